// A limit of work gives the same moves in every browser as in the native command, with either tier of tables, on a
// page that may share memory between threads and on one that may not. One thread searches: several share the work as
// it comes.

import { execFileSync } from "node:child_process";

import { expect } from "vitest";

import type { TableTier } from "../../../web/core/solution";
import type { Solver } from "../../../web/engine";
import type { Tab } from "../browsers/tab";
import { isLongRun, isLongRunAnywhere } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { keepSolver, type WithSolver } from "../page/page-solver";
import { it } from "../page/page-test";

// In other browsers than Chromium fewer.
const CUBE_COUNT = isLongRun ? 300 : 30;
const MAX_NODES = 25_000;
const COMMAND = builtPath("native/solver/cli/cubewright");

interface Found {
  text: string;
  nodes: number;
  stop: string;
  lowerBound: number;
  tier: TableTier;
}

function builtPath(path: string): string {
  return new URL(`../../../build/${path}`, import.meta.url).pathname;
}

function cubewright(words: readonly string[], input = ""): string[] {
  return execFileSync(COMMAND, words, { input, encoding: "utf8" }).trimEnd().split("\n");
}

function solveNatively(cubes: readonly string[], tier: TableTier): Found[] {
  const tables = tier === "full" ? builtPath("tables") : "mini";
  const limits = ["--tables", tables, "--threads", "1", "--max-nodes", String(MAX_NODES)];
  return cubewright(["solve", "--json", ...limits], cubes.join("\n")).map((line) => {
    const { text, nodes, stop, lowerBound, tier } = JSON.parse(line) as Found;
    return { text, nodes, stop, lowerBound, tier };
  });
}

/** Solves with a solver of its own, made by the page's script. */
async function solveInPage(
  cube: CubePage<Tab>,
  cubes: readonly string[],
  tier: TableTier,
): Promise<Found[]> {
  await keepSolver(cube);
  const found = await cube.page.evaluate(
    async ({ cubes, maxNodes, tier: tables }) => {
      const { constructor } = await (window as object as WithSolver).pageSolver;
      const solver = await (constructor as typeof Solver).create({ threads: 1, tables });
      const solutions: Found[] = [];
      for (const facelets of cubes) {
        const { text, nodes, stop, lowerBound, tier } = await solver.solve(facelets, {
          maxNodes,
          timeMs: Infinity,
        });
        solutions.push({ text, nodes, stop, lowerBound, tier });
      }
      solver.dispose();
      return JSON.stringify(solutions);
    },
    { cubes, maxNodes: MAX_NODES, tier },
  );
  return JSON.parse(found) as Found[];
}

for (const tier of ["mini", "full"] as const) {
  // Fetching the full tables takes seconds. In the usual run tests/wasm/twophase/search.test.ts compares the bundles
  // with the command in Node.
  it.runIf(isLongRun || (isLongRunAnywhere && tier === "mini"))(
    `the page finds what the command finds within a node limit, with ${tier} tables`,
    async ({ cube }) => {
      const cubes = cubewright(["scramble", "--count", String(CUBE_COUNT), "--seed", "17"]);
      expect(cubes.length).toBe(CUBE_COUNT);
      const natively = solveNatively(cubes, tier);
      expect(new Set(natively.map((found) => found.tier))).toEqual(new Set([tier]));
      expect(await solveInPage(cube, cubes, tier)).toEqual(natively);
    },
  );
}
