/**
 * `course cards`: the card library. Lists cards, shows one, checks a card file, prints the JSON Schema.
 *
 * All of it rests on the words of the whole game (`@course/harness`) and on the packs' list
 * (`@course/content-hs`): a new pack or word shows up here by itself.
 */
import { jsonSchema } from "@course/cards";
import { hearthstoneStage } from "@course/harness";
import { cardLibrary } from "./cards/library.ts";
import { printList, printShown } from "./cards/print.ts";
import { matching, named } from "./cards/search.ts";
import { validateFiles } from "./cards/validate.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

const FORMS = ["list", "show NAME", "validate FILE...", "schema"];

export const cards: Subcommand = {
  name: "cards",
  summary: "The card library: list, show NAME, validate FILE..., schema",
  declare(command) {
    command.argument("<what>", FORMS.join(", "));
    command.argument("[words...]", "the card's NAME, or the FILEs to validate");
    command.option("--query <words>", "list: only cards whose name, type, race or text has all these words");
    command.option("--pack <name>", "list: only cards of this pack");
    command.addHelpText(
      "after",
      [
        "",
        'course cards list --query "draw a card"',
        'course cards show "Harvest Golem"',
        "course cards validate src/content/my-cards.json",
        "course cards schema > card.schema.json",
      ].join("\n"),
    );
  },
  run: (call, terminal) => {
    const [what, words] = call.arguments as [string, string[]];
    const run = Object.hasOwn(actions, what) ? actions[what] : undefined;
    if (run === undefined) throw new UsageError(`cards: WHAT is "${what}"; expected ${FORMS.join(", ")}`);
    if (what !== "list") refuseListOptions(call, what);
    return run(words, call, terminal);
  },
};

type Action = (words: readonly string[], call: Call, terminal: Terminal) => Promise<ExitStatus>;

const actions: Readonly<Record<string, Action>> = {
  list: async (words, call, terminal) => {
    if (words.length > 0) {
      throw new UsageError(`cards: list is followed by "${words.join(" ")}"; expected --query for a search`);
    }
    const { query = "", pack } = call.options as { query?: string; pack?: string };
    const found = matching(await cardLibrary(), { query, pack });
    if (call.json) terminal.out(JSON.stringify({ cards: found }));
    else printList(found, terminal);
    return 0;
  },

  show: async (words, call, terminal) => {
    const name = words.join(" ");
    if (name === "")
      throw new UsageError('cards: NAME is missing; expected for example show "Harvest Golem"');
    const found = named(await cardLibrary(), name);
    if (call.json) terminal.out(JSON.stringify({ cards: found }));
    else printShown(found, terminal);
    return 0;
  },

  validate: async (words, call, terminal) => {
    if (words.length === 0) throw new UsageError("cards: FILE is missing; expected a card file, .json");
    return validateFiles(words, call, terminal);
  },

  schema: async (words, _, terminal) => {
    if (words.length > 0)
      throw new UsageError(`cards: schema is followed by "${words.join(" ")}"; expected nothing`);
    terminal.out(JSON.stringify(jsonSchema((await hearthstoneStage()).vocabulary), null, 2));
    return 0;
  },
};

function refuseListOptions({ options }: Call, what: string): void {
  for (const option of ["query", "pack"]) {
    if (options[option] !== undefined)
      throw new UsageError(`cards: --${option} is given with ${what}; expected it with list`);
  }
}
