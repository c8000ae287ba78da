// The page that embeds the element, built as the site is, and put below the site's own address.

import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { buildDirectory } from "../../../web/build/directories.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Where it lies on the site's server. */
export const EMBEDDING_PATH = "/embedding/";

/** Builds the page; returns the folder. */
export async function buildEmbeddingPage(): Promise<string> {
  const outDir = join(buildDirectory, "embedding-page");
  await build({
    configFile: false,
    root,
    base: EMBEDDING_PATH,
    logLevel: "error",
    // Those of a release, whatever the test runner says that this is.
    resolve: { conditions: ["module", "browser", "production"] },
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 640,
    },
  });
  return outDir;
}
