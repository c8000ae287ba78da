// Everything that has to be there before the site can be served, and what each step needs.
import { join } from "node:path";
import { makeUnlessCurrent } from "./current-output.mjs";
import {
  packageDirectory,
  publicDirectory,
  siteDirectory,
  tablesDirectory,
  tablesPackageDirectory,
} from "./directories.mjs";
import { drawIcons } from "./site/icons.mjs";
import { buildNative } from "./cpp/native.mjs";
import { buildPackage, buildTablesPackage } from "./package/package.mjs";
import { buildEmbedScript, buildPage } from "./site/page.mjs";
import { runTasks } from "./schedule.mjs";
import { step } from "./step.mjs";
import { installSystemPackages } from "./system-packages.mjs";
import { publishTables } from "./cpp/table-chunks.mjs";
import { buildTables } from "./cpp/tables.mjs";
import { buildWasm } from "./cpp/wasm.mjs";

/**
 * @typedef {object} BuildOptions
 * @property {boolean} tests whether to build the tests too
 * @property {boolean} browser whether browsers are wanted
 * @property {boolean} packages whether the npm packages are wanted
 */

/** The build steps that other tasks may wait for. */
export const STEPS = /** @type {const} */ ({
  systemPackages: "system packages",
  native: "native tools: compile",
  wasm: "WebAssembly bundles: compile",
  tables: "tables: generate",
  publishedTables: "tables: compress for the web",
  icons: "icons: draw",
  site: "site: bundle",
  package: "npm package: bundle",
  tablesPackage: "npm package of the tables: copy",
});

/** What the package of the tables is made from: it is made while the bundles in build/public are replaced. */
const TABLES_SOURCES = ["build/public/tables", "web", "package.json", "LICENSE"];

/**
 * Builds what is not up to date.
 *
 * @param {BuildOptions} options
 */
export async function buildAll(options) {
  await runTasks(listBuildTasks(options));
}

/**
 * @param {BuildOptions} options
 * @returns {import("./schedule.mjs").Task[]} the longest way to the site first
 */
export function listBuildTasks({ tests, browser, packages }) {
  const { systemPackages, native, wasm, tables, publishedTables, icons, site } = STEPS;
  const publishedPath = join(publicDirectory, "tables");
  const ofSite = [
    task(systemPackages, [], () => installSystemPackages({ tests, browser })),
    task(native, [systemPackages], () => buildNative({ tests })),
    task(tables, [native], buildTables),
    task(wasm, [systemPackages], buildWasm),
    task(publishedTables, [tables], () => publishTables(tablesDirectory, publishedPath)),
    task(icons, [], drawIcons),
    task(site, [wasm, publishedTables, icons], () => makeUnlessCurrent(siteDirectory, buildSite)),
  ];
  if (!packages) return ofSite;
  return [
    ...ofSite,
    task(STEPS.package, [wasm, publishedTables, icons], () =>
      makeUnlessCurrent(packageDirectory, buildPackage),
    ),
    task(STEPS.tablesPackage, [publishedTables], () =>
      makeUnlessCurrent(tablesPackageDirectory, buildTablesPackage, { sources: TABLES_SOURCES }),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string[]} after
 * @param {() => Promise<void>} action
 * @returns {import("./schedule.mjs").Task}
 */
function task(name, after, action) {
  return { name, after, run: () => step(name, action) };
}

async function buildSite() {
  await buildPage();
  await buildEmbedScript();
}
