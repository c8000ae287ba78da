// The real bundles in a test, with the cleaning up.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";
import { BUNDLES, type Bundle } from "../../web/engine/worker/bundle/bundle";
import { builtFile, placeBundle, readNativeTable, startBundle } from "./bundle-files.mjs";
import { commitTables } from "./commit-tables.mjs";

export { builtFile, BUNDLES, readNativeTable };

/** Threads that the threaded bundle is given here. */
export const THREADS = 2;

export async function loadBundle(bundle: Bundle): Promise<CubewrightModule> {
  const directory = mkdtempSync(join(tmpdir(), "cubewright-bundle-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  return startBundle(placeBundle(directory, bundle), THREADS);
}

/** Takes the tables that the native command built into use. */
export function loadNativeTables(module: CubewrightModule): void {
  commitTables(module, readNativeTable);
}
