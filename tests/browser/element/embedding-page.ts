// The page that embeds the element, built as the site is, and put below the site's own address: once,
// before all tests, since some of them run side by side.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { buildDirectory } from "../../../web/build/directories.mjs";
import { tableSizes } from "../../../web/build/site/table-sizes.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Where it lies on the site's server. */
export const EMBEDDING_PATH = "/embedding/";

/** Where it is built. */
export const EMBEDDING_DIRECTORY = join(buildDirectory, "embedding-page");

/** Builds the page. */
export default async function buildEmbeddingPage(): Promise<void> {
  await build({
    configFile: false,
    root,
    base: EMBEDDING_PATH,
    logLevel: "error",
    define: tableSizes(),
    // Conditions of a release, even though this is a test run.
    resolve: { conditions: ["module", "browser", "production"] },
    worker: { format: "es" },
    build: {
      outDir: EMBEDDING_DIRECTORY,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 640,
    },
  });
}
