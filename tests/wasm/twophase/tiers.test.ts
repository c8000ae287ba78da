// Solving while the full tables are being fetched, or made in the same thread, in each bundle.

import "fake-indexeddb/auto";

import { readFileSync } from "node:fs";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SearchStatus } from "../../../wasm/cubewright";
import { isSolved } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import type { Solution, SolveResult } from "../../../web/core/solution";
import { EngineHost } from "../../../web/engine/worker/hosts/engine-host";
import type { WorkerReply } from "../../../web/engine/worker/messages/protocol";
import { builtFile, BUNDLES, loadBundle, THREADS } from "../bundle-in-node";
import { SeededRandom } from "../seeded-random";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const BASE_URL = "https://cube.example/";
const PATIENCE = { timeout: 60_000 };

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(new Response(readFileSync(builtFile(`public/${url.slice(BASE_URL.length)}`)))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(BUNDLES)("the bundle $name", (bundle) => {
  // Both bundles are of the same sources.
  it.runIf(isLongRun || bundle.threaded)(
    "switches to fetched tables in the middle of a solve",
    async () => {
      vi.stubGlobal("crossOriginIsolated", bundle.threaded);
      const module = await loadBundle(bundle);
      const random = new SeededRandom(31_415);
      const words = [random.next(), random.next(), random.next(), random.next()] as const;
      const text = module.randomFacelets(...words);

      const improved: Solution[] = [];
      const bounds: number[] = [];
      const replies: WorkerReply[] = [];
      let result: SolveResult | null | undefined;
      const host = new EngineHost(
        (reply) => {
          replies.push(reply);
          if (reply.type === "improved") improved.push(reply.solution);
          if (reply.type === "bound") bounds.push(reply.lowerBound);
          if (reply.type === "done" && reply.id === 2) result = reply.result as SolveResult | null;
        },
        () => Promise.resolve({ module, threadsStarted: Promise.resolve() }),
      );
      const threads = bundle.threaded ? THREADS : 1;
      await host.handle({
        id: 1,
        type: "start",
        baseUrl: BASE_URL,
        threads,
        willLoadTables: false,
      });
      await host.handle({ id: 4, type: "start-threads" });
      expect(replies.slice(0, 2)).toMatchObject([{ type: "done" }, { id: 4, result: threads }]);
      const solve = host.handle({
        ...{
          id: 2,
          type: "solve",
          text,
          maxLength: 0,
          timeMs: Infinity,
          maxNodes: Infinity,
          goal: undefined,
          urgent: false,
        },
      });
      await vi.waitFor(() => expect(improved.length).toBeGreaterThan(0), PATIENCE);
      const small = { length: improved.at(-1)!.length, bound: bounds.at(-1)! };
      const steps = vi.spyOn(module, "stepSearch");
      await host.handle({ id: 3, type: "load-tables", storedOnly: false });
      // Both have had their turns: a search that kept the thread would have gone on without end.
      expect(steps.mock.calls.length).toBeGreaterThan(3);
      expect(result).toBeUndefined();

      // The search goes on, and other tasks run between its slices.
      steps.mockClear();
      await vi.waitFor(() => expect(steps.mock.calls.length).toBeGreaterThan(3), PATIENCE);
      await host.handle({ id: 2, type: "cancel" });
      await solve;
      expect(result).toBeNull();
      const status = steps.mock.results.at(-1)!.value as SearchStatus;
      const best = improved.at(-1)!;
      expect(status.tier).toBe("full");
      expect(best.length).toBeLessThanOrEqual(small.length);
      expect(bounds.at(-1)).toBeGreaterThanOrEqual(small.bound);
      expect(isSolved(applyMoves(text, best.moves))).toBe(true);

      const lengths = improved.map(({ length }) => length);
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => b - a));
      expect(status.length).toBe(best.length);
      expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
      expect(status.lowerBound).toBe(bounds.at(-1));
    },
  );

  it("goes on searching while a table is made in slices", async () => {
    const module = await loadBundle(bundle);
    const facelets = module.randomFacelets(5, 6, 7, 8);
    expect(module.startSearch(facelets, 0, bundle.threaded ? THREADS : 1)).toBe(true);
    let status = module.stepSearch(20_000);
    expect(module.reserveTable("phase2")).not.toBe(0);
    module.beginGeneration("phase2");
    for (let slice = 0; slice < 20; ++slice) {
      expect(module.stepGeneration(100).done).toBe(false);
      const next = module.stepSearch(20_000);
      expect(["running", "improved"]).toContain(next.state);
      expect(next.tier).toBe("mini");
      expect(next.nodes).toBeGreaterThan(status.nodes);
      expect(next.lowerBound).toBeGreaterThanOrEqual(status.lowerBound);
      status = next;
    }
    const { moves } = parseMoves(module.bestSolution());
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
  });
});
