// The page, bundled by Vite together with the published bundles and tables.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectDirectory, publicDirectory, siteDirectory } from "../directories.mjs";
import { compactPages } from "./compact-pages.mjs";
import { compactTemplates } from "./compact-templates.mjs";
import { firstPicture } from "./first-picture.mjs";
import { importAgain } from "./import-again.mjs";
import { loadAhead } from "./load-ahead.mjs";
import { siteScripts } from "./site-scripts.mjs";
import { headersFile } from "./site-headers.mjs";
import { stylesFirst } from "./styles-first.mjs";
import { tableSizes } from "./table-sizes.mjs";
import { usedThree } from "./used-three.mjs";
import { webAppPlugins } from "./web-app.mjs";

const webDirectory = join(projectDirectory, "web");

/** @satisfies {import("vite").InlineConfig} */
const COMMON_OPTIONS = {
  configFile: false,
  // Relative addresses, so that the site works in any folder of a host.
  base: "./",
  logLevel: "warn",
  worker: { format: "es" },
};

/** Other steps of the build run at the same time, so that times say nothing about a plugin. */
const CHECKS = { bundlerTimings: false };

/** @satisfies {import("vite").BuildEnvironmentOptions} */
const COMMON_BUILD_OPTIONS = {
  outDir: siteDirectory,
  target: "es2022",
  // The content security policy allows no data: addresses.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // Three.js, which is loaded after the rest of the page.
  chunkSizeWarningLimit: 640,
};

/** Modules that may be left out where nothing of them is used. */
const WITHOUT_SIDE_EFFECTS = /\/web\/(?:core|engine)\//;

export async function buildPage() {
  const { build } = await import("vite");
  await build({
    ...COMMON_OPTIONS,
    define: tableSizes(),
    root: join(webDirectory, "page"),
    publicDir: publicDirectory,
    plugins: [
      compactTemplates(),
      firstPicture(),
      importAgain(),
      loadAhead(),
      stylesFirst(),
      compactPages(),
      usedThree(),
      ...webAppPlugins(),
    ],
    build: {
      ...COMMON_BUILD_OPTIONS,
      emptyOutDir: true,
      rolldownOptions: {
        checks: CHECKS,
        input: ["index.html", "embed.html", "learn.html", "lab.html"].map((name) =>
          join(webDirectory, "page", name),
        ),
        preserveEntrySignatures: false,
        // Parts of the engine that only later scripts use are bundled with those.
        treeshake: { moduleSideEffects: (id) => !WITHOUT_SIDE_EFFECTS.test(id) },
        output: {
          codeSplitting: { groups: [siteScripts()], includeDependenciesRecursively: false },
        },
      },
    },
  });
  await writeFile(join(siteDirectory, "_headers"), headersFile());
}

/**
 * The element as one script that other sites load: `cubewright.js` beside the page. Built after the
 * page, whose service worker need not keep it.
 */
export async function buildEmbedScript() {
  const { build } = await import("vite");
  await build({
    ...COMMON_OPTIONS,
    define: tableSizes(),
    root: join(webDirectory, "widget"),
    publicDir: false,
    plugins: [compactTemplates(), usedThree()],
    build: {
      ...COMMON_BUILD_OPTIONS,
      emptyOutDir: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(webDirectory, "package/element.ts"),
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "cubewright.js",
          codeSplitting: { groups: [{ name: "element", minShareCount: 2, tags: ["$initial"] }] },
        },
      },
    },
  });
}
