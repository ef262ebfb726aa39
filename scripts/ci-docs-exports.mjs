/**
 * A rule of TypeDoc's own kind: every name that a package exports has a docstring.
 *
 * TypeDoc's `notDocumented` asks the same of each method and field too, which mostly speak by name and type;
 * here it is asked of what somebody imports, and nothing else.
 */
import { Application, ReflectionKind } from "typedoc";

const EXPORTS =
  ReflectionKind.Class |
  ReflectionKind.Enum |
  ReflectionKind.Function |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/**
 * Named in TypeDoc's `plugin` option, which calls it.
 *
 * @param {Application} app
 */
export function load(app) {
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    for (const each of project.children ?? []) {
      if (!each.kindOf(EXPORTS) || isDocumented(each)) continue;
      app.logger.validationWarning(
        /** @type {import("typedoc").TranslatedString} */ (
          `${project.packageName ?? project.name}: ${each.name} has no docstring; expected one on each export`
        ),
      );
    }
  });
}

/** @param {import("typedoc").DeclarationReflection} of */
function isDocumented(of) {
  const signatures = of.signatures ?? [];
  return of.hasComment() || (signatures.length > 0 && signatures.every((each) => each.hasComment()));
}
