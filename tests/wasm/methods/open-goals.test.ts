// The bundle for goals with stickers that may be anything, as the worker uses it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { GoalsModule } from "../../../wasm/goals";
import type { Metric } from "../../../web/core/choices";
import { costOf } from "../../../web/core/cost";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { OPEN_GOALS } from "../../../web/core/named-goals";
import { meetsGoal } from "../../../web/core/open-goal";
import type { Solution } from "../../../web/core/solution";
import {
  solveByMethod,
  type MethodObserver,
  type MethodTask,
} from "../../../web/engine/worker/solves/method-slices";
import { placeBundle, startBundle } from "../bundle-files.mjs";
import { exportedNames, membersOf } from "../module-names";
import { SeededRandom } from "../seeded-random";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const GOAL_COUNT = IS_LONG ? 100 : 3;
const GOAL_SEEDS = IS_LONG ? [24, 25, 26, 27, 28, 29, 30, 31, 32, 33] : [24];
const SCRAMBLED = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

let directory: string;
let module: GoalsModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-goals-"));
  const placed = placeBundle(directory, { name: "cubewright-goals", threaded: false });
  module = (await startBundle(placed, 1)) as object as GoalsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

function solve(task: Partial<MethodTask>, observer: Partial<MethodObserver> = {}) {
  return solveByMethod(
    module,
    {
      ...{ method: "optimal", metric: "htm", facelets: SCRAMBLED, goal: OPEN_GOALS.cross },
      ...{ maxLength: 0, timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1 },
      ...{ cross: "U", seed: 0, ...task },
    },
    {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
      ...observer,
    },
  );
}

/** A goal that a random cube meets: most of its stickers may be anything. */
function randomGoal(random: SeededRandom): string {
  const moves = Array.from({ length: 30 }, () => random.pick(["U", "R", "F", "D2", "L'", "B"]));
  const facelets = applyMoves(SOLVED_FACELETS, moves as Move[]);
  const known = new Set(Array.from({ length: 1 + (random.next() % 8) }, () => random.next() % 54));
  return Array.from(facelets, (letter, place) => (known.has(place) ? letter : "?")).join("");
}

