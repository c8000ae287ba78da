// Everything that has to be there before the site can be served, in the order of its making.
import { join } from "node:path";
import { publicDirectory, tablesDirectory } from "./directories.mjs";
import { drawIcons } from "./site/icons.mjs";
import { buildNative } from "./cpp/native.mjs";
import { buildPackage, buildTablesPackage } from "./package/package.mjs";
import { buildEmbedScript, buildPage } from "./site/page.mjs";
import { step } from "./step.mjs";
import { installSystemPackages } from "./system-packages.mjs";
import { publishTables } from "./cpp/table-chunks.mjs";
import { buildTables } from "./cpp/tables.mjs";
import { buildWasm } from "./cpp/wasm.mjs";

/**
 * Builds what is not up to date.
 *
 * @param {{ tests: boolean, browser: boolean, packages: boolean }} options whether the tests are to
 *   be built too, whether browsers are wanted, and whether the npm packages are
 */
export async function buildAll({ tests, browser, packages }) {
  await step("system packages", () => installSystemPackages({ tests, browser }));
  await step("native tools: compile", () => buildNative({ tests }));
  await step("tables: generate", buildTables);
  await step("tables: compress for the web", () =>
    publishTables(tablesDirectory, join(publicDirectory, "tables")),
  );
  await step("WebAssembly bundles: compile", buildWasm);
  await step("icons: draw", drawIcons);
  await step("page: bundle", buildPage);
  await step("script for other sites: bundle", buildEmbedScript);
  if (!packages) return;
  await step("npm packages: bundle", async () => {
    await buildPackage();
    await buildTablesPackage();
  });
}
