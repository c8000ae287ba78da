// The bundles of the method "optimal": shortest solutions of positions whose least length is known, with one thread and
// with several, and the same positions visited as natively.

import { beforeAll, describe, expect, it } from "vitest";

import type { OptimalModule } from "../../../wasm/optimal";
import { PREFERENCES } from "../../../web/core/choices";
import { isSolverErrorCode } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { OPTIMAL_BUNDLES } from "../../../web/engine/worker/bundle/bundle";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { loadBundle, loadNativeTables, THREADS } from "../bundle-in-node";
import { knownPositions, solveNatively } from "../known-positions";
import { exportedNames, membersOf } from "../module-names";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
/** How many of the positions of each least length are solved. The long C++ tests solve more of them. */
const COUNTS: Readonly<Record<number, number>> = IS_LONG
  ? { 15: 6, 16: 3, 17: 1 }
  : { 15: 2, 16: 1 };
const PATIENCE = { timeout: IS_LONG ? 1_800_000 : 60_000 };

describe.each(OPTIMAL_BUNDLES)("the bundle $name", (bundle) => {
  // The C++ tests, too, test what one thread does.
  const whereThreadsMeet = it.runIf(IS_LONG || bundle.threaded);
  const shortestCounts = IS_LONG ? COUNTS : { 15: bundle.threaded ? 1 : 2 };

  let module: OptimalModule;

  beforeAll(async () => {
    const loaded = await loadBundle(bundle);
    module = loaded as object as OptimalModule;
    expect(module.startSolve(...argumentsFor(SOLVED_FACELETS))).toBe(false);
    loadNativeTables(loaded);
    module.useThreads(bundle.threaded ? THREADS : 1);
  });

  function argumentsFor(facelets: string): Parameters<OptimalModule["startSolve"]> {
    return ["optimal", "htm", facelets, SOLVED_FACELETS, 0, "U", 0];
  }

  async function solve(facelets: string, limits: Partial<MethodTask> = {}) {
    const bounds: number[] = [];
    const lengths: number[] = [];
    let checkpoint = "";
    const result = await solveByMethod(
      module,
      {
        ...{ method: "optimal", facelets, goal: SOLVED_FACELETS, metric: "htm", maxLength: 0 },
        ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
        ...limits,
      },
      {
        onImproved: ({ length }) => lengths.push(length),
        onBound: (bound) => bounds.push(bound),
        onProgress: (progress) => (checkpoint = progress.checkpoint ?? checkpoint),
        isCancelled: () => false,
        giveWay: () => Promise.resolve(),
      },
    );
    return { result: result!, bounds, lengths, checkpoint };
  }

  it("exports exactly the declared names, with error codes that the interface knows", () => {
    const interfaces = [
      ["table-set", "TableSetModule"],
      ["solves", "SolveModule"],
      ["solves", "SeveralSolutionsModule"],
      ["optimal", "OptimalModule"],
    ] as const;
    const names = interfaces.flatMap(([file, name]) => membersOf(file, name));
    expect(exportedNames(module)).toEqual(names.toSorted());
    expect(module.errorCodes().every(isSolverErrorCode)).toBe(true);
  });

  it("finds shortest solutions, and proves them", PATIENCE, async () => {
    const positions = knownPositions(shortestCounts);
    const native = bundle.threaded ? [] : solveNatively(positions);
    for (const [index, { facelets, length }] of positions.entries()) {
      const { result, bounds, lengths } = await solve(facelets);
      expect(result).toMatchObject({
        ...{ method: "optimal", stop: "proven", optimal: true },
        ...{ length, lowerBound: length, cost: length },
      });
      expect(applyMoves(facelets, result.moves)).toBe(SOLVED_FACELETS);
      expect(bounds.at(-1)).toBe(length);
      expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => b - a));
      if (bundle.threaded) continue;
      expect(result.moves).toEqual(native[index]!.moves);
      expect(result.nodes).toBe(native[index]!.nodes);
    }
  });

  it("reports the length being ruled out, and how much of that is done", PATIENCE, () => {
    const { facelets, length } = knownPositions(COUNTS)[0]!;
    expect(module.startSolve(...argumentsFor(facelets))).toBe(true);
    let reached = 0;
    let status = module.stepSolve(1_000);
    while (status.state !== "done") {
      const { depth, refuted } = status.figures;
      expect(depth).toBe(status.lowerBound);
      expect(refuted).toBeLessThanOrEqual(1);
      expect(depth! + refuted!).toBeGreaterThanOrEqual(reached);
      reached = depth! + refuted!;
      status = module.stepSolve(1_000);
    }
    expect(reached).toBeGreaterThan(length - 1);
    expect(status.figures).toEqual({ depth: length });
  });

  it("looks only for solutions shorter than a known one", PATIENCE, async () => {
    const { facelets } = knownPositions(COUNTS)[0]!;
    const { result: shortest } = await solve(facelets);
    const again = await solve(facelets, { known: shortest.moves });
    expect(again.lengths).toEqual([shortest.length]);
    expect(again.result.moves).toEqual(shortest.moves);
    const { result } = await solve(facelets, {
      known: [...shortest.moves, "R", "R'"],
      maxNodes: 1,
    });
    expect(result).toMatchObject({ stop: "nodes", length: shortest.length, optimal: false });
    await expect(solve(facelets, { known: ["R", "U", "F"], maxNodes: 1 })).rejects.toMatchObject({
      code: "time",
    });
  });

  whereThreadsMeet(
    "resumes from a checkpoint without repeating finished parts",
    PATIENCE,
    async () => {
      const resumed = IS_LONG ? 16 : 15;
      const positions = knownPositions(COUNTS);
      const { facelets, length } = positions.find((known) => known.length === resumed)!;
      const { result: shortest } = await solve(facelets);
      const whole = await solve(facelets, { known: shortest.moves });
      let checkpoint = "";
      let last: Awaited<ReturnType<typeof solve>>;
      let pieces = 0;
      do {
        const known = checkpoint === "" ? { known: shortest.moves } : { checkpoint };
        const limit = Math.ceil(whole.result.nodes * (0.1 + 0.1 * pieces++));
        last = await solve(facelets, { ...known, maxNodes: limit });
        // At its end it gives no checkpoint.
        checkpoint = last.checkpoint || checkpoint;
      } while (last.result.stop === "nodes");
      expect(pieces).toBeGreaterThan(3);
      expect(last.result).toMatchObject({ stop: "proven", length, lowerBound: length });

      const other = positions.find((known) => known.facelets !== facelets);
      await expect(solve(other!.facelets, { checkpoint })).rejects.toMatchObject({
        code: "option",
      });
      await expect(solve(facelets, { checkpoint: checkpoint.slice(1) })).rejects.toMatchObject({
        code: "option",
      });
    },
  );

  whereThreadsMeet("lists the command's solutions, in the preferred order", PATIENCE, async () => {
    const facelets = applyMoves(SOLVED_FACELETS, parseMoves("R2 L2 U D' F2 B2 U D'").moves);
    for (const preferred of [undefined, ...PREFERENCES]) {
      const prefer = preferred && { prefer: preferred };
      const words = preferred ? ["--prefer", preferred] : [];
      const [native] = solveNatively([{ facelets }], ["--solutions", "all", ...words]);
      const expected = native!.solutions!.map(({ text }) => text);
      expect(expected.length).toBeGreaterThan(5);
      const { result } = await solve(facelets, { maxSolutions: Infinity, ...prefer });
      expect(result).toMatchObject({ stop: "proven", text: expected[0] });
      expect(result.solutions!.map(({ text }) => text)).toEqual(expected);
      const few = (await solve(facelets, { maxSolutions: 3, ...prefer })).result;
      expect(few.solutions!.map(({ text }) => text)).toEqual(expected.slice(0, 3));
      const { result: one } = await solve(facelets, { ...prefer });
      expect(one).not.toHaveProperty("solutions");
      if (preferred) expect(one.text).toBe(expected[0]);
    }
    expect(module.preferSolutions("front")).toBe(false);
  });

  whereThreadsMeet("lists the solutions found so far when a limit ends it", PATIENCE, async () => {
    // Fifteen moves, with three solutions.
    const scramble = "F B L D F B2 U' F U F2 L F2 R' F2 L2 U2";
    const facelets = applyMoves(SOLVED_FACELETS, parseMoves(scramble).moves);
    const { result: all } = await solve(facelets, { maxSolutions: Infinity });
    const texts = all.solutions!.map(({ text }) => text);
    expect(all).toMatchObject({ stop: "proven", text: texts[0], length: 15 });
    expect(texts).toHaveLength(3);
    const maxNodes = Math.ceil(0.8 * all.nodes);
    const { result, checkpoint } = await solve(facelets, { maxSolutions: Infinity, maxNodes });
    expect(result).toMatchObject({ stop: "nodes", optimal: true });
    expect(texts).toEqual(expect.arrayContaining(result.solutions!.map(({ text }) => text)));
    const rest = { maxSolutions: Infinity, checkpoint };
    expect((await solve(facelets, rest)).result.solutions).toEqual(all.solutions);
  });

  it("leads to another cube", PATIENCE, async () => {
    const goal = applyMoves(SOLVED_FACELETS, parseMoves("F U2 R").moves);
    const facelets = applyMoves(goal, parseMoves("L D' B2 R U F").moves);
    const { result } = await solve(facelets, { goal });
    expect(applyMoves(facelets, result.moves)).toBe(goal);
    expect(result).toMatchObject({ length: 6, optimal: true });
    expect((await solve(goal, { goal })).result.moves).toEqual([]);
  });

  it("gives its best solution if a limit comes before the proof", async () => {
    const { facelets } = knownPositions(COUNTS).at(-1)!;
    const { result } = await solve(facelets, { maxNodes: 200_000 });
    expect(result).toMatchObject({ stop: "nodes", optimal: false });
    expect(applyMoves(facelets, result.moves)).toBe(SOLVED_FACELETS);
    expect(result.lowerBound).toBeLessThan(result.length);
    await expect(solve(facelets, { maxNodes: 1 })).rejects.toMatchObject({ code: "time" });
  });

  it("solves the next cube after a cancelled one", PATIENCE, async () => {
    const [first, second] = knownPositions(COUNTS);
    expect(module.startSolve(...argumentsFor(first!.facelets))).toBe(true);
    let status = module.stepSolve(10_000);
    while (status.figures.depth === undefined || status.figures.depth < first!.length - 1) {
      status = module.stepSolve(10_000);
    }
    module.cancelSolve();
    expect((await solve(second!.facelets)).result.length).toBe(second!.length);
  });

  it("ends when a table is dropped", () => {
    const facelets = applyMoves(SOLVED_FACELETS, parseMoves("R U F").moves);
    expect(module.startSolve(...argumentsFor(facelets))).toBe(true);
    module.dropTable("phase1");
    expect(module.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(module.startSolve(...argumentsFor(facelets))).toBe(false);
  });
});
