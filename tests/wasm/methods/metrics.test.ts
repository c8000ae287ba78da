// The bundle of the two-phase search in metrics other than half turns: the life of its tables, and what is solved
// with them.

import "fake-indexeddb/auto";

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MetricsModule } from "../../../wasm/metrics";
import { isSolverErrorCode } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, faceOf, MOVES, quarterTurnsOf, type Move } from "../../../web/core/moves";
import type { TableSetName } from "../../../web/core/table-sets";
import { TableLoader } from "../../../web/engine/loading/table-loader";
import { deleteStoredTables, readTableStorage } from "../../../web/engine/stored-tables";
import { TABLE_SETS } from "../../../web/engine/tables/table-sets";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { placeBundle, startBundle } from "../bundle-files.mjs";
import { exportedNames, membersOf } from "../module-names";
import { SeededRandom } from "../seeded-random";

type OtherMetric = "qtm" | "axial-htm" | "axial-qtm";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const METRICS: OtherMetric[] = isLongRun ? ["qtm", "axial-htm", "axial-qtm"] : ["qtm"];
const CUBE_COUNT = isLongRun ? 100 : 10;
const MOST_MEMORY_BYTES = 130_000_000;
const OPPOSITE: Record<string, string> = { U: "D", D: "U", R: "L", L: "R", F: "B", B: "F" };

let directory: string;
let placed: ReturnType<typeof placeBundle>;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-metrics-"));
  placed = placeBundle(directory, { name: "cubewright-metrics", threaded: false });
});

afterAll(() => rmSync(directory, { recursive: true }));

async function startModule(): Promise<MetricsModule> {
  return (await startBundle(placed, 1)) as object as MetricsModule;
}

async function load(module: MetricsModule, set: TableSetName) {
  const loader = new TableLoader(module, TABLE_SETS[set], "https://cube.invalid/");
  return loader.load({ onProgress: () => undefined, onInUse: () => undefined });
}

