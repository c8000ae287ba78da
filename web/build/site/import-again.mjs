// Lets a page import a script again after its first import failed. Firefox and Safari remember a
// failed address for as long as the page lives (https://github.com/whatwg/html/issues/6768), so
// retrying it would be in vain. The same script at another address is imported anew.

const IMPORT = /\bimport\(([`"']\.\/[^`"']+\.js[`"'])\)/g;

// All scripts of a page share what they import: a script imported from two addresses would run twice. So
// an import joins one that is under way, and what has loaded is kept, whatever its address.
const IMPORT_ONCE = `
function importOnce(load, path, base) {
  const imports = (globalThis.cubewrightImports ??= {});
  const { href } = new URL(path, base);
  imports[href] ??= load()
    .catch(() => import(href + "?again=" + performance.now()))
    .catch((error) => {
      delete imports[href];
      throw error;
    });
  return imports[href];
}
`;

/** @returns {import("vite").Plugin} */
export function importAgain() {
  return {
    name: "import-again",
    apply: "build",
    renderChunk(code) {
      const changed = code.replace(IMPORT, "importOnce(() => import($1), $1, import.meta.url)");
      return changed === code ? null : { code: changed + IMPORT_ONCE, map: null };
    },
  };
}
