/** Part 3 of the matches of chance. */
import { testRandomGames } from "./random-games.ts";

testRandomGames(3);
