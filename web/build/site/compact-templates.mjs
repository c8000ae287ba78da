// Removes line breaks, indentation and comments from Lit's templates and style sheets, which
// minifiers leave unchanged. Between elements and within rules one space means the same; around the
// characters that separate rules none is needed.

const TAGS = ["css", "html", "svg"];
const CSS_COMMENT = /\/\*.*?\*\//gs;
const LINE_BREAK = /\s*\n\s*/g;
// The space before a colon in a selector has a meaning, the space after one has not. The last declaration of a rule
// needs no semicolon.
const CSS_SIGN = /;?\s*([{}])\s*|\s*([;,])\s*|(?<=:) /g;

/** @returns {import("vite").Plugin} */
export function compactTemplates() {
  return {
    name: "compact-templates",
    enforce: "post",
    transform(code, id) {
      if (!/\/web\/.*\.ts$/.test(id) || !code.includes("`")) return undefined;
      /** @type {Text[]} */
      const texts = [];
      collectTexts(this.parse(code), texts);
      let compact = code;
      for (const { start, end, isCss } of texts.sort((one, other) => other.start - one.start)) {
        const lines = compact.slice(start, end).replace(CSS_COMMENT, "").replace(LINE_BREAK, " ");
        const text = isCss ? lines.replace(CSS_SIGN, "$1$2") : lines;
        compact = compact.slice(0, start) + text + compact.slice(end);
      }
      return { code: compact, map: null };
    },
  };
}

/** @typedef {{ start: number, end: number, isCss: boolean }} Text */

/**
 * @param {unknown} node of the syntax tree
 * @param {Text[]} texts gets the texts of templates with one of the tags
 */
function collectTexts(node, texts) {
  if (typeof node !== "object" || node === null) return;
  const { type, tag, quasi } =
    /** @type {{ type?: string, tag?: { name?: string }, quasi?: { quasis: typeof texts } }} */ (
      node
    );
  if (type === "TaggedTemplateExpression" && quasi && TAGS.includes(tag?.name ?? "")) {
    const isCss = tag?.name === "css";
    texts.push(...quasi.quasis.map(({ start, end }) => ({ start, end, isCss })));
  }
  for (const child of Object.values(node)) collectTexts(child, texts);
}
