// The bundle of Korf's method: the life of its tables, verified by the native command, and what is solved with them.

import "fake-indexeddb/auto";

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDB } from "idb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { KorfModule, KorfTableKind } from "../../../wasm/korf";
import { METRICS } from "../../../web/core/choices";
import { isSolverErrorCode } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { MethodProgress, SolverProgress } from "../../../web/core/solution";
import { TableLoader } from "../../../web/engine/loading/table-loader";
import { deleteStoredTables, readTableStorage } from "../../../web/engine/stored-tables";
import { KORF_SET } from "../../../web/engine/tables/table-sets";
import { solveByMethod, type MethodTask } from "../../../web/engine/worker/solves/method-slices";
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";
import { exportedNames, membersOf } from "../module-names";
import { beginSolve, LEAST_WORK, testLimits } from "./limit-tests";

const KINDS: KorfTableKind[] = ["korf-corners", "korf-upper-edges", "korf-lower-edges"];
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = isLongRun ? 250 : 40;
const SEEDS = isLongRun ? [5, 7, 8, 9] : [5];
const TURN_COUNT = 12;
const MADE = { source: "generated", cached: true, error: undefined, storageProblem: undefined };
const STORED = { ...MADE, source: "storage" };
const TOTAL_BYTES = 44_089_920 + 2 * 21_288_960 + 3 * 80;
// The tables, and the turn tables of the coordinates: once for the search, and once while a table is made.
const MOST_MEMORY_BYTES = 100_000_000;

let directory: string;
let placed: ReturnType<typeof placeBundle>;
let module: KorfModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-korf-"));
  placed = placeBundle(directory, { name: "cubewright-korf", threaded: false });
  module = await startModule();
});

afterAll(() => rmSync(directory, { recursive: true }));

async function startModule(): Promise<KorfModule> {
  return (await startBundle(placed, 1)) as object as KorfModule;
}

function loaderOf(loaded: KorfModule): TableLoader {
  // The server address is given, but the server has nothing of this set and is not asked.
  return new TableLoader(loaded, KORF_SET, "https://cube.invalid/");
}

async function load(loaded: KorfModule) {
  const progress: SolverProgress[] = [];
  const result = await loaderOf(loaded).load({
    onProgress: (step) => progress.push(step),
    onInUse: () => undefined,
  });
  return { result, progress };
}

async function damageStored(): Promise<void> {
  const database = await openDB(KORF_SET.storageName);
  const [key] = await database.getAllKeys("chunks");
  const bytes = new Uint8Array(await ((await database.get("chunks", key!)) as Blob).arrayBuffer());
  bytes[bytes.length >> 1]! ^= 1;
  await database.put("chunks", new Blob([bytes]), key);
  database.close();
}

