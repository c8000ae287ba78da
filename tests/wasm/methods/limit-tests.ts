// What every method must obey, however it solves: cancelling, limits, and two solves at once.

import { describe, expect, it } from "vitest";

import type { SolveModule } from "../../../wasm/solves";
import type { ModuleMethod } from "../../../web/core/choices";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import type { MethodProgress, SolveResult } from "../../../web/core/solution";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { MethodSolves } from "../../../web/engine/worker/solves/method-solves";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
// Korf's method solves cubes of twelve turns within milliseconds, and yet not in its first slice of work.
const CUBE = cubeAfter("R U2 F' L D B' R2 U' L2 F D2 B");
const OTHER_CUBE = cubeAfter("D2 F R' B U L' F2 D R U2 B L2");
// Evolution takes a hundred times as long for those, and several slices for these.
const EVOLVED_CUBE = cubeAfter("R U2 F' L D B'");
const OTHER_EVOLVED_CUBE = cubeAfter("D2 F R' B U L'");
const SLICE_WORK = 10_000;
// So little that no method does more than begin, unless it does all at once.
export const LEAST_WORK = 1;

function cubeAfter(text: string): string {
  return applyMoves(SOLVED_FACELETS, parseMoves(text).moves);
}

export function beginSolve(
  module: SolveModule,
  method: ModuleMethod,
  facelets = CUBE,
): SolveModule {
  expect(module.startSolve(method, "htm", facelets, SOLVED_FACELETS, 0, "U", 0)).toBe(true);
  return module;
}

function taskOf(method: ModuleMethod, facelets: string, limits: Partial<MethodTask>): MethodTask {
  return {
    ...{ method, facelets, goal: SOLVED_FACELETS, metric: "htm", maxLength: 0 },
    ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
    ...limits,
  };
}

function expectRight(result: SolveResult | null, facelets: string): void {
  expect(result).toMatchObject({ stop: result!.optimal ? "proven" : "done" });
  expect(applyMoves(facelets, result!.moves)).toBe(SOLVED_FACELETS);
}

