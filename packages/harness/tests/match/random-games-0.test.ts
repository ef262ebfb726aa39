/** Part 0 of the matches of chance. */
import { testRandomGames } from "./random-games.ts";

testRandomGames(0);
