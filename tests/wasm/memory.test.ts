// How much memory a bundle takes: the tables of the `full` tier, at most 64 MB, and 16 MB for all
// else. It never gives back what it has taken once.

import { describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";
import { BUNDLES, loadBundle, loadNativeTables, THREADS } from "./bundle-in-node";

const MOST_TABLE_BYTES = 64_000_000;
const MOST_OTHER_BYTES = 16_000_000;

function expectToBeSmall(module: CubewrightModule): void {
  const tableBytes = module.describeTables().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(tableBytes).toBeLessThanOrEqual(MOST_TABLE_BYTES);
  expect(module.HEAPU8.length).toBeLessThanOrEqual(MOST_TABLE_BYTES + MOST_OTHER_BYTES);
}

function searchSomeCubes(module: CubewrightModule, threads: number): void {
  for (let seed = 1; seed <= 20; ++seed) {
    const facelets = module.randomFacelets(seed, 2, 3, 4);
    expect(module.startSearch(facelets, 19, threads)).toBe("");
    let state = "running";
    while (state === "running" || state === "improved") state = module.stepSearch(10_000).state;
    expect(state).toBe("target");
  }
}

describe.each(BUNDLES)("the bundle $name", (bundle) => {
  const threads = bundle.threaded ? THREADS : 1;

  it("keeps within its memory with the full tables in use", async () => {
    const module = await loadBundle(bundle);
    module.prepare();
    loadNativeTables(module);
    searchSomeCubes(module, threads);
    expectToBeSmall(module);
  });

  it("keeps within its memory when it makes the tables itself", async () => {
    const module = await loadBundle(bundle);
    module.prepare();
    for (const { kind } of module.describeTables()) {
      expect(module.reserveTable(kind)).toBeGreaterThan(0);
      module.beginGeneration(kind);
      while (!module.stepGeneration(10_000).done);
      expect(module.commitTable(kind)).toBe("");
    }
    searchSomeCubes(module, threads);
    expectToBeSmall(module);
  });
});
