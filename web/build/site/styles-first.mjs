// What a page's first picture waits for is asked for first: its styles, and scripts after them.

const STYLES = /[ \t]*<link rel="stylesheet"[^>]*>\n/g;
const FIRST_SCRIPT = /[ \t]*<script type="module"/;
// Browsers that load a script ahead give it the same precedence as styles.
const LOADED_AHEAD = /<link rel="modulepreload"/g;

/**
 * Puts the style sheets before the scripts, which share a slow line with them otherwise, and lets
 * scripts that are loaded ahead give way to them.
 *
 * @returns {import("vite").Plugin}
 */
export function stylesFirst() {
  return {
    name: "styles-first",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const styles = html.match(STYLES) ?? [];
        return html
          .replace(STYLES, "")
          .replace(FIRST_SCRIPT, (script) => styles.join("") + script)
          .replace(LOADED_AHEAD, '$& fetchpriority="low"');
      },
    },
  };
}
