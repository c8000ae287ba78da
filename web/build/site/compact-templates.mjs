// Takes line breaks, indentation and comments out of the templates and style sheets of Lit, which
// minifiers leave as they are. Between elements and within rules one space means the same.

const TAGS = ["css", "html", "svg"];
const CSS_COMMENT = /\/\*.*?\*\//gs;
const LINE_BREAK = /\s*\n\s*/g;

/** @returns {import("vite").Plugin} */
export function compactTemplates() {
  return {
    name: "compact-templates",
    enforce: "post",
    transform(code, id) {
      if (!/\/web\/.*\.ts$/.test(id) || !code.includes("`")) return undefined;
      /** @type {{ start: number, end: number }[]} */
      const texts = [];
      collectTexts(this.parse(code), texts);
      let compact = code;
      for (const { start, end } of texts.sort((one, other) => other.start - one.start)) {
        const text = compact.slice(start, end).replace(CSS_COMMENT, "").replace(LINE_BREAK, " ");
        compact = compact.slice(0, start) + text + compact.slice(end);
      }
      return { code: compact, map: null };
    },
  };
}

/**
 * @param {unknown} node of the syntax tree
 * @param {{ start: number, end: number }[]} texts gets the texts of templates with one of the tags
 */
function collectTexts(node, texts) {
  if (typeof node !== "object" || node === null) return;
  const { type, tag, quasi } =
    /** @type {{ type?: string, tag?: { name?: string }, quasi?: { quasis: typeof texts } }} */ (
      node
    );
  if (type === "TaggedTemplateExpression" && quasi && TAGS.includes(tag?.name ?? "")) {
    texts.push(...quasi.quasis);
  }
  for (const child of Object.values(node)) collectTexts(child, texts);
}
