// The real search in each bundle, with the tables that it makes itself and with those that the native
// command built.

import { execFileSync } from "node:child_process";

import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { CubewrightModule, SearchStatus } from "../../../wasm/cubewright";
import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { builtFile, BUNDLES, loadBundle, loadNativeTables, THREADS } from "../bundle-in-node";
import { SeededRandom } from "../seeded-random";

// The C++ tests see that the search finds short solutions; these see that it does so in a bundle.
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = isLongRun ? 1_000 : 40;
const NATIVE_CUBE_COUNT = isLongRun ? 50 : 20;
const CHANGING_TABLES_CUBE_COUNT = isLongRun ? 5 : 2;
// What the native command gives a step, so that both visit the same positions.
const NODES_PER_STEP = 10_000;

function search(
  module: CubewrightModule,
  facelets: string,
  maxLength: number,
  threads: number,
): SearchStatus & { moves: Move[] } {
  expect(module.startSearch(facelets, maxLength, threads)).toBe(true);
  for (;;) {
    const status = module.stepSearch(NODES_PER_STEP);
    if (status.state === "running" || status.state === "improved") continue;
    return { ...status, moves: parseMoves(module.bestSolution()).moves };
  }
}

interface NativeResult {
  facelets: string;
  nodes: number;
  text: string;
  tier: string;
}

function randomCubes(module: CubewrightModule, count: number): string[] {
  const random = new SeededRandom(20_260_101);
  return Array.from({ length: count }, () =>
    module.randomFacelets(random.next(), random.next(), random.next(), random.next()),
  );
}

const SETTINGS = BUNDLES.flatMap((bundle) =>
  (["mini", "full"] as const).map((tier) => ({ ...bundle, tier })),
);

describe.each(SETTINGS)("the bundle $name with $tier tables", ({ name, threaded, tier }) => {
  const threads = threaded ? THREADS : 1;
  let module: CubewrightModule;

  beforeAll(async () => {
    module = await loadBundle({ name, threaded });
    if (tier === "full") loadNativeTables(module);
  });

  it(`solves ${CUBE_COUNT} random cubes in at most 21 moves each`, () => {
    const cubes = randomCubes(module, CUBE_COUNT);
    expect(new Set(cubes).size).toBe(CUBE_COUNT);
    for (const facelets of cubes) {
      const { state, length, moves, tier: usedTier } = search(module, facelets, 21, threads);
      expect(["target", "proven"]).toContain(state);
      expect(usedTier).toBe(tier);
      expect(length).toBeLessThanOrEqual(21);
      // Another thread may have found a shorter one in between.
      if (threads === 1) expect(moves).toHaveLength(length);
      expect(moves.length).toBeLessThanOrEqual(length);
      expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    }
  });

  it("finds shortest solutions of nearly solved cubes", () => {
    expect(search(module, SOLVED_FACELETS, 0, threads)).toMatchObject({ length: 0, moves: [] });
    for (const text of ["R", "R U", "F2 B2 L'", "U R2 D' F"]) {
      const { moves } = parseMoves(text);
      const facelets = applyMoves(SOLVED_FACELETS, inverseMoves(moves));
      const solved = search(module, facelets, 0, threads);
      expect(solved).toMatchObject({ state: "proven", length: moves.length });
      expect(solved.lowerBound).toBe(moves.length);
    }
  });

  // On one thread, both bundles do the same.
  it.runIf(isLongRun || !threaded)("visits the same positions as the native search", () => {
    // Far enough for the search to take several steps.
    const maxLength = tier === "full" ? 19 : 20;
    const cubes = randomCubes(module, NATIVE_CUBE_COUNT);
    const output = execFileSync(
      builtFile("native/solver/cli/cubewright"),
      [
        // Without a limit given, each cube would have a second, which is too little for some on a busy machine.
        ...["solve", "--json", "--threads", "1", "--max-length", String(maxLength)],
        ...["--time-ms", "600000"],
        ...["--tables", tier === "full" ? builtFile("tables") : tier],
      ],
      { input: cubes.join("\n") + "\n", encoding: "utf8" },
    );
    const native = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as NativeResult);
    for (const result of native) expect(result.tier).toBe(tier);
    const here = cubes.map((facelets) => {
      const { nodes, moves } = search(module, facelets, maxLength, 1);
      return { facelets, nodes, text: moves.join(" ") };
    });
    expect(here).toEqual(native.map(({ facelets, nodes, text }) => ({ facelets, nodes, text })));
    expect(here.some(({ nodes }) => nodes > NODES_PER_STEP)).toBe(true);
  });

  it("cancels a search, and then begins another", () => {
    const [facelets] = randomCubes(module, 1);
    expect(module.startSearch(facelets!, 0, threads)).toBe(true);
    module.stepSearch(1_000);
    module.cancelSearch();
    expect(module.stepSearch(1_000).state).toBe("cancelled");
    expect(search(module, facelets!, 21, threads).length).toBeLessThanOrEqual(21);
  });
});

