// The custom elements manifest of <cubewright-cube>, which editors and catalogues read
// (github.com/webcomponents/custom-elements-manifest). It is made from the sources, as TypeDoc reads
// them, and from the attributes that the element observes.
import { ReflectionKind } from "typedoc";
import { parameterDefaults } from "./parameter-defaults.mjs";

/** @typedef {import("typedoc").DeclarationReflection} DeclarationReflection */
/** @typedef {import("typedoc").CommentDisplayPart} CommentDisplayPart */

const SCHEMA_VERSION = "2.1.0";
const TAG_NAME = "cubewright-cube";
const CLASS_NAME = "CubewrightCube";
const EVENTS_NAME = "CubewrightEventDetails";

/**
 * @typedef {object} Described
 * @property {string} name
 * @property {string} description
 *
 * @typedef {Described & { type: { text: string } }} Typed
 *
 * @typedef {Typed & { kind: "field", attribute?: string, readonly?: true, default?: string }} Field
 *
 * @typedef {object} Method
 * @property {"method"} kind
 * @property {string} name
 * @property {string} description
 * @property {(Typed & { optional: boolean, default?: string })[]} parameters
 * @property {{ type: { text: string } }} return
 *
 * @typedef {object} ElementDeclaration
 * @property {"class"} kind
 * @property {true} customElement
 * @property {string} tagName
 * @property {string} name
 * @property {string} description
 * @property {(Typed & { fieldName: string, default?: string })[]} attributes
 * @property {(Field | Method)[]} members
 * @property {Typed[]} events
 * @property {Described[]} slots
 * @property {Described[]} cssParts
 * @property {Described[]} cssProperties
 *
 * @typedef {object} ElementManifest
 * @property {string} schemaVersion
 * @property {string} readme
 * @property {{ kind: "javascript-module", path: string, declarations: ElementDeclaration[], exports: unknown[] }[]} modules
 *
 * What Lit knows of an element's class.
 *
 * @typedef {object} ElementClass
 * @property {ReadonlyMap<string, { attribute?: string | boolean, fallback?: unknown }>} elementProperties
 */

/** The tags in documentation comments that TypeDoc does not know by itself. */
export const ELEMENT_TAGS = /** @type {const} */ ([
  "@attribute",
  "@slot",
  "@csspart",
  "@cssproperty",
]);

/**
 * @param {import("typedoc").ProjectReflection} project of the package's entry for the element
 * @param {ElementClass} elementClass
 * @param {string} path of the package's module that defines the element
 * @returns {ElementManifest}
 */
export function elementManifest(project, elementClass, path) {
  const reference = { name: CLASS_NAME, module: path };
  const declarations = [describeElement(project, elementClass)];
  return {
    schemaVersion: SCHEMA_VERSION,
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations,
        exports: [
          { kind: "js", name: CLASS_NAME, declaration: reference },
          { kind: "custom-element-definition", name: TAG_NAME, declaration: reference },
        ],
      },
    ],
  };
}

/**
 * @param {import("typedoc").ProjectReflection} project
 * @param {ElementClass} elementClass
 * @returns {ElementDeclaration}
 */
function describeElement(project, elementClass) {
  const element = childNamed(project, CLASS_NAME);
  const own = (element.children ?? []).filter(({ overwrites }) => overwrites === undefined);
  const fields = own
    .filter(({ kind, flags }) => isField(kind) && !flags.isStatic)
    .map((reflection) => describeField(reflection, elementClass));
  const methods = own.filter(({ kind }) => kind === ReflectionKind.Method).map(describeMethod);
  return {
    kind: "class",
    customElement: true,
    tagName: TAG_NAME,
    name: CLASS_NAME,
    description: textOf(element.comment?.summary),
    attributes: [
      ...fields.flatMap(({ kind: _, attribute, name, readonly: _readonly, ...field }) =>
        attribute === undefined ? [] : [{ name: attribute, fieldName: name, ...field }],
      ),
      // Attributes that every element has.
      ...describeTagged(element, "@attribute").map(({ name, description }) => ({
        name,
        fieldName: name,
        type: { text: "string" },
        description,
      })),
    ],
    members: [...fields, ...methods],
    events: (childNamed(project, EVENTS_NAME).children ?? []).map(describeEvent),
    slots: describeTagged(element, "@slot"),
    cssParts: describeTagged(element, "@csspart"),
    cssProperties: describeTagged(element, "@cssproperty"),
  };
}

