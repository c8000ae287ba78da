// Has the browser fetch from the beginning what the page's first script will ask for: the page's
// own scripts, and the script of the engine's worker, which the worker then finds in the browser's
// cache. (Browsers do not know `as="worker"` yet.)

const PAGE_CHUNK = "page";
const WORKER = /^assets\/worker-[^/]+\.js$/;

/** @returns {import("vite").Plugin} */
export function loadAhead() {
  return {
    name: "load-ahead",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {}, chunk }) => {
        const files = Object.values(bundle);
        const page = files.find((file) => file.type === "chunk" && file.name === PAGE_CHUNK);
        if (page?.type !== "chunk" || !chunk?.dynamicImports.includes(page.fileName)) return html;
        const worker = files.find(({ fileName }) => WORKER.test(fileName));
        if (!worker) throw new Error("The site has no script for the engine's worker.");
        const isLinked = (/** @type {string} */ fileName) => html.includes(`/${fileName}"`);
        const scripts = withImports(page.fileName, bundle).filter((name) => !isLinked(name));
        const links = [worker.fileName, ...scripts].map(link);
        return html.replace("</head>", `${links.join("")}</head>`);
      },
    },
  };
}

/**
 * @param {string} fileName
 * @param {import("rolldown").OutputBundle} bundle
 * @returns {string[]} this script and those that it cannot run without
 */
function withImports(fileName, bundle) {
  const names = [fileName];
  for (const name of names) {
    const file = bundle[name];
    const imports = file?.type === "chunk" ? file.imports : [];
    names.push(...imports.filter((imported) => !names.includes(imported)));
  }
  return names;
}

/** @param {string} fileName */
function link(fileName) {
  return `<link rel="modulepreload" crossorigin href="./${fileName}">\n`;
}
