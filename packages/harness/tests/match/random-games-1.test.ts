/** Part 1 of the matches of chance. */
import { testRandomGames } from "./random-games.ts";

testRandomGames(1);
