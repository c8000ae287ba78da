// The bundle of the methods by stages: it solves like the native command, and its results are consistent.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MethodsModule } from "../../../wasm/methods";
import type { MethodStage, MethodStatus } from "../../../wasm/solves";
import {
  isByStages,
  isSupported,
  METHODS,
  METHODS_BY_STAGES,
  METRICS,
  POPULATIONS,
  type MethodByStages,
} from "../../../web/core/choices";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { mergedMoves } from "../../../web/core/merged-moves";
import { applyMoves, type Move, type WrittenMove } from "../../../web/core/moves";
import type { Stage, WrittenPart } from "../../../web/core/stages";
import { plainMoves } from "../../../web/core/written-moves";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";
import { exportedNames, membersOf } from "../module-names";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = IS_LONG ? 1_000 : 20;
// Evolution takes hundreds of times as long per cube as any other method, so that it has tests of fewer cubes.
const EVOLVED_CUBE_COUNT = CUBE_COUNT / 20;
const EVOLUTION_SEEDS = IS_LONG ? [9, 10, 11, 12] : [9, 10];
const COMPARISONS = METHODS_BY_STAGES.flatMap((method) => {
  const [seeds, count] =
    method === "genetic" ? [EVOLUTION_SEEDS, EVOLVED_CUBE_COUNT] : [[9], CUBE_COUNT];
  return seeds.map((seed) => ({ method, seed, count }));
});
// What the engine makes of a solution does not depend on the cube.
const READ_CUBE_COUNT = CUBE_COUNT / 10;
// The cube of this seed evolves soon.
const READ_SEED = IS_LONG ? 11 : 9;
// Evolution takes the same memory for each generation.
const MEMORY_CUBE_COUNTS = { usual: 5, genetic: IS_LONG ? 5 : 1 };
const COMMAND = builtFile("native/solver/cli/cubewright");

let directory: string;
let module: MethodsModule & { HEAPU8?: Uint8Array };

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-methods-"));
  const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
  module = (await startBundle(placed, 1)) as object as MethodsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

function randomCubes(seed: number, count = CUBE_COUNT): string[] {
  const words = ["scramble", "--count", String(count), "--seed", String(seed)];
  return execFileSync(COMMAND, words, { encoding: "utf8" }).trimEnd().split("\n");
}

function wordsOf<Word extends string>(text: string): Word[] {
  return text === "" ? [] : (text.split(" ") as Word[]);
}

function solveToTheEnd(): MethodStatus {
  for (;;) {
    const status = module.stepSolve(10_000);
    if (status.state !== "running" && status.state !== "improved") return status;
  }
}

/** The native command's explanations of the cubes, one line each. */
function explainNatively(method: string, cubes: readonly string[]): object[] {
  const words = ["explain", "--json", "--method", method, ...cubes];
  const told = execFileSync(COMMAND, words, { encoding: "utf8", maxBuffer: 2 ** 28 });
  return told
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
}

