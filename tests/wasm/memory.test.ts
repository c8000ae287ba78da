// How much memory a bundle takes: the tables of the `full` tier, at most 64 MB, and 16 MB for all
// else. It never gives back what it has taken once.

import { describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";
import { SOLVED_FACELETS } from "../../web/core/facelets";
import { BUNDLES, loadBundle, loadNativeTables, THREADS } from "./bundle-in-node";

const MOST_TABLE_BYTES = 64_000_000;
const MOST_OTHER_BYTES = 16_000_000;

const SOLVE_COUNT = process.env.CUBEWRIGHT_LONG === "1" ? 10_000 : 2_000;
const WARM_UP_COUNT = 100;
// Found at once with small tables.
const LAX_LENGTH = 25;

function expectToBeSmall(module: CubewrightModule): void {
  const tableBytes = module.describeTables().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(tableBytes).toBeLessThanOrEqual(MOST_TABLE_BYTES);
  expect(module.HEAPU8.length).toBeLessThanOrEqual(MOST_TABLE_BYTES + MOST_OTHER_BYTES);
}

/** What Embind gives modules beside the declared names. */
interface EmbindCounts {
  /** Values of JavaScript that C++ holds at this moment. */
  count_emval_handles(): number;
}

function solve(module: CubewrightModule, seed: number, maxLength: number, threads: number): void {
  const facelets = module.randomFacelets(seed, 2, 3, 4);
  expect(module.startSearch(facelets, maxLength, threads)).toBe("");
  let state = "running";
  while (state === "running" || state === "improved") state = module.stepSearch(10_000).state;
  expect(state).toBe("target");
  expect(module.bestSolution()).not.toBe("");
}

function searchSomeCubes(module: CubewrightModule, threads: number): void {
  for (let seed = 1; seed <= 20; ++seed) solve(module, seed, 19, threads);
}

// All that the page asks for while a cube is mixed, painted and solved.
function useOnce(module: CubewrightModule, seed: number, threads: number): void {
  solve(module, seed, LAX_LENGTH, threads);
  module.explain("U".repeat(54));
  module.explain(module.randomFacelets(5, 6, 7, seed));
  module.applyMoves(SOLVED_FACELETS, "R U R' U'");
}

// Where the next large piece of memory would lie: after all that is taken.
function addressOfFreeMemory(module: CubewrightModule): number {
  const address = module.reserveTable("phase1");
  expect(address).toBeGreaterThan(0);
  module.dropTable("phase1");
  return address;
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

  it("keeps within its memory with full tables that come while it is being prepared", async () => {
    const module = await loadBundle(bundle);
    module.beginPreparation(threads);
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

  it(`takes no more memory, and holds no value, after ${SOLVE_COUNT} solves`, async () => {
    const module = (await loadBundle(bundle)) as CubewrightModule & EmbindCounts;
    module.prepare();
    for (let seed = 1; seed <= WARM_UP_COUNT; ++seed) useOnce(module, seed, threads);
    const address = addressOfFreeMemory(module);
    const sizeBytes = module.HEAPU8.length;
    const handleCount = module.count_emval_handles();
    for (let seed = 1; seed <= SOLVE_COUNT; ++seed) useOnce(module, seed, threads);
    expect(addressOfFreeMemory(module)).toBe(address);
    expect(module.HEAPU8.length).toBe(sizeBytes);
    expect(module.count_emval_handles()).toBe(handleCount);
  });
});
