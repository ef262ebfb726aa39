/**
 * The logs of many games as numbers, to be compared between platforms: the same games must give the same bytes.
 *
 * This file is bundled and runs in a browser too, so it reads nothing and is given everything.
 */
import {
  hearthstonePlayer,
  hearthstoneStage,
  playRandomMatch,
  runScenario,
  type Scenario,
} from "@course/harness";

/** What is played. */
export interface Games {
  /** Each seed is a match of chance between random decks. */
  readonly seeds: readonly number[];
  readonly scenarios: readonly Scenario[];
}

/** What was played, each with the hash of its log and of what it came to. */
export type Hashes = Readonly<Record<string, string>>;

/** Plays games and hashes what is left of each. */
export async function hashesOf({ seeds, scenarios }: Games): Promise<Hashes> {
  const hashes: Record<string, string> = {};
  const stage = await hearthstoneStage();
  for (const seed of seeds) {
    const match = playRandomMatch(stage, { seed });
    hashes[`match ${seed}`] = hash(JSON.stringify([match.log(), match.save()]));
  }
  const player = await hearthstonePlayer();
  for (const scenario of scenarios)
    hashes[`scenario ${scenario.id}`] = hash(JSON.stringify(runScenario(player, scenario)));
  return hashes;
}

/** Two 32-bit hashes (FNV-1a, and the same backwards), in hexadecimal. */
function hash(text: string): string {
  let [forwards, backwards] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < text.length; at++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [forwards, backwards].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
