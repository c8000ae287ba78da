// Makes a page load its styles before its scripts, since the first picture waits only for the styles.

const STYLES = /[ \t]*<link rel="stylesheet"[^>]*>\n/g;
const FIRST_SCRIPT = /[ \t]*<script type="module"/;
// A browser loads these with the same priority as styles.
const LOADED_AHEAD = /<link rel="modulepreload"/g;

/**
 * Puts the style sheets before the scripts, and gives scripts that are loaded ahead a low priority.
 * Otherwise both share a slow connection.
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