describe.each(BUNDLES)("a search in the bundle $name", ({ name, threaded }) => {
  const threads = threaded ? THREADS : 1;
  let module: CubewrightModule;

  beforeAll(async () => {
    module = await loadBundle({ name, threaded });
  });

  beforeEach(() => {
    for (const { kind } of module.describeTables()) module.dropTable(kind);
  });

  /** At least so many steps, and until there is a solution. */
  function stepFor(steps: number): SearchStatus {
    let status = module.stepSearch(NODES_PER_STEP);
    for (let step = 1; step < steps || status.length < 0; ++step) {
      status = module.stepSearch(NODES_PER_STEP);
    }
    return status;
  }

  function expectToGoOn(before: SearchStatus, facelets: string): void {
    const moves = parseMoves(module.bestSolution()).moves;
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    expect(moves.length).toBeLessThanOrEqual(before.length);
    const after = module.stepSearch(NODES_PER_STEP);
    expect(after.lowerBound).toBeGreaterThanOrEqual(before.lowerBound);
    expect(after.nodes).toBeGreaterThan(before.nodes);
  }

  it("switches to full tables when the last is committed, and back when one is dropped", () => {
    for (const facelets of randomCubes(module, CHANGING_TABLES_CUBE_COUNT)) {
      expect(module.startSearch(facelets, 0, threads)).toBe(true);
      const mini = stepFor(20);
      expect(mini.tier).toBe("mini");

      loadNativeTables(module);
      expectToGoOn(mini, facelets);
      const full = stepFor(20);
      expect(full.tier).toBe("full");

      module.dropTable("phase2");
      expectToGoOn(full, facelets);
      expect(stepFor(5).tier).toBe("mini");
    }
  });

  it("reaches its target with tables added during the search", () => {
    const [facelets] = randomCubes(module, 1);
    expect(module.startSearch(facelets!, 19, threads)).toBe(true);
    module.stepSearch(100);
    loadNativeTables(module);
    let status = module.stepSearch(NODES_PER_STEP);
    while (status.state === "running" || status.state === "improved") {
      status = module.stepSearch(NODES_PER_STEP);
    }
    expect(status).toMatchObject({ state: "target", tier: "full" });
    expect(status.length).toBeLessThanOrEqual(19);
  });

  it("stays cancelled when its tables change", () => {
    const [facelets] = randomCubes(module, 1);
    module.startSearch(facelets!, 0, threads);
    stepFor(5);
    const solution = module.bestSolution();
    module.cancelSearch();
    loadNativeTables(module);
    expect(module.stepSearch(NODES_PER_STEP).state).toBe("cancelled");
    expect(module.bestSolution().split(" ").length).toBeLessThanOrEqual(solution.split(" ").length);
  });
});

describe.each(BUNDLES)("the bundle $name while it is being prepared", (bundle) => {
  const threads = bundle.threaded ? THREADS : 1;
  const CUBE = applyMoves(SOLVED_FACELETS, parseMoves("R U F' D2 L B2 R' U2 F L' D B").moves);
  let module: CubewrightModule;

  beforeEach(async () => (module = await loadBundle(bundle)));

  async function untilPrepared(): Promise<void> {
    while (!module.isPrepared()) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  it("is prepared in another thread, if there are several", async () => {
    expect(module.isPrepared()).toBe(false);
    module.beginPreparation(threads);
    if (!bundle.threaded) expect(module.isPrepared()).toBe(true);
    await untilPrepared();
    expect(search(module, CUBE, 21, threads)).toMatchObject({ state: "target", tier: "mini" });
  });

  it("accepts tables, and then searches with them", async () => {
    module.beginPreparation(threads);
    loadNativeTables(module);
    await untilPrepared();
    expect(search(module, CUBE, 12, threads)).toMatchObject({ state: "target", tier: "full" });
  });

  it("begins a search once it is prepared, with all threads", () => {
    module.beginPreparation(threads);
    module.beginPreparation(threads);
    for (let round = 0; round < 3; ++round) {
      const { moves } = search(module, CUBE, 12, threads);
      expect(isSolved(applyMoves(CUBE, moves))).toBe(true);
    }
  });
});
