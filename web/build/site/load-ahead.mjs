// Has the browser fetch from the beginning what the first script of a page will ask for: the scripts
// of that page, and, where the engine starts at once, the script of its worker, which the worker then
// finds in the browser's cache. (Browsers do not know `as="worker"` yet.)

const WORKER = /^assets\/worker-[^/]+\.js$/;

/** @typedef {{ script: string, startsEngine: boolean }} LaterScript */

/** @type {LaterScript} */
const PAGE = { script: "page", startsEngine: true };
/** @type {Record<string, LaterScript>} */
const OTHER_PAGES = {
  "/embed.html": { script: "embed", startsEngine: false },
  "/learn.html": { script: "learn", startsEngine: true },
  "/lab.html": { script: "lab", startsEngine: false },
};

/** @returns {import("vite").Plugin} */
export function loadAhead() {
  return {
    name: "load-ahead",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {}, chunk }) => {
        const { script, startsEngine } = OTHER_PAGES[path] ?? PAGE;
        const first = chunk ? withImports(chunk, bundle) : [];
        const later = first
          .flatMap(({ dynamicImports }) => dynamicImports)
          .map((fileName) => bundle[fileName])
          .find((file) => file?.type === "chunk" && file.name === script);
        if (later?.type !== "chunk") return html;
        const worker = Object.values(bundle).find(({ fileName }) => WORKER.test(fileName));
        if (!worker) throw new Error("The site has no script for the engine's worker.");
        const isLinked = (/** @type {string} */ fileName) => html.includes(`/${fileName}"`);
        const scripts = withImports(later, bundle)
          .map(({ fileName }) => fileName)
          .filter((fileName) => !isLinked(fileName));
        const links = [...(startsEngine ? [worker.fileName] : []), ...scripts].map(link);
        return html.replace("</head>", `${links.join("")}</head>`);
      },
    },
  };
}

/**
 * @param {import("rolldown").OutputChunk} chunk
 * @param {import("rolldown").OutputBundle} bundle
 * @returns {import("rolldown").OutputChunk[]} this script and those that it cannot run without
 */
function withImports(chunk, bundle) {
  const chunks = new Set([chunk]);
  for (const { imports = [] } of chunks) {
    for (const fileName of imports) {
      const imported = bundle[fileName];
      if (imported?.type === "chunk") chunks.add(imported);
    }
  }
  return [...chunks];
}

/** @param {string} fileName */
function link(fileName) {
  return `<link rel="modulepreload" crossorigin href="./${fileName}">\n`;
}
