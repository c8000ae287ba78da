// Lets a page import a script again whose first import has failed. Firefox and Safari remember the
// failure of an address for as long as the page lives (https://github.com/whatwg/html/issues/6768), so
// that trying again was in vain there. The same script at another address is imported anew.

const IMPORT = /\bimport\(([`"']\.\/[^`"']+\.js[`"'])\)/g;

// Modules that came at another address are kept: their first address never brings them.
const IMPORT_AGAIN = `
let importCount = 0;
const importedAgain = {};
function importAgain(path, base) {
  importedAgain[path] ??= import(new URL(path + "?again=" + ++importCount, base).href).catch(
    (error) => {
      delete importedAgain[path];
      throw error;
    },
  );
  return importedAgain[path];
}
`;

/** @returns {import("vite").Plugin} */
export function importAgain() {
  return {
    name: "import-again",
    apply: "build",
    renderChunk(code) {
      const changed = code.replace(
        IMPORT,
        "import($1).catch(() => importAgain($1, import.meta.url))",
      );
      return changed === code ? null : { code: changed + IMPORT_AGAIN, map: null };
    },
  };
}