/** Solves as the engine does, without limits. */
async function solve(facelets: string, method: MethodByStages, limits: Partial<MethodTask> = {}) {
  const result = await solveByMethod(
    module,
    {
      ...{ facelets, goal: SOLVED_FACELETS, method, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
      ...limits,
    },
    {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return result!;
}

/** The stages as C++ writes them: without their moves, which follow from their ranges. */
function asFromModule(stages: readonly Stage[]): MethodStage[] {
  const bare = <Part extends WrittenPart>({ written: _written, ...part }: Part) => part;
  return stages.map((stage) => ({
    ...bare(stage),
    steps: stage.steps.map((step) => ({ ...bare(step), pieces: [...step.pieces] })),
  }));
}

describe("the bundle of the methods", () => {
  it("exports exactly the declared names", () => {
    const names = [...membersOf("solves", "SolveModule"), ...membersOf("methods", "MethodsModule")];
    expect(exportedNames(module)).toEqual([...names, "HEAPU8"].toSorted());
  });

  it("offers the supported methods in each metric, and none that needs tables", () => {
    expect(module.methodNames().toSorted()).toEqual([...METHODS_BY_STAGES].toSorted());
    for (const method of METHODS) {
      for (const metric of METRICS) {
        const isHere = module.startSolve(
          method,
          metric,
          SOLVED_FACELETS,
          SOLVED_FACELETS,
          0,
          "U",
          0,
        );
        const isSaidToBe = isByStages(method) && isSupported({ puzzle: "3x3x3", method, metric });
        expect(isHere, `${method} in ${metric}`).toBe(isSaidToBe);
      }
    }
  });

  it("evolves by either population, as the native command does", async () => {
    const cube = applyMoves(SOLVED_FACELETS, ["R", "U", "F"]);
    const words = ["solve", "--method", "genetic", "--seed", "3", "--json", "--population"];
    const courses = new Set<number>();
    for (const population of POPULATIONS) {
      const output = execFileSync(COMMAND, [...words, population, cube], { encoding: "utf8" });
      const { text, nodes } = await solve(cube, "genetic", { population, seed: 3 });
      expect(JSON.parse(output)).toMatchObject({ text, nodes });
      courses.add(nodes);
    }
    expect(courses.size).toBe(2);
  });

  it.for(METHODS_BY_STAGES)(
    "gives solutions that the engine reads as the native command writes them: %s",
    async (method) => {
      const cubes = randomCubes(
        READ_SEED,
        method === "genetic" ? EVOLVED_CUBE_COUNT : READ_CUBE_COUNT,
      );
      for (const [index, native] of explainNatively(method, cubes).entries()) {
        const { stages, timeMs, ...result } = await solve(cubes[index]!, method);
        expect(timeMs).toBeGreaterThan(0);
        const { moves, written, length, cost, metric, stop, lowerBound, nodes } = result;
        const told = { method, moves, written, length, cost, metric, stop, lowerBound, nodes };
        expect(native).toMatchObject({ ...told, stages: asFromModule(stages!) });
        const parts = stages!.flatMap((stage) => stage.steps.flatMap((step) => step.written));
        expect(parts).toEqual(written);
        expect(mergedMoves(plainMoves(written!))).toEqual(moves);
        expect(stages!.flatMap((stage) => stage.written)).toEqual(written);
      }
    },
  );

  it("ends at a limit, and solves the same cube afterwards", async () => {
    const [cube] = randomCubes(12, 1);
    // What was made for the method before is not made again.
    const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
    module = (await startBundle(placed, 1)) as object as MethodsModule;
    const limit = { code: "time" };
    await expect(solve(cube!, "thistlethwaite", { timeMs: 0 })).rejects.toMatchObject(limit);
    await expect(solve(cube!, "thistlethwaite", { maxNodes: 1 })).rejects.toMatchObject(limit);
    expect(await solve(cube!, "thistlethwaite")).toMatchObject({ stop: "done" });
  });

  it.for(COMPARISONS)(
    "explains by $method as the native command does, with moves that solve the cube (seed $seed)",
    ({ method, seed, count }) => {
      const cubes = randomCubes(seed, count);
      const explained = explainNatively(method, cubes);
      cubes.forEach((cube, index) => {
        expect(module.startSolve(method, "htm", cube, SOLVED_FACELETS, 0, "U", 0)).toBe(true);
        const status = solveToTheEnd();
        expect(status).toMatchObject({ state: "done", isPreparing: false });
        const { moves, written, stages } = module.bestSolution()!;
        expect(applyMoves(cube, wordsOf<Move>(moves))).toBe(SOLVED_FACELETS);
        expect(applyMoves(cube, plainMoves(wordsOf<WrittenMove>(written)))).toBe(SOLVED_FACELETS);
        expect(explained[index]).toMatchObject({
          facelets: cube,
          moves: wordsOf(moves),
          written: wordsOf(written),
          stages,
          cost: status.cost,
          nodes: status.nodes,
        });
      });
    },
  );

  it("begins only supported solves of legal cubes in normal form", () => {
    const cube = SOLVED_FACELETS;
    const other = applyMoves(SOLVED_FACELETS, ["R"]);
    for (const [method, metric, facelets, goal, cross] of [
      ["korf", "htm", cube, cube, "U"],
      ["two-phase", "htm", cube, cube, "U"],
      ["magic", "htm", cube, cube, "U"],
      ["beginner", "magic", cube, cube, "U"],
      ["beginner", "htm", "", cube, "U"],
      ["beginner", "htm", cube.toLowerCase(), cube, "U"],
      ["beginner", "htm", cube, "", "U"],
      ["beginner", "htm", cube, other, "U"],
      ["beginner", "htm", cube, cube, ""],
      ["beginner", "htm", cube, cube, "white"],
    ] as const) {
      expect(module.startSolve(method, metric, facelets, goal, 0, cross, 0)).toBe(false);
      expect(module.stepSolve(1_000).state).toBe("cancelled");
      expect(module.bestSolution()).toBeNull();
    }
  });

  it("makes the cross of the requested colour", () => {
    const cube = applyMoves(SOLVED_FACELETS, ["R", "U", "F", "L", "D2", "B"]);
    module.startSolve("beginner", "htm", cube, SOLVED_FACELETS, 0, "R", 0);
    solveToTheEnd();
    const pieces = module.bestSolution()!.stages[0]!.steps.flatMap((made) => made.pieces);
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) expect(piece).toContain("R");
  });

  it("can be cancelled while making tables and while solving, and then begins another", async () => {
    const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
    const fresh = (await startBundle(placed, 1)) as object as MethodsModule;
    const [cube] = randomCubes(10, 1);
    fresh.startSolve("thistlethwaite", "htm", cube!, SOLVED_FACELETS, 0, "U", 0);
    expect(fresh.stepSolve(1_000)).toMatchObject({ state: "running", isPreparing: true, cost: -1 });
    fresh.cancelSolve();
    expect(fresh.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(fresh.bestSolution()).toBeNull();

    fresh.startSolve("thistlethwaite", "htm", cube!, SOLVED_FACELETS, 0, "U", 0);
    let status = fresh.stepSolve(1_000);
    while (status.isPreparing) status = fresh.stepSolve(1_000);
    fresh.cancelSolve();
    expect(fresh.stepSolve(1_000_000).state).toBe("cancelled");

    fresh.startSolve("beginner", "htm", cube!, SOLVED_FACELETS, 0, "U", 0);
    expect(fresh.stepSolve(1_000_000).state).toBe("done");
  });
});

// Some devices refuse what a bundle asks for later, which ends every solve in it.
it("the bundle of the methods needs no more than its initial memory", async () => {
  for (const method of METHODS_BY_STAGES) {
    const count = MEMORY_CUBE_COUNTS[method === "genetic" ? method : "usual"];
    for (const cube of randomCubes(12, count)) await solve(cube, method);
  }
  expect(module.HEAPU8!.length).toBe(16 * 1024 * 1024);
});