async function solve(module: MetricsModule, task: Partial<MethodTask>) {
  const bounds: number[] = [];
  const result = await solveByMethod(
    module,
    {
      ...{ method: "two-phase", facelets: SOLVED_FACELETS, goal: SOLVED_FACELETS, metric: "qtm" },
      ...{
        timeMs: Infinity,
        maxNodes: Infinity,
        maxLength: 0,
        maxSolutions: 1,
        cross: "U",
        seed: 0,
      },
      ...task,
    },
    {
      onImproved: () => undefined,
      onBound: (bound) => bounds.push(bound),
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return { result: result!, bounds };
}

function mixed(random: SeededRandom, turns: number): string {
  let facelets = SOLVED_FACELETS;
  for (let turn = 0; turn < turns; ++turn) {
    facelets = applyMoves(facelets, [random.pick(MOVES)]);
  }
  return facelets;
}

// Counted here independently.
function costOf(moves: readonly Move[], metric: OtherMetric): number {
  const one = (move: Move) => (metric === "axial-htm" || quarterTurnsOf(move) % 2 !== 0 ? 1 : 2);
  let cost = 0;
  for (let index = 0; index < moves.length; ++index) {
    const [move, next] = [moves[index]!, moves[index + 1]];
    const isPair = metric !== "qtm" && next && faceOf(next) === OPPOSITE[faceOf(move)];
    cost += isPair ? Math.max(one(move), one(next)) : one(move);
    if (isPair) ++index;
  }
  return cost;
}

describe("the bundle of the metrics", () => {
  it("exports exactly the declared names, with error codes that the interface knows", async () => {
    const module = await startModule();
    const names = [
      ...membersOf("table-set", "TableSetModule"),
      ...membersOf("solves", "SolveModule"),
      ...membersOf("solves", "SeveralSolutionsModule"),
      ...membersOf("metrics", "MetricsModule"),
    ];
    expect(exportedNames(module)).toEqual(names.toSorted());
    expect(module.errorCodes().every(isSolverErrorCode)).toBe(true);
    expect(module.startSolve("two-phase", "qtm", SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0)).toBe(
      false,
    );
    expect(module.describeTables()).toHaveLength(6);
  });
});

describe.each(METRICS)("two-phase in %s", (metric) => {
  const set: TableSetName = `two-phase-${metric}`;
  let module: MetricsModule;

  // The tests follow one browser profile, each continuing where the previous one left it.
  it("makes tables as described, stores them, and finds them the next time", async () => {
    module = await startModule();
    const addresses: Record<string, number> = {};
    const reserve = module.reserveTable.bind(module);
    module.reserveTable = (kind) => (addresses[kind] = reserve(kind));
    expect(await load(module, set)).toMatchObject({ source: "generated", cached: true });
    for (const { set: of, kind, sizeBytes, payloadSha256 } of module.describeTables()) {
      if (of !== set) continue;
      const start = addresses[kind]!;
      const payload = module.HEAPU8.subarray(start + 80, start + sizeBytes);
      expect(createHash("sha256").update(payload).digest("hex"), kind).toBe(payloadSha256);
    }
    expect(await readTableStorage(set)).toMatchObject({ sizeBytes: 63_128_703 });
    expect(await load(await startModule(), set)).toMatchObject({ source: "storage" });
  });

  it("finds cheap solutions with correct costs", async () => {
    const random = new SeededRandom(1);
    for (let count = 0; count < CUBE_COUNT; ++count) {
      const facelets = mixed(random, 60);
      const { result } = await solve(module, { metric, facelets, maxNodes: 20_000 });
      expect(applyMoves(facelets, result.moves)).toBe(SOLVED_FACELETS);
      expect(result).toMatchObject({ method: "two-phase", metric, stop: "nodes" });
      expect(result.cost).toBe(costOf(result.moves, metric));
      expect(result.lowerBound).toBeLessThanOrEqual(result.cost);
      expect(result.cost).toBeLessThan(30);
    }
    expect(module.HEAPU8.length).toBeLessThan(MOST_MEMORY_BYTES);
  });

  it("searches at least to the first solution, and stops at one that is cheap enough", async () => {
    const facelets = mixed(new SeededRandom(2), 60);
    expect((await solve(module, { metric, facelets, maxNodes: 1 })).result.cost).toBeGreaterThan(0);
    const { result } = await solve(module, { metric, facelets, maxLength: 30 });
    expect(result.stop).toBe("target");
    expect(result.cost).toBeLessThanOrEqual(30);
  });

  it("proves the least cost of a cube that is near its goal", async () => {
    const goal = applyMoves(SOLVED_FACELETS, ["F", "R2"]);
    const facelets = applyMoves(goal, ["U2", "L"]);
    const { result } = await solve(module, { metric, facelets, goal });
    expect(applyMoves(facelets, result.moves)).toBe(goal);
    const cost = metric === "axial-htm" ? 2 : 3;
    expect(result).toMatchObject({ cost, optimal: true, stop: "proven", lowerBound: cost });
  });

  it("gives several solutions, the cheapest first and those that are preferred first", async () => {
    const facelets = mixed(new SeededRandom(3), 60);
    const several = async (task: Partial<MethodTask>) => {
      const { result } = await solve(module, { metric, facelets, maxNodes: 100_000, ...task });
      for (const { moves, cost } of result.solutions!) {
        expect(applyMoves(facelets, moves)).toBe(SOLVED_FACELETS);
        expect(cost).toBe(costOf(moves, metric));
      }
      const costs = result.solutions!.map(({ cost }) => cost);
      expect(costs).toEqual(costs.toSorted((one, other) => one - other));
      expect(new Set(result.solutions!.map(({ text }) => text)).size).toBe(costs.length);
      return result;
    };
    const found = await several({ maxSolutions: 20 });
    expect(found).toMatchObject({ stop: "nodes", text: found.solutions![0]!.text });
    expect(found.solutions).toHaveLength(20);
    const quarters = (moves: readonly Move[]) =>
      moves.reduce((sum, move) => sum + Math.abs(quarterTurnsOf(move)), 0);
    const preferred = await several({ maxSolutions: 20, prefer: "quarter-turns" });
    const ofFirst = preferred.solutions!.filter(({ cost }) => cost === preferred.cost);
    const counts = ofFirst.map(({ moves }) => quarters(moves));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(
      (await several({ maxSolutions: 20, maxLength: found.cost - 1 })).cost,
    ).toBeLessThanOrEqual(found.cost);
  });

  it("gives all solutions up to a cost near the goal", async () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R2", "L2", "F2", "B2"]);
    const limit = { "axial-htm": 2, "axial-qtm": 4, qtm: 8 }[metric];
    const { result } = await solve(module, {
      ...{ metric, facelets, maxSolutions: Infinity, maxLength: limit },
    });
    expect(result).toMatchObject({ cost: limit, stop: "proven" });
    expect(result.solutions!.map(({ text }) => text)).toEqual(["R2 L2 F2 B2", "F2 B2 R2 L2"]);
  });

  it("begins no solve once a table is dropped, and can have its tables deleted", async () => {
    module.dropTable(`phase2-${metric}`);
    expect(
      module.startSolve("two-phase", metric, SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0),
    ).toBe(false);
    await deleteStoredTables(set);
    expect(await readTableStorage(set)).toMatchObject({ chunkCount: 0, sizeBytes: 0 });
  });
});
