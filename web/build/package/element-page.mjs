// The part of the API page that is about <cubewright-cube>, from its manifest.

/** @typedef {import("./element-manifest.mjs").ElementDeclaration} ElementDeclaration */

/** @param {ElementDeclaration} element */
export function elementPage(element) {
  const { tagName, description, attributes, members, events, slots, cssParts, cssProperties } =
    element;
  const fields = members.filter((member) => member.kind === "field");
  const methods = members.filter((member) => member.kind === "method");
  return [
    `## ${tagName}\n\n${description}\n`,
    "Each attribute is a property too. A value that makes no sense is told by `cubewright-error`, " +
      "and the one before stays. After such a value of `puzzle`, `method`, `metric` or `goal`, `solve` " +
      "tells it again, until another is set.\n",
    section(
      "Attributes",
      ["Attribute", "Property", "Type", "Default", "What it is"],
      attributes.map(({ name, fieldName, type, default: fallback, description }) => [
        code(name),
        code(fieldName),
        code(type.text),
        fallback === undefined ? "" : code(fallback),
        description,
      ]),
    ),
    section(
      "Properties without an attribute",
      ["Property", "Type", "What it is"],
      fields
        .filter(({ attribute }) => attribute === undefined)
        .map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    section(
      "Methods",
      ["Method", "What it does"],
      methods.map((method) => [code(signatureOf(method)), method.description]),
    ),
    section(
      "Events",
      ["Event", "Type", "What it tells"],
      events.map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    section("Slots", ["Slot", "Where it is"], slots.map(describe)),
    section("Parts", ["Part", "What it is"], cssParts.map(describe)),
    section("Custom properties", ["Property", "What it is"], cssProperties.map(describe)),
  ].join("\n");
}

/** @param {import("./element-manifest.mjs").Described} described */
function describe({ name, description }) {
  return [code(name), description];
}

/** @param {import("./element-manifest.mjs").Method} method */
function signatureOf({ name, parameters, return: { type } }) {
  const words = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? "?" : ""}: ${parameter.type.text}`,
  );
  return `${name}(${words.join(", ")}): ${type.text}`;
}

/**
 * @param {string} title
 * @param {string[]} columns
 * @param {string[][]} rows
 * @param {string} [introduction]
 */
export function section(title, columns, rows, introduction = "") {
  const lines = [columns, columns.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  const before = introduction === "" ? "" : `${introduction}\n\n`;
  return `### ${title}\n\n${before}${lines.join("\n")}\n`;
}

/** @param {string} text */
export function code(text) {
  return `\`${text}\``;
}
