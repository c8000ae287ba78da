// The part of the API page about the types that "cubewright/element" exports besides the element.
import { ReflectionKind } from "typedoc";
import { childNamed, spelledOut, textOf } from "./element-manifest.mjs";
import { code, section } from "./element-page.mjs";

/** @typedef {import("typedoc").DeclarationReflection} DeclarationReflection */

const TYPES = [
  "CubewrightEventDetails",
  "CubewrightProperties",
  "SolveRequest",
  "CubeMode",
  "ColorNames",
];

/** @param {import("typedoc").ProjectReflection} project of the package's entry for the element */
export function elementTypes(project) {
  return TYPES.map((name) => describeType(childNamed(project, name))).join("\n");
}

/** @param {DeclarationReflection} reflection */
function describeType({ name, kind, comment, type, children = [] }) {
  const properties = children.filter((child) => child.kindOf(ReflectionKind.Property));
  const description = textOf(comment?.summary);
  if (kind !== ReflectionKind.Interface) {
    return `### ${name}\n\n\`\`\`ts\ntype ${name} = ${String(type)};\n\`\`\`\n\n${description}\n`;
  }
  const rows = properties.map((property) => [
    code(property.name + (property.flags.isOptional ? "?" : "")),
    code(property.type ? spelledOut(property.type) : ""),
    textOf(property.comment?.summary),
  ]);
  return section(name, ["Property", "Type", "What it is"], rows, description);
}
