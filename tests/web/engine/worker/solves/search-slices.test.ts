import { describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../../web/core/facelets";
import { applyMoves, inverseMoves } from "../../../../../web/core/moves";
import { parseMoves } from "../../../../../web/core/notation";
import type { Solution } from "../../../../../web/core/solution";
import { nextTask } from "../../../../../web/engine/platform/next-task";
import {
  searchInSlices,
  type SearchRequest,
} from "../../../../../web/engine/worker/solves/search-slices";
import { FAKE_TABLES, FakeModule, tableBytes, type SearchStep } from "../../fakes/fake-module";

const SOLUTION = "R U2 F'";
const LONGER = "R U2 F' L L'";
const FACELETS = applyMoves(SOLVED_FACELETS, inverseMoves(parseMoves(SOLUTION).moves));

function moduleWith(searchSteps: SearchStep[]): FakeModule {
  const module = new FakeModule();
  module.searchSteps = searchSteps;
  return module;
}

function takeTablesIntoUse(module: FakeModule): void {
  for (const { kind } of FAKE_TABLES) {
    module.HEAPU8.set(tableBytes(kind), module.addressOf(kind));
    module.commitTable(kind);
  }
}

const UNLIMITED = {
  ...{ goal: SOLVED_FACELETS, maxLength: 0, timeMs: Infinity, maxNodes: Infinity },
  threads: () => 1,
};

async function search(
  module: FakeModule,
  request: Partial<SearchRequest> = {},
  isCancelled = () => false,
) {
  const improved: Solution[] = [];
  const bounds: number[] = [];
  const result = await searchInSlices(
    module,
    { ...UNLIMITED, facelets: FACELETS, ...request },
    {
      onImproved: (solution) => improved.push(solution),
      onBound: (lowerBound) => bounds.push(lowerBound),
      isCancelled,
      giveWay: nextTask,
    },
  );
  return { result, improved, bounds };
}

describe("searchInSlices", () => {
  it("reports each shorter solution and each rise of the bound once", async () => {
    const module = moduleWith([
      { state: "running", lowerBound: 1 },
      { state: "improved", solution: LONGER },
      { state: "running", lowerBound: 2 },
      { state: "improved", solution: SOLUTION },
      { state: "running" },
      { state: "proven", lowerBound: 3 },
    ]);
    const { result, improved, bounds } = await search(module);
    expect(improved.map(({ text }) => text)).toEqual([LONGER, SOLUTION]);
    expect(improved.map(({ lowerBound }) => lowerBound)).toEqual([1, 2]);
    expect(bounds).toEqual([1, 2, 3]);
    expect(improved.map(({ optimal }) => optimal)).toEqual([false, false]);
    expect(result).toMatchObject({
      moves: ["R", "U2", "F'"],
      text: SOLUTION,
      length: 3,
      lowerBound: 3,
      optimal: true,
      stop: "proven",
      tier: "mini",
    });
    expect(result!.nodes).toBeGreaterThan(0);
    expect(result!.timeMs).toBeGreaterThanOrEqual(0);
  });

  it("reports a solution that comes with the end of the search", async () => {
    const { result, improved } = await search(moduleWith([{ state: "target", solution: LONGER }]));
    expect(improved).toHaveLength(1);
    expect(result).toMatchObject({ stop: "target", length: 5 });
  });

  it("gives no moves for a solved cube", async () => {
    const module = moduleWith([{ state: "proven", solution: "" }]);
    const { result } = await search(module, { facelets: SOLVED_FACELETS });
    expect(result).toMatchObject({ moves: [], text: "", length: 0, optimal: true });
  });

  it("stops when the time is up", async () => {
    const module = moduleWith([{ state: "improved", solution: LONGER }, { state: "running" }]);
    const { result } = await search(module, { timeMs: 15 });
    expect(result).toMatchObject({ stop: "time", length: 5 });
    expect(result!.timeMs).toBeGreaterThanOrEqual(15);
    expect(module.cancelledSearches).toBe(1);
  });

  it("does not count the time for which the tab was frozen", async () => {
    let nowMs = 0;
    let steps = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
    const module = moduleWith([{ state: "improved", solution: LONGER }, { state: "running" }]);
    const step = module.stepSearch.bind(module);
    vi.spyOn(module, "stepSearch").mockImplementation((nodes) => {
      nowMs += ++steps === 3 ? 3_600_000 : 6;
      return step(nodes);
    });
    const { result } = await search(module, { timeMs: 30 });
    clock.mockRestore();
    expect(result).toMatchObject({ stop: "time", timeMs: 30 });
    expect(steps).toBe(6);
  });

  it("goes on to the first solution if the time is up before that", async () => {
    const module = moduleWith([
      { state: "running" },
      { state: "running" },
      { state: "improved", solution: LONGER },
    ]);
    const { result } = await search(module, { timeMs: 0 });
    expect(result).toMatchObject({ stop: "time", length: 5 });
  });

  it("stops after the given number of positions, in steps that do not depend on time", async () => {
    const module = moduleWith([{ state: "running" }, { state: "improved", solution: LONGER }]);
    const budgets = vi.spyOn(module, "stepSearch");
    const { result } = await search(module, { maxNodes: 25_000 });
    expect(budgets.mock.calls).toEqual([[10_000], [10_000], [5_000]]);
    expect(result).toMatchObject({ stop: "nodes", length: 5, nodes: 25_000 });
    expect(module.cancelledSearches).toBe(1);
  });

  it("goes on to the first solution if the positions are used up before that", async () => {
    const module = moduleWith([
      { state: "running" },
      { state: "running" },
      { state: "improved", solution: LONGER },
    ]);
    const { result } = await search(module, { maxNodes: 1 });
    expect(result).toMatchObject({ stop: "nodes", length: 5, nodes: 20_001 });
  });

  it("searches for the moves to another cube, and checks that they lead there", async () => {
    const goal = applyMoves(FACELETS, ["D"]);
    const module = moduleWith([{ state: "proven", solution: "D" }]);
    expect((await search(module, { goal })).result).toMatchObject({ text: "D", cost: 1 });
    expect(module.searched).toEqual([`${FACELETS} to ${goal}`]);
    const wrong = moduleWith([{ state: "proven", solution: SOLUTION }]);
    await expect(search(wrong, { goal })).rejects.toMatchObject({ code: "internal" });
  });

  it("gives no result when it is cancelled, even if it has found a solution", async () => {
    const module = moduleWith([{ state: "improved", solution: LONGER }, { state: "running" }]);
    let steps = 0;
    module.onStep = () => ++steps;
    const { result } = await search(module, {}, () => steps >= 3);
    expect(result).toBeNull();
    expect(module.cancelledSearches).toBe(1);
  });

  it("gives no result when it is cancelled before the first solution", async () => {
    const { result, improved } = await search(moduleWith([{ state: "running" }]), {}, () => true);
    expect(result).toBeNull();
    expect(improved).toEqual([]);
  });

  it("names the tables with which it ended when better ones come meanwhile", async () => {
    const module = moduleWith([{ state: "improved", solution: LONGER }, { state: "running" }]);
    let steps = 0;
    module.onStep = () => {
      if (++steps !== 3) return;
      takeTablesIntoUse(module);
      module.continueSearch([{ state: "running" }, { state: "proven", lowerBound: 5 }]);
    };
    const { result } = await search(module);
    expect(result).toMatchObject({ tier: "full", text: LONGER, stop: "proven" });
  });

  it("lets other tasks of the thread have their turn", async () => {
    const module = moduleWith([{ state: "running" }]);
    let isCancelled = false;
    setTimeout(() => (isCancelled = true), 0);
    const { result } = await search(module, {}, () => isCancelled);
    expect(result).toBeNull();
  });

  it.each(["R U2 F", "R U2 F' R", "x R U2 F'", ""])(
    "never passes on moves that do not solve the cube: %j",
    async (text) => {
      const module = moduleWith([{ state: "improved", solution: text }]);
      await expect(search(module)).rejects.toMatchObject({ code: "internal" });
    },
  );

  it("rejects if the module refuses the cube", async () => {
    const module = new FakeModule();
    module.startSearch = () => false;
    await expect(search(module)).rejects.toMatchObject({ code: "internal" });
  });

  it("begins again when more threads come, and keeps the solution", async () => {
    const module = moduleWith([{ state: "improved", solution: LONGER, lowerBound: 2 }]);
    let threads = 1;
    const begun: number[] = [];
    const startSearch = module.startSearch.bind(module);
    Object.assign(module, {
      startSearch: (facelets: string, _maxLength: number, given: number) => {
        begun.push(given);
        return startSearch(facelets);
      },
    });
    module.onStep = () => {
      threads = 4;
      module.searchSteps = [
        { state: "running", lowerBound: 1 },
        { state: "proven", solution: SOLUTION, lowerBound: 3 },
      ];
    };
    const steps = vi.spyOn(module, "stepSearch");
    const { result, improved, bounds } = await search(module, { threads: () => threads });
    expect(begun).toEqual([1, 4]);
    expect(improved.map(({ text }) => text)).toEqual([LONGER, SOLUTION]);
    expect(bounds).toEqual([2, 3]);
    expect(result).toMatchObject({ text: SOLUTION, lowerBound: 3, optimal: true });
    const nodes = steps.mock.calls.reduce((sum, [nodeBudget]) => sum + nodeBudget, 0);
    expect(result?.nodes).toBe(nodes);
  });
});