async function solve(
  facelets: string,
  limits: Partial<MethodTask> = {},
  told: MethodProgress[] = [],
) {
  const bounds: number[] = [];
  const result = await solveByMethod(
    module,
    {
      ...{ method: "korf", facelets, goal: SOLVED_FACELETS, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0 },
      ...limits,
    },
    {
      onImproved: () => undefined,
      onBound: (bound) => bounds.push(bound),
      onProgress: (progress) => told.push(progress),
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return { result: result!, told, bounds };
}

function scrambles(seed: number): Move[][] {
  // Turns of uniformly random cubes: the first of their solutions, which have more than twelve.
  const words = ["scramble", "--count", String(CUBE_COUNT), "--seed", String(seed)];
  const cubes = execFileSync(builtFile("native/solver/cli/cubewright"), words, {
    encoding: "utf8",
  });
  const solved = execFileSync(
    builtFile("native/solver/cli/cubewright"),
    // The same on every machine.
    ["solve", "--tables", "mini", "--threads", "1", "--max-nodes", "1000"],
    { encoding: "utf8", input: cubes },
  );
  return solved
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t")[1]!.split(" ").slice(0, TURN_COUNT) as Move[]);
}

describe("the bundle of Korf's method", () => {
  it("exports exactly the declared names, with error codes that the interface knows", () => {
    const names = [
      ...membersOf("table-set", "TableSetModule"),
      ...membersOf("solves", "SolveModule"),
    ];
    expect(exportedNames(module)).toEqual(names.toSorted());
    expect(module.errorCodes().every(isSolverErrorCode)).toBe(true);
    expect(module.describeTables().map(({ kind }) => kind)).toEqual(KINDS);
  });

  it("begins no solve without its tables", () => {
    expect(module.startSolve("korf", "htm", SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0)).toBe(
      false,
    );
    expect(module.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(module.bestSolution()).toBeNull();
  });
});

// The tests follow one browser profile, each continuing where the previous one left it.
describe("the set of Korf's tables", () => {
  it("is made in slices, and stored", async () => {
    const { result, progress } = await load(module);
    expect(result).toEqual(MADE);
    expect(progress.every(({ phase }) => phase === "generate")).toBe(true);
    expect(progress.at(-1)).toMatchObject({ loaded: TOTAL_BYTES, total: TOTAL_BYTES });
    const figures = progress.map((step) => step.loaded);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    expect(module.HEAPU8.length).toBeLessThan(MOST_MEMORY_BYTES);
    expect(await readTableStorage("korf")).toMatchObject({ sizeBytes: TOTAL_BYTES });
  });

  it("is loaded from storage the next time, byte for byte", async () => {
    const next = await startModule();
    const addresses: Record<string, number> = {};
    const reserve = next.reserveTable.bind(next);
    next.reserveTable = (kind) => (addresses[kind] = reserve(kind));
    const { result, progress } = await load(next);
    expect(result).toEqual(STORED);
    expect(progress.every(({ phase }) => phase === "load")).toBe(true);
    for (const { kind, sizeBytes, payloadSha256 } of next.describeTables()) {
      const start = addresses[kind]!;
      const payload = next.HEAPU8.subarray(start + 80, start + sizeBytes);
      expect(createHash("sha256").update(payload).digest("hex"), kind).toBe(payloadSha256);
    }
  });

  it.runIf(isLongRun)("is made and stored again if damaged", async () => {
    await damageStored();
    expect((await load(await startModule())).result).toEqual(MADE);
    expect((await load(await startModule())).result).toEqual(STORED);
  });

  it("is gone once deleted", async () => {
    await deleteStoredTables("korf");
    expect(await readTableStorage("korf")).toMatchObject({ chunkCount: 0, sizeBytes: 0 });
  });
});

testLimits("korf", () => module);

describe("solving with the tables", () => {
  it("has nothing to prepare", () => {
    expect(beginSolve(module, "korf").stepSolve(LEAST_WORK).isPreparing).toBe(false);
  });

  it.each(SEEDS)(`finds shortest solutions of ${CUBE_COUNT} scrambles (seed %i)`, async (seed) => {
    for (const moves of scrambles(seed)) {
      const facelets = applyMoves(SOLVED_FACELETS, moves);
      const { result, told, bounds } = await solve(facelets);
      expect(applyMoves(facelets, result.moves)).toBe(SOLVED_FACELETS);
      expect(result.length).toBeLessThanOrEqual(TURN_COUNT);
      expect(result).toMatchObject({
        ...{ method: "korf", stop: "proven", optimal: true, metric: "htm" },
        ...{ lowerBound: result.length, cost: result.length },
      });
      expect(result).not.toHaveProperty("stages");
      expect(bounds.at(-1)).toBe(result.length);
      expect(told.at(-1)!.figures).toEqual({ depth: result.length });
      // No part of a shortest solution can be replaced by a shorter one.
      const half = applyMoves(facelets, result.moves.slice(0, result.length >> 1));
      expect((await solve(half)).result.length).toBe(result.length - (result.length >> 1));
    }
  });

  it("leads to another cube as well as to the solved one", async () => {
    const goal = applyMoves(SOLVED_FACELETS, ["F", "U2", "R"]);
    const facelets = applyMoves(goal, ["L", "D'", "B2"]);
    const { result } = await solve(facelets, { goal });
    expect(applyMoves(facelets, result.moves)).toBe(goal);
    expect(result.length).toBe(3);
    expect((await solve(goal, { goal })).result.moves).toEqual([]);
  });

  it("reports the positions visited even while the depth stays the same", async () => {
    const [moves] = scrambles(6);
    const facelets = applyMoves(SOLVED_FACELETS, [...moves!, "D", "F", "L2"]);
    const told: MethodProgress[] = [];
    const limited = solve(facelets, { maxNodes: 10_000_000 }, told);
    await expect(limited).rejects.toMatchObject({ code: "time" });
    const depths = told.map(({ figures }) => figures.depth);
    expect(told.length).toBeGreaterThan(new Set(depths).size);
    const nodes = told.map((progress) => progress.nodes);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  });

  it("begins only in half turns, and only by Korf's method", () => {
    for (const metric of METRICS) {
      expect(module.startSolve("korf", metric, SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0)).toBe(
        metric === "htm",
      );
    }
    expect(module.startSolve("cfop", "htm", SOLVED_FACELETS, SOLVED_FACELETS, 0, "U", 0)).toBe(
      false,
    );
  });

  it("ends when a table is dropped", () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "U", "F"]);
    expect(module.startSolve("korf", "htm", facelets, SOLVED_FACELETS, 0, "U", 0)).toBe(true);
    module.dropTable("korf-upper-edges");
    expect(module.stepSolve(1_000)).toEqual({ state: "cancelled" });
    expect(module.startSolve("korf", "htm", facelets, SOLVED_FACELETS, 0, "U", 0)).toBe(false);
  });
});
