import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COURSE_MODULES, coursePack, PACK_NAMES, type PackName, pack } from "../src/index.ts";

const folder = new URL("../packs/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);

/** Every id that a card's data names under `card`. */
function namedCards(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "card" && typeof part === "string" ? [part] : namedCards(part),
  );
}

/** The packs that are kept in several files. */
const joined = ["legacy", "later"] as const;
const isJoined = (name: string | undefined): boolean => joined.some((joinedName) => joinedName === name);

describe("packs", () => {
  const names = files.map((file) => file.replaceAll("\\", "/").replace(/\.json$/, ""));
  const inOneFile = PACK_NAMES.filter((name) => !isJoined(name));

  test("are the files of the folder, each under its path", () => {
    expect(names.filter((name) => !isJoined(name.split("/")[0])).sort()).toEqual([...inOneFile].sort());
  });

  test.each(joined)("%s is all files of its folder", async (joinedName) => {
    const parts = names.filter((name) => name.startsWith(`${joinedName}/`));
    const cards = parts.flatMap(
      (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")).cards,
    );
    const whole = await pack(joinedName);
    expect(whole.pack).toBe(joinedName);
    expect(whole.cards.length).toBe(cards.length);
    expect(whole.cards).toEqual(expect.arrayContaining(cards));
  });

  test.each(inOneFile)("%s is its file, with an id and a version", async (name) => {
    const text = readFileSync(new URL(`${name}.json`, folder), "utf8");
    expect(await pack(name)).toEqual(JSON.parse(text));
    expect(await pack(name)).toMatchObject({
      pack: name.split("/")[0],
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  test("later has no card that chance can bring, and none that legacy has", async () => {
    const [legacy, later] = await Promise.all([pack("legacy"), pack("later")]);
    const ids = new Set(legacy.cards.map(({ id }) => id));
    expect(later.cards.filter((card) => "collectible" in card || ids.has(card.id))).toEqual([]);
  });

  test("are asked for by a name that exists", async () => {
    await expect(pack("course/99-nothing" as PackName)).rejects.toThrow(
      'pack: name is "course/99-nothing"; expected one of course/01-handles, course/02-event-queue',
    );
    await expect(pack("__proto__" as PackName)).rejects.toThrow("pack: name is");
  });
});

describe("the course's cards", () => {
  const all = COURSE_MODULES.map((module) => coursePack(module).cards);

  test("have ids and names of their own, ids in kebab case", () => {
    const cards = all.flat();
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    for (const { id, name } of cards) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(id).toBe(name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));
    }
  });

  test("name only cards that their module or an earlier one brings in", () => {
    for (const [index, cards] of all.entries()) {
      const known = all
        .slice(0, index + 1)
        .flat()
        .map(({ id }) => id);
      expect(cards.flatMap(namedCards).filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  test("carry no rules text", () => {
    for (const card of all.flat()) expect(card).not.toHaveProperty("text");
  });
});