/** @param makeForget restarts the module if the method makes tables of its own, so that it has to make them again */
export function testLimits(
  method: ModuleMethod,
  moduleOf: () => SolveModule,
  makeForget: () => Promise<void> = () => Promise.resolve(),
): void {
  const [cube, otherCube] =
    method === "genetic" && !IS_LONG ? [EVOLVED_CUBE, OTHER_EVOLVED_CUBE] : [CUBE, OTHER_CUBE];

  function begin(facelets = cube): SolveModule {
    return beginSolve(moduleOf(), method, facelets);
  }

  function solve({
    isCancelled = () => false,
    facelets = cube,
    ...limits
  }: Partial<MethodTask & { isCancelled(): boolean }> = {}) {
    const told: MethodProgress[] = [];
    const observer = {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: (progress: MethodProgress) => told.push(progress),
      isCancelled,
      giveWay: () => Promise.resolve(),
    };
    const result = solveByMethod(moduleOf(), taskOf(method, facelets, limits), observer);
    return { result, told };
  }

  /** Whether the prepared method does everything at once, however little work it is given. */
  function isAtOnce(): boolean {
    const module = begin();
    while (module.stepSolve(LEAST_WORK).isPreparing) continue;
    return module.stepSolve(LEAST_WORK).state === "done";
  }

  /** Whether one slice is enough, including anything that the method has to make again. */
  async function isDoneInSlice({ isPrepared }: { isPrepared: boolean }): Promise<boolean> {
    if (!isPrepared) await makeForget();
    return begin().stepSolve(SLICE_WORK).state === "done";
  }

  describe(method, () => {
    it("can be cancelled before it begins, and solves the cube afterwards", async () => {
      await makeForget();
      const module = begin();
      module.cancelSolve();
      expect(module.stepSolve(1_000_000)).toEqual({ state: "cancelled" });
      expect(module.bestSolution()).toBeNull();
      expectRight(await solve().result, cube);
    });

    it("can be cancelled while preparing and while solving, unless it finishes at once", async () => {
      const whole = await solve().result;
      await makeForget();
      const module = begin();
      module.stepSolve(LEAST_WORK);
      module.cancelSolve();
      expect(module.stepSolve(1_000_000)).toEqual({ state: "cancelled" });

      if (!isAtOnce()) {
        begin();
        let status = module.stepSolve(LEAST_WORK);
        while (status.isPreparing || status.nodes === 0) status = module.stepSolve(LEAST_WORK);
        expect(status.state).toBe("running");
        module.cancelSolve();
        expect(module.stepSolve(1_000_000).state).toBe("cancelled");
      }
      const isDone = await isDoneInSlice({ isPrepared: true });
      const cancelled = await solve({ isCancelled: () => true }).result;
      expect(cancelled?.stop).toBe(isDone ? "done" : undefined);

      const { moves, nodes } = (await solve().result)!;
      expect({ moves, nodes }).toEqual({ moves: whole!.moves, nodes: whole!.nodes });
    });

    it("ends without a solution at a limit of positions, unless it finishes at once", async () => {
      const whole = await solve().result;
      const isEnough = isAtOnce();
      await makeForget();
      const { result } = solve({ maxNodes: LEAST_WORK });
      if (isEnough) expectRight(await result, cube);
      else await expect(result).rejects.toMatchObject({ code: "time" });
      const enough = solve({ maxNodes: whole!.nodes + 1 });
      expect((await enough.result)!.moves).toEqual(whole!.moves);
    });

    it("ends at a time limit with what it has, also while preparing", async () => {
      const isEnough = await isDoneInSlice({ isPrepared: false });
      await makeForget();
      // The limit has passed after the first slice.
      const { result, told } = solve({ timeMs: 0 });
      if (isEnough) expectRight(await result, cube);
      else if (method === "optimal") expect(await result).toMatchObject({ stop: "time" });
      else await expect(result).rejects.toMatchObject({ code: "time" });
      expect(told).toHaveLength(1);
      expectRight(await solve().result, cube);
    });

    it("solves two cubes requested at once, and one of them if the other is cancelled", async () => {
      const solves = new MethodSolves(() => undefined);
      const ask = (id: number, facelets: string) =>
        solves.solve(moduleOf(), {
          ...{ id, type: "solve-by-method", urgent: false },
          ...taskOf(method, facelets, {}),
        });
      const [first, second] = await Promise.all([ask(1, cube), ask(2, otherCube)]);
      expectRight(first, cube);
      expectRight(second, otherCube);

      const both = [ask(3, cube), ask(4, otherCube)];
      solves.cancel(4);
      expectRight((await both[0])!, cube);
      expect(await both[1]).toBeNull();
      const again = [ask(5, cube), ask(6, otherCube)];
      solves.cancel(5);
      const [cancelled, other] = await Promise.all(again);
      expectRight(other!, otherCube);
      // It is heard after the first slice, and a solve that ends with the second has its result.
      const module = begin();
      const isDone = [1, 2].some(() => module.stepSolve(SLICE_WORK).state === "done");
      expect(cancelled !== null).toBe(isDone);
    });

    it("solves many cubes as it solves each, and gives up one that exceeds its limit", async () => {
      const solves = new MethodSolves(() => undefined);
      const { facelets: _facelets, ...task } = taskOf(method, cube, {});
      const ask = (id: number, limits: Partial<MethodTask> = {}) =>
        solves.solveCubes(moduleOf(), {
          ...{ id, type: "solve-cubes-by-method", urgent: false, ...task, ...limits },
          cubes: [cube, otherCube],
        });
      const told = [];
      for (const facelets of [cube, otherCube]) {
        const { cost, stop, nodes, text } = (await solve({ facelets }).result)!;
        told.push({ cost, stop, nodes, text });
      }
      expect(await ask(1)).toMatchObject(told);
      const limited = await ask(2, { maxNodes: 1 });
      if (limited![0]!.stop === "time") expect(limited![0]).toMatchObject({ cost: undefined });
      const waiting = ask(3);
      solves.cancel(3);
      expect(await waiting).toBeNull();
    });
  });
}
