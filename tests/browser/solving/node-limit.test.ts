// A limit of work gives the same moves in every browser as in the native command.

import { execFileSync } from "node:child_process";

import { expect, inject } from "vitest";

import type { Tab } from "../browsers/tab";
import { isLongRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { keepSolver, type WithSolver } from "../page/page-solver";
import { it } from "../page/page-test";

const CUBE_COUNT = 300;
const MAX_NODES = 25_000;
const COMMAND = new URL("../../../build/native/solver/cli/cubewright", import.meta.url).pathname;

interface Found {
  text: string;
  nodes: number;
  stop: string;
  lowerBound: number;
}

function cubewright(words: readonly string[], input = ""): string[] {
  return execFileSync(COMMAND, words, { input, encoding: "utf8" }).trimEnd().split("\n");
}

function solveNatively(cubes: readonly string[]): Found[] {
  const limits = ["--tables", "mini", "--threads", "1", "--max-nodes", String(MAX_NODES)];
  return cubewright(["solve", "--json", ...limits], cubes.join("\n")).map((line) => {
    const { text, nodes, stop, lowerBound } = JSON.parse(line) as Found;
    return { text, nodes, stop, lowerBound };
  });
}

async function solveInPage(cube: CubePage<Tab>, cubes: readonly string[]): Promise<Found[]> {
  await keepSolver(cube);
  const found = await cube.page.evaluate(
    async ({ cubes, maxNodes }) => {
      const solver = await (window as object as WithSolver).pageSolver;
      const solutions: Found[] = [];
      for (const facelets of cubes) {
        const { text, nodes, stop, lowerBound } = await solver.solve(facelets, {
          maxNodes,
          timeMs: Infinity,
        });
        solutions.push({ text, nodes, stop, lowerBound });
      }
      return JSON.stringify(solutions);
    },
    { cubes, maxNodes: MAX_NODES },
  );
  return JSON.parse(found) as Found[];
}

// Several threads share the work as it comes.
it.runIf(isLongRun && !inject("isolated"))(
  "finds what the command finds in so many positions",
  async ({ cube }) => {
    const cubes = cubewright(["scramble", "--count", String(CUBE_COUNT), "--seed", "17"]);
    expect(cubes.length).toBe(CUBE_COUNT);
    expect(await solveInPage(cube, cubes)).toEqual(solveNatively(cubes));
  },
);
