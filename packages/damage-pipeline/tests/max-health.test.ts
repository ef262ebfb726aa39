/** The two rules of maximum Health, whatever the numbers (rulebook 11.2, 11.3). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { attackOf, healthOf, maxHealthOf, setAttack, setDamage, setMaxHealth } from "../src/index.ts";
import { Table } from "./support.ts";

const number = fc.integer({ min: 0, max: 50 });

test("where the maximum rises Health rises as much; where it falls Health falls only as far as it must", () => {
  fc.assert(
    fc.property(number, number, number, (before, damage, after) => {
      const table = new Table();
      const [world, minion] = [table.world, table.put("Plain")];
      world.edit(() => {
        setMaxHealth(minion, before);
        setDamage(minion, damage);
        const health = healthOf(minion);
        setMaxHealth(minion, after);
        expect(maxHealthOf(minion)).toBe(after);
        expect(healthOf(minion)).toBe(after > before ? health + after - before : Math.min(health, after));
      });
    }),
  );
});

test("an Attack below 0 counts as 0 and is kept below 0", () => {
  const table = new Table();
  const [world, minion] = [table.world, table.put("Plain")];
  world.edit(() => {
    setAttack(minion, -2);
    expect(attackOf(minion)).toBe(0);
  });
});
