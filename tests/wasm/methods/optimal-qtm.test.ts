// Shortest solutions in quarter turns in the bundles of "optimal", visiting the same positions as natively. The test of
// the two-phase search in that metric checks that the tables are made there.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { OptimalModule } from "../../../wasm/optimal";
import { costOf } from "../../../web/core/cost";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import {
  applyMoves,
  inverseMoves,
  MOVES,
  quarterTurnsOf,
  type Move,
} from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { OPTIMAL_BUNDLES } from "../../../web/engine/worker/bundle/bundle";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { builtFile, loadBundle, THREADS } from "../bundle-in-node";
import { solveNatively } from "../known-positions";
import { SeededRandom } from "../seeded-random";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const SET = "two-phase-qtm";
const [COUNT, QUARTERS] = IS_LONG ? [20, 17] : [3, 14];
const PATIENCE = { timeout: IS_LONG ? 1_800_000 : 180_000 };
// Without threads, one processor does the same search.
const bundles = OPTIMAL_BUNDLES.filter(({ threaded }) => IS_LONG || !threaded);

describe.each(bundles)("solving in quarter turns in the bundle $name", (bundle) => {
  let module: OptimalModule;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "cubewright-quarters-"));
    const words = ["tables", "build", "--set", SET, directory];
    execFileSync(builtFile("native/solver/cli/cubewright"), words, { stdio: "ignore" });
    module = (await loadBundle(bundle)) as object as OptimalModule;
    expect(module.startSolve("optimal", "qtm", SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0)).toBe(
      false,
    );
    const file = (kind: string) => readFileSync(join(directory, `${kind}.table`));
    for (const table of module.describeTables().filter(({ set }) => set === SET)) {
      const address = module.reserveTable(table.kind);
      module.HEAPU8.set(file(table.kind), address);
      expect(module.commitTable(table.kind)).toBe("");
    }
    module.useThreads(bundle.threaded ? THREADS : 1);
  }, PATIENCE.timeout);
  afterAll(() => rmSync(directory, { recursive: true }));

  async function solve(facelets: string, limits: Partial<MethodTask> = {}) {
    let checkpoint = "";
    const result = await solveByMethod(
      module,
      {
        ...{ method: "optimal", facelets, goal: SOLVED_FACELETS, metric: "qtm", maxLength: 0 },
        ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
        ...limits,
      },
      {
        onImproved: () => undefined,
        onBound: () => undefined,
        onProgress: (progress) => (checkpoint = progress.checkpoint ?? checkpoint),
        isCancelled: () => false,
        giveWay: () => Promise.resolve(),
      },
    );
    return { result: result!, checkpoint };
  }

  it("finds the fewest turns, and proves it", PATIENCE, async () => {
    const random = new SeededRandom(5);
    const quarters = MOVES.filter((move) => quarterTurnsOf(move) !== 2);
    const cubes = Array.from({ length: COUNT }, () => ({
      facelets: applyMoves(
        SOLVED_FACELETS,
        Array.from({ length: QUARTERS }, () => random.pick(quarters)),
      ),
    }));
    const native = bundle.threaded ? [] : solveNatively(cubes, ["--metric", "qtm"], directory);
    for (const [index, { facelets }] of cubes.entries()) {
      const { result } = await solve(facelets);
      expect(result).toMatchObject({ method: "optimal", metric: "qtm", stop: "proven" });
      expect(applyMoves(facelets, result.moves)).toBe(SOLVED_FACELETS);
      expect(result.cost).toBe(costOf(result.moves, "qtm"));
      expect(result.cost).toBeLessThanOrEqual(QUARTERS);
      expect(result.cost % 2).toBe(QUARTERS % 2);
      expect(result.lowerBound).toBe(result.cost);
      if (bundle.threaded) continue;
      expect(result.moves).toEqual(native[index]!.moves);
      expect(result.nodes).toBe(native[index]!.nodes);
    }
  });

  it("resumes from a checkpoint in quarter turns, and from no other", PATIENCE, async () => {
    // Seventeen quarter turns; two more solutions are known.
    const moves = parseMoves("D' B' R' F U B' L F' D' F' R' D R U L' F' R'").moves;
    const facelets = applyMoves(SOLVED_FACELETS, moves);
    const known: Move[] = [...inverseMoves(moves), "R", "R'"];
    const { result, checkpoint } = await solve(facelets, { known, maxNodes: 20_000 });
    expect(result).toMatchObject({ stop: "nodes", optimal: false });
    expect(checkpoint).toMatch(/^optimal-qtm-/);
    const { cost, lowerBound } = (await solve(facelets, { checkpoint })).result;
    expect(cost).toBe(lowerBound);
    expect(cost).toBeLessThanOrEqual(moves.length);
    const other = checkpoint.replace("optimal-qtm-", "optimal-");
    await expect(solve(facelets, { checkpoint: other })).rejects.toMatchObject({ code: "option" });
  });
});
