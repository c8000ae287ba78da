// The real search in each bundle on the tables that the native command built.

import { execFileSync } from "node:child_process";

import { beforeAll, describe, expect, it } from "vitest";

import type { CubewrightModule, SearchStatus } from "../../wasm/cubewright";
import { isSolved, SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../web/core/moves";
import { parseMoves } from "../../web/core/notation";
import { builtFile, BUNDLES, loadBundle, loadNativeTables, THREADS } from "./bundle-in-node";
import { SeededRandom } from "./seeded-random";

const CUBE_COUNT = 1_000;
// What the native command gives a step, so that both visit the same positions.
const NODES_PER_STEP = 10_000;

function search(
  module: CubewrightModule,
  facelets: string,
  maxLength: number,
  threads: number,
): SearchStatus & { moves: Move[] } {
  expect(module.startSearch(facelets, maxLength, threads)).toBe("");
  for (;;) {
    const status = module.stepSearch(NODES_PER_STEP);
    if (status.state === "running" || status.state === "improved") continue;
    return { ...status, moves: parseMoves(module.bestSolution()).moves };
  }
}

function randomCubes(module: CubewrightModule, count: number): string[] {
  const random = new SeededRandom(20_260_101);
  return Array.from({ length: count }, () =>
    module.randomFacelets(random.next(), random.next(), random.next(), random.next()),
  );
}

describe.each(BUNDLES)("the bundle $name", ({ name, threaded }) => {
  const threads = threaded ? THREADS : 1;
  let module: CubewrightModule;

  beforeAll(async () => {
    module = await loadBundle({ name, threaded });
    loadNativeTables(module);
  });

  it(`solves ${CUBE_COUNT} random cubes in at most 21 moves each`, () => {
    const cubes = randomCubes(module, CUBE_COUNT);
    expect(new Set(cubes).size).toBe(CUBE_COUNT);
    for (const facelets of cubes) {
      const { state, length, moves } = search(module, facelets, 21, threads);
      expect(["target", "proven"]).toContain(state);
      expect(length).toBeLessThanOrEqual(21);
      // Another thread may have found a shorter one in between.
      if (threads === 1) expect(moves).toHaveLength(length);
      expect(moves.length).toBeLessThanOrEqual(length);
      expect(isSolved(applyMoves(facelets, moves))).toBe(true);
      expect(module.applyMoves(facelets, moves.join(" ")).facelets).toBe(SOLVED_FACELETS);
    }
  });

  it("gives nearly solved cubes their shortest solution", () => {
    expect(search(module, SOLVED_FACELETS, 0, threads)).toMatchObject({ length: 0, moves: [] });
    for (const text of ["R", "R U", "F2 B2 L'", "U R2 D' F"]) {
      const { moves } = parseMoves(text);
      const facelets = applyMoves(SOLVED_FACELETS, inverseMoves(moves));
      const solved = search(module, facelets, 0, threads);
      expect(solved).toMatchObject({ state: "proven", length: moves.length });
      expect(solved.lowerBound).toBe(moves.length);
    }
  });

  it("visits the positions that the native search visits", () => {
    const cubes = randomCubes(module, 50);
    const output = execFileSync(
      builtFile("native/solver/cli/cubewright"),
      ["solve", "--json", "--threads", "1", "--max-length", "20", "--tables", builtFile("tables")],
      { input: cubes.join("\n") + "\n", encoding: "utf8" },
    );
    const native = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { facelets: string; nodes: number; text: string });
    const here = cubes.map((facelets) => {
      const { nodes, moves } = search(module, facelets, 20, 1);
      return { facelets, nodes, text: moves.join(" ") };
    });
    expect(here).toEqual(native.map(({ facelets, nodes, text }) => ({ facelets, nodes, text })));
    expect(here.some(({ nodes }) => nodes > NODES_PER_STEP)).toBe(true);
  });

  it("ends a search when it is told to, and then begins another", () => {
    const [facelets] = randomCubes(module, 1);
    expect(module.startSearch(facelets!, 0, threads)).toBe("");
    module.stepSearch(1_000);
    module.cancelSearch();
    expect(module.stepSearch(1_000).state).toBe("cancelled");
    expect(search(module, facelets!, 21, threads).length).toBeLessThanOrEqual(21);
  });
});
