// The page, bundled by Vite together with the published bundles and tables.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectDirectory, publicDirectory, siteDirectory } from "./directories.mjs";
import { headersFile } from "./site-headers.mjs";
import { webAppPlugins } from "./web-app.mjs";

export async function buildPage() {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: join(projectDirectory, "web/page"),
    // Relative addresses, so that the site works in any folder of a host.
    base: "./",
    publicDir: publicDirectory,
    logLevel: "warn",
    plugins: webAppPlugins(),
    worker: { format: "es" },
    build: {
      outDir: siteDirectory,
      emptyOutDir: true,
      target: "es2022",
      // The content security policy allows no data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Three.js, which is loaded after the rest of the page.
      chunkSizeWarningLimit: 640,
    },
  });
  await writeFile(join(siteDirectory, "_headers"), headersFile());
}