/**
 * @param {import("typedoc").ContainerReflection} container
 * @param {string} name
 */
export function childNamed(container, name) {
  const child = container.children?.find((each) => each.name === name);
  if (child) return child;
  throw new Error(`The sources have no ${name}.`);
}

/** @param {ReflectionKind} kind */
function isField(kind) {
  return kind === ReflectionKind.Property || kind === ReflectionKind.Accessor;
}

/**
 * @param {DeclarationReflection} reflection a property, or a pair of accessors
 * @param {ElementClass} elementClass
 * @returns {Field}
 */
function describeField(reflection, { elementProperties }) {
  const { name, getSignature, setSignature, type = getSignature?.type, flags } = reflection;
  const isReadonly = flags.isReadonly || (getSignature !== undefined && !setSignature);
  const property = elementProperties.get(name);
  const attribute = property && attributeOf(name, property);
  // Settings (web/widget/element/setting.ts) have one.
  const fallback = property?.fallback;
  return {
    kind: "field",
    name,
    type: { text: type ? spelledOut(type) : "" },
    description: textOf((reflection.comment ?? getSignature?.comment)?.summary),
    ...(attribute === undefined ? {} : { attribute }),
    ...(fallback === undefined ? {} : { default: JSON.stringify(fallback) }),
    ...(isReadonly ? { readonly: true } : {}),
  };
}

/**
 * A type as the list of its values, where it is a name for such a list.
 *
 * @param {import("typedoc").SomeType} type
 * @returns {string}
 */
export function spelledOut(type) {
  if (type.type === "union") return type.types.map(spelledOut).join(" | ");
  const target = type.type === "reference" ? type.reflection : undefined;
  const meant = target?.kindOf(ReflectionKind.TypeAlias) && target.isDeclaration() && target.type;
  return meant ? spelledOut(meant) : String(type);
}

/**
 * @param {string} name
 * @param {{ attribute?: string | boolean }} property
 */
function attributeOf(name, { attribute = true }) {
  if (typeof attribute === "string") return attribute;
  return attribute ? name.toLowerCase() : undefined;
}

/**
 * @param {DeclarationReflection} reflection
 * @returns {Method}
 */
function describeMethod(reflection) {
  const { name, signatures = [], project } = reflection;
  const [signature] = signatures;
  const defaults = parameterDefaults(project.getSymbolIdFromReflection(reflection));
  return {
    kind: "method",
    name,
    description: textOf(signature?.comment?.summary),
    parameters: (signature?.parameters ?? []).map((parameter) => {
      const fallback = defaults.get(parameter.name);
      return {
        name: parameter.name,
        type: { text: String(parameter.type) },
        description: textOf(parameter.comment?.summary),
        optional: parameter.flags.isOptional,
        ...(fallback === undefined ? {} : { default: fallback }),
      };
    }),
    return: { type: { text: String(signature?.type) } },
  };
}

/**
 * @param {DeclarationReflection} reflection of an event's detail
 * @returns {Typed}
 */
function describeEvent({ name, type, comment }) {
  return {
    name,
    type: { text: `CustomEvent<${String(type)}>` },
    description: textOf(comment?.summary),
  };
}

/**
 * @param {DeclarationReflection} element
 * @param {(typeof ELEMENT_TAGS)[number]} tag whose text is "NAME - DESCRIPTION"
 * @returns {Described[]}
 */
function describeTagged({ comment }, tag) {
  return (comment?.getTags(tag) ?? []).map(({ content }) => {
    const [name = "", ...description] = textOf(content).split(" - ");
    return { name, description: description.join(" - ") };
  });
}

/** @param {readonly CommentDisplayPart[]} [parts] */
export function textOf(parts = []) {
  return parts
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}
