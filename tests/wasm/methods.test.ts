// The bundle of the methods by stages: it solves as the native command does, and what it tells holds together.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MethodsModule, MethodStatus } from "../../wasm/methods";
import { METHODS } from "../../web/core/choices";
import { SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, type Move, type WrittenMove } from "../../web/core/moves";
import { plainMoves } from "../../web/core/written-moves";
import { builtFile, placeBundle, startBundle } from "./bundle-files.mjs";
import { exportedNames, membersOf } from "./module-names";

const CUBE_COUNT = process.env.CUBEWRIGHT_LONG === "1" ? 1_000 : 50;
const COMMAND = builtFile("native/solver/cli/cubewright");

let directory: string;
let module: MethodsModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-methods-"));
  const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
  module = (await startBundle(placed, 1)) as object as MethodsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

function randomCubes(seed: number): string[] {
  const words = ["scramble", "--count", String(CUBE_COUNT), "--seed", String(seed)];
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

describe("the bundle of the methods", () => {
  it("has exactly the declared names", () => {
    const names = [...membersOf("methods", "MethodsModule"), "HEAPU8"];
    expect(exportedNames(module)).toEqual(names.toSorted());
  });

  it("has methods that may be chosen, and none that needs tables", () => {
    const names = module.methodNames();
    expect(names).toContain("beginner");
    expect(names).not.toContain("korf");
    expect(METHODS).toEqual(expect.arrayContaining(names));
  });

  it("tells the same as the native command, and what leads home", () => {
    for (const method of module.methodNames()) {
      const cubes = randomCubes(9);
      const words = ["explain", "--json", "--method", method, ...cubes];
      const lines = execFileSync(COMMAND, words, { encoding: "utf8", maxBuffer: 2 ** 28 })
        .trimEnd()
        .split("\n");
      cubes.forEach((cube, index) => {
        expect(module.startSolve(method, "htm", cube, 0, "U", 0)).toBe(true);
        const status = solveToTheEnd();
        expect(status).toMatchObject({ state: "done", isPreparing: false });
        const { moves, written, stages } = module.bestSolution()!;
        expect(applyMoves(cube, wordsOf<Move>(moves))).toBe(SOLVED_FACELETS);
        expect(applyMoves(cube, plainMoves(wordsOf<WrittenMove>(written)))).toBe(SOLVED_FACELETS);
        const native = JSON.parse(lines[index]!) as object;
        expect(native).toMatchObject({
          facelets: cube,
          moves: wordsOf(moves),
          written: wordsOf(written),
          stages,
          cost: status.cost,
          nodes: status.nodes,
        });
      });
    }
  });

  it("begins only what it can do, for legal cubes in normal form", () => {
    const cube = SOLVED_FACELETS;
    for (const [method, metric, facelets, cross] of [
      ["korf", "htm", cube, "U"],
      ["two-phase", "htm", cube, "U"],
      ["magic", "htm", cube, "U"],
      ["beginner", "magic", cube, "U"],
      ["beginner", "htm", "", "U"],
      ["beginner", "htm", cube.toLowerCase(), "U"],
      ["beginner", "htm", cube, ""],
      ["beginner", "htm", cube, "white"],
    ] as const) {
      expect(module.startSolve(method, metric, facelets, 0, cross, 0)).toBe(false);
      expect(module.stepSolve(1_000).state).toBe("cancelled");
      expect(module.bestSolution()).toBeNull();
    }
  });

  it("makes the cross of the colour that is asked for", () => {
    const cube = applyMoves(SOLVED_FACELETS, ["R", "U", "F", "L", "D2", "B"]);
    module.startSolve("beginner", "htm", cube, 0, "R", 0);
    solveToTheEnd();
    const pieces = module.bestSolution()!.stages[0]!.steps.flatMap((made) => made.pieces);
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) expect(piece).toContain("R");
  });

  it("is cancelled while it makes its tables and while it solves, and goes on with another", async () => {
    const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
    const fresh = (await startBundle(placed, 1)) as object as MethodsModule;
    const [cube] = randomCubes(10);
    fresh.startSolve("thistlethwaite", "htm", cube!, 0, "U", 0);
    expect(fresh.stepSolve(1_000)).toMatchObject({ state: "running", isPreparing: true, cost: -1 });
    fresh.cancelSolve();
    expect(fresh.stepSolve(1_000)).toMatchObject({ state: "cancelled", isPreparing: true });
    expect(fresh.bestSolution()).toBeNull();

    fresh.startSolve("thistlethwaite", "htm", cube!, 0, "U", 0);
    let status = fresh.stepSolve(1_000);
    while (status.isPreparing) status = fresh.stepSolve(1_000);
    fresh.cancelSolve();
    expect(fresh.stepSolve(1_000_000).state).toBe("cancelled");

    fresh.startSolve("beginner", "htm", cube!, 0, "U", 0);
    expect(fresh.stepSolve(1_000_000).state).toBe("done");
  });
});
