// Types that the sources write as what becomes of a list, such as `(typeof NAMES)[number]`: readers of the documentation
// do not have the list, and see the words instead.
import { Converter, ReflectionKind } from "typedoc";
import ts from "typescript";

/**
 * Makes each alias of such a type show its words.
 *
 * @param {import("typedoc").Application} application
 */
export function spellOutTypes(application) {
  application.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.kind !== ReflectionKind.TypeAlias) return;
    const [alias] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (!alias || !ts.isTypeAliasDeclaration(alias) || !isWrittenAsList(alias.type)) return;
    reflection.comment?.modifierTags.add("@useDeclaredType");
  });
}

/** @param {ts.TypeNode} type */
function isWrittenAsList(type) {
  if (ts.isIndexedAccessTypeNode(type)) return true;
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === "Lowercase";
}
