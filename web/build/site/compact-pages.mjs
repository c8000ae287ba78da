// Takes out of a page's file what only its readers need: indentation and comments.

const INDENTATION = /\n\s+/g;
const COMMENT = /<!--.*?-->\n?/gs;

/** @returns {import("vite").Plugin} */
export function compactPages() {
  return {
    name: "compact-pages",
    transformIndexHtml: {
      // After the plugin that replaces a comment by the first picture.
      order: "post",
      handler: (html) => html.replace(INDENTATION, "\n").replace(COMMENT, ""),
    },
  };
}
