// The sizes that the build puts into the sources. They are read from what is built when a test asks for
// them, so that the tests that need no build run without one.

import { tableSizes } from "../../web/build/site/table-sizes.mjs";

for (const name of ["FULL_TABLES_DOWNLOAD_BYTES", "FULL_TABLES_BYTES"]) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => Number(tableSizes()[name]),
  });
}
