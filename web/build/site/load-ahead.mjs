// Makes the browser fetch early what the first script of a page will ask for: the scripts of that page and, where
// an engine starts at once, its worker's script, which the worker then finds in the browser's cache. (Browsers do
// not know `as="worker"` yet.) Lessons need the worker of the methods, and scripts that solutions do not need; the
// script of the 3D scene, which is large, comes last.

/** @typedef {{ script: string, engine?: string, others?: string[] }} LaterScript by name */

/** @type {LaterScript} */
const PAGE = { script: "page", engine: "worker" };
/** @type {Record<string, LaterScript>} */
const OTHER_PAGES = {
  "/embed.html": { script: "embed" },
  "/learn.html": { script: "learn", engine: "methods-worker", others: ["modules"] },
  "/lab.html": { script: "lab" },
};

/** @returns {import("vite").Plugin} */
export function loadAhead() {
  return {
    name: "load-ahead",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path, bundle = {}, chunk }) => {
        const { script, engine, others = [] } = OTHER_PAGES[path] ?? PAGE;
        const first = chunk ? withImports(chunk, bundle) : [];
        const later = first
          .flatMap(({ dynamicImports }) => dynamicImports)
          .map((fileName) => bundle[fileName])
          .find((file) => file?.type === "chunk" && file.name === script);
        if (later?.type !== "chunk") return html;
        const files = Object.values(bundle);
        const worker = files.find(({ fileName }) => fileName.startsWith(`assets/${engine}-`));
        if (engine && !worker) throw new Error("The site has no script for the engine's worker.");
        const besides = others.map((name) => {
          const chunk = files.find((file) => file.type === "chunk" && file.name === name);
          if (chunk?.type !== "chunk") throw new Error(`The site has no script "${name}".`);
          return chunk;
        });
        const isLinked = (/** @type {string} */ fileName) => html.includes(`/${fileName}"`);
        const scripts = [later, ...besides]
          .flatMap((chunk) => withImports(chunk, bundle))
          .map(({ fileName }) => fileName)
          .filter((fileName) => !isLinked(fileName));
        const links = [...new Set([...(worker ? [worker.fileName] : []), ...scripts])].map(link);
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
