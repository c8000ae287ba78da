// Whether a bundle stays within its memory. For making the tables, this is tested where they are
// made (tables.test.ts).

import { describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";
import { SOLVED_FACELETS } from "../../web/core/facelets";
import { BUNDLES, loadBundle, loadNativeTables, THREADS } from "./bundle-in-node";
import { expectToBeSmall } from "./memory-limits";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
// What each solve leaks is measured exactly, so more solves would find no more.
const SOLVE_COUNT = 80;
const SHORT_RUN_COUNT = 3;
const WARM_UP_COUNT = 100;
// A leak of 16 bytes, the smallest allocation, shows after some 9,000 uses.
const BRIEF_USE_COUNT = 20_000;
// Found at once with small tables.
const LAX_LENGTH = 25;

/** What Embind adds to modules besides the declared names. */
interface EmbindCounts {
  /** Values of JavaScript that C++ holds at this moment. */
  count_emval_handles(): number;
}

function solve(module: CubewrightModule, seed: number, maxLength: number, threads: number): void {
  const facelets = module.randomFacelets(seed, 2, 3, 4);
  expect(module.startSearch(facelets, maxLength, threads)).toBe(true);
  let state = "running";
  while (state === "running" || state === "improved") state = module.stepSearch(10_000).state;
  expect(state).toBe("target");
  expect(module.bestSolution()).not.toBe("");
}

// The quickest use there is: enough of it fills the gaps between allocations, where small leaks go
// first.
function useBriefly(module: CubewrightModule, threads: number): void {
  expect(module.startSearch(SOLVED_FACELETS, LAX_LENGTH, threads)).toBe(true);
  while (module.stepSearch(10_000).state === "running");
  module.bestSolution();
  module.explain(SOLVED_FACELETS);
}

function searchSomeCubes(module: CubewrightModule, threads: number): void {
  for (let seed = 1; seed <= 20; ++seed) solve(module, seed, 19, threads);
}

// All that the page asks for while a cube is mixed, painted and solved.
function useOnce(module: CubewrightModule, seed: number, threads: number): void {
  solve(module, seed, LAX_LENGTH, threads);
  module.explain("U".repeat(54));
  module.explain(module.randomFacelets(5, 6, 7, seed));
  // Takes as long as all the rest together.
  if (seed % 20 === 0) module.complete(`${SOLVED_FACELETS.slice(0, 50)}????`);
}

// Where the next large allocation would be: after everything else. The stacks of the last search's
// threads are there, in the order in which these began and ended. A search with one thread has none, so
// after it the address is always the same.
function addressOfFreeMemory(module: CubewrightModule): number {
  solve(module, 1, LAX_LENGTH, 1);
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

  it.runIf(!bundle.threaded)(`leaks no values in ${SHORT_RUN_COUNT} solves`, async () => {
    const module = (await loadBundle(bundle)) as CubewrightModule & EmbindCounts;
    module.prepare();
    useOnce(module, 1, threads);
    const handleCount = module.count_emval_handles();
    for (let seed = 1; seed <= SHORT_RUN_COUNT; ++seed) useOnce(module, seed, threads);
    expect(module.count_emval_handles()).toBe(handleCount);
  });

  it.runIf(isLongRun)(`leaks neither memory nor values in ${SOLVE_COUNT} solves`, async () => {
    const module = (await loadBundle(bundle)) as CubewrightModule & EmbindCounts;
    module.prepare();
    for (let seed = 1; seed <= WARM_UP_COUNT; ++seed) useOnce(module, seed, threads);
    const address = addressOfFreeMemory(module);
    const sizeBytes = module.HEAPU8.length;
    const handleCount = module.count_emval_handles();
    for (let seed = 1; seed <= SOLVE_COUNT; ++seed) useOnce(module, seed, threads);
    for (let use = 0; use < BRIEF_USE_COUNT; ++use) useBriefly(module, threads);
    expect(addressOfFreeMemory(module)).toBe(address);
    expect(module.HEAPU8.length).toBe(sizeBytes);
    expect(module.count_emval_handles()).toBe(handleCount);
  });
});
