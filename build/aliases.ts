/**
 * Calls functions of a bundle by their own names.
 *
 * A package exports its constants under other names (`constant-functions.ts`), so that a bundle that holds packages
 * calls `read_exported`. Whoever looks for what is called would have to follow each of them.
 */
import type { Program } from "acorn";
import { ancestor } from "acorn-walk";
import {
  constantsOf,
  fixedFunctionsOf,
  namesDeclaredIn,
  programOf,
  type Replacement,
  replaced,
} from "./bindings.ts";

/** The same code, where no call goes through a top-level constant that is another one, or a function. */
export function withoutAliases(code: string): string {
  const program = programOf(code);
  const aliases = aliasesOf(program);
  const names: Replacement[] = [];
  ancestor(program, {
    CallExpression: ({ callee }, _state, ancestors) => {
      if (callee.type !== "Identifier") return;
      const meant = aliases.get(callee.name);
      const hidden = namesDeclaredIn(ancestors.slice(1, -1));
      if (meant === undefined || hidden.has(meant) || hidden.has(callee.name)) return;
      names.push({ start: callee.start, end: callee.end, text: meant });
    },
  });
  return replaced(code, names);
}

/** Constants that are given the value of another one, or of a function, and which that is. */
function aliasesOf(program: Program): Map<string, string> {
  const constants = constantsOf(program).map(({ name }) => name);
  const fixed = new Set([...constants, ...fixedFunctionsOf(program).map(({ id }) => id.name)]);
  const aliases = new Map<string, string>();
  for (const { name, value } of constantsOf(program)) {
    if (value.type !== "Identifier" || !fixed.has(value.name)) continue;
    aliases.set(name, aliases.get(value.name) ?? value.name);
  }
  return aliases;
}