describe("the bundle for goals with open stickers", () => {
  it("exports exactly the declared names", () => {
    expect(exportedNames(module)).toEqual(
      [
        "HEAPU8",
        ...membersOf("goals", "GoalsModule"),
        ...membersOf("solves", "SolveModule"),
        ...membersOf("solves", "SeveralSolutionsModule"),
      ].toSorted(),
    );
  });

  it("finds a shortest solution in each metric, and proves it", async () => {
    const costs = {} as Record<Metric, number>;
    for (const metric of ["htm", "qtm", "axial-htm", "axial-qtm"] as const) {
      const result = await solve({ metric });
      expect(result).toMatchObject({ optimal: true, stop: "proven", foundBy: "parts", metric });
      expect(costOf(result!.moves, metric)).toBe(result!.cost);
      expect(meetsGoal(applyMoves(SCRAMBLED, result!.moves), OPEN_GOALS.cross)).toBe(true);
      costs[metric] = result!.cost;
    }
    expect(costs.qtm).toBeGreaterThanOrEqual(costs.htm);
    expect(costs["axial-htm"]).toBeLessThanOrEqual(costs.htm);
  });

  it.each(GOAL_SEEDS)(`leads to ${GOAL_COUNT} random goals (seed %i)`, async (seed) => {
    const random = new SeededRandom(seed);
    for (let i = 0; i < GOAL_COUNT; ++i) {
      const goal = randomGoal(random);
      const result = await solve({ goal, method: "two-phase", maxNodes: 30_000 });
      expect(meetsGoal(applyMoves(SCRAMBLED, result!.moves), goal), goal).toBe(true);
      expect(result!.optimal).toBe(result!.cost <= result!.lowerBound);
    }
  });

  it("lists distinct solutions by rising cost, up to a cost limit", async () => {
    const one = await solve({});
    const result = await solve({ maxSolutions: 50, maxLength: one!.cost + 1 });
    const costs = result!.solutions!.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((first, second) => first - second));
    expect(costs.length).toBeGreaterThan(1);
    expect(Math.max(...costs)).toBeLessThanOrEqual(one!.cost + 1);
    expect(new Set(result!.solutions!.map(({ text }) => text)).size).toBe(costs.length);
    for (const { moves } of result!.solutions!) {
      expect(meetsGoal(applyMoves(SCRAMBLED, moves), OPEN_GOALS.cross)).toBe(true);
    }
    const preferred = await solve({ maxSolutions: 50, prefer: "quarter-turns" });
    const least = preferred!.solutions!.filter(({ cost }) => cost === preferred!.cost);
    const quarters = least.map(({ moves }) => costOf(moves, "qtm"));
    expect(quarters).toEqual(quarters.toSorted((first, second) => first - second));
  });

  it("gives the cheapest solution alone if all cost more than the limit", async () => {
    const one = await solve({});
    const limited = await solve({ maxSolutions: 5, maxLength: one!.cost - 1 });
    expect(limited).toMatchObject({ cost: one!.cost, optimal: true, stop: "proven" });
    expect(limited!.solutions).toHaveLength(1);
  });

  it("chooses among all of the least cost, whatever the limit of cost", async () => {
    const all = await solve({ maxSolutions: Infinity });
    const fewest = Math.min(...all!.solutions!.map(({ moves }) => costOf(moves, "qtm")));
    const preferred = await solve({ prefer: "quarter-turns", maxLength: 20 });
    expect(preferred).toMatchObject({ cost: all!.cost, stop: "proven" });
    expect(costOf(preferred!.moves, "qtm")).toBe(fewest);
  });

  it("says so if it keeps no more solutions", async () => {
    const goal = `?U${"?".repeat(52)}`;
    const facelets = applyMoves(SOLVED_FACELETS, ["F", "B2", "D"]);
    const all = await solve({ facelets, goal, maxSolutions: Infinity, maxLength: 8 });
    expect(all).toMatchObject({ optimal: true, stop: "nodes" });
    expect(all!.solutions).toHaveLength(100_000);
  });

  it("gives short solutions first if the shortest takes long, and stops in time", async () => {
    const improved: Solution[] = [];
    const result = await solve(
      { goal: OPEN_GOALS["last-layer-oriented"], method: "two-phase", timeMs: 100 },
      { onImproved: (solution) => void improved.push(solution) },
    );
    expect(improved.length).toBeGreaterThan(0);
    expect(result!.length).toBe(improved.at(-1)!.length);
    expect(result!.foundBy).toBe("two-phase");
    expect(result!.optimal).toBe(false);
    expect(result!.length).toBeLessThan(23);
  });

  it("ends when it is cancelled", async () => {
    let calls = 0;
    const isCancelled = () => ++calls > 3;
    expect(await solve({ goal: OPEN_GOALS["last-layer-oriented"] }, { isCancelled })).toBeNull();
  });

  it("tells why no position meets a goal", async () => {
    const known = [1, 3, 5, 7, 28];
    const goal = Array.from({ length: 54 }, (_, i) => (known.includes(i) ? "U" : "?")).join("");
    await expect(solve({ goal })).rejects.toMatchObject({
      code: "edge-piece",
      message: expect.stringMatching(
        /^The goal: .* too few pieces for the places UR, UF, UL, UB, DF\.$/,
      ) as string,
      details: { stickers: known, pieces: ["UR", "UF", "UL", "UB", "DF"] },
    });
    const flipped = `UUUUURUUURURRRRRRR${SOLVED_FACELETS.slice(18)}`.replace("D", "?");
    await expect(solve({ goal: flipped })).rejects.toMatchObject({ code: "edge-flip" });
    expect(module.faultOfGoal(OPEN_GOALS.cross)).toBeNull();
  });

  it("names the colours of a cube that is held another way", async () => {
    // The edge of the colours U and F at UR and at UF.
    const known = new Map(
      [7, 19, 5, 10].map((sticker, index) => [sticker, "UF".charAt(index % 2)]),
    );
    const goal = Array.from({ length: 54 }, (_, sticker) => known.get(sticker) ?? "?").join("");
    await expect(solve({ goal })).rejects.toMatchObject({
      message: "The goal: The white-green edge appears twice: at UR and at UF.",
      details: { findings: [{ kind: "repeated-piece", colors: "UF" }] },
    });
    await expect(solve({ goal, frame: "DLFURB" })).rejects.toMatchObject({
      message: "The goal: The yellow-green edge appears twice: at UR and at UF.",
      details: { findings: [{ kind: "repeated-piece", colors: "DF" }] },
    });
  });
});
