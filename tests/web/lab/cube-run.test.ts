// Cubes on several lanes: reported as soon as they are done, none twice, even after pauses and failures.

import { describe, expect, it, vi } from "vitest";

import { CubeRun } from "../../../web/lab/run/cube-run";
import type { CubeSource, SourceCube } from "../../../web/lab/run/cube-source";
import type { SolvedCube } from "../../../web/lab/run/lane";

function sourceOf(total: number): CubeSource {
  let number = 0;
  return {
    next: () =>
      Promise.resolve(
        number < total ? { number: ++number, facelets: `cube ${number}` } : undefined,
      ),
  };
}

/** A lane that solves some cubes, or fails, when told to. The number of the first cube selects which. */
class HeldLane {
  readonly #waiting = new Map<number, { done(): void; fail(error: Error): void }>();

  cubesAtOnce = 1;

  solve(cubes: readonly SourceCube[], signal: AbortSignal): Promise<SolvedCube[]> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(error);
      const done = () => resolve(cubes.map((cube) => ({ ...cube, trials: [], improvements: [] })));
      this.#waiting.set(cubes[0]!.number, { done, fail });
      signal.addEventListener("abort", () => fail(new Error("aborted")));
    });
  }

  async at(number: number): Promise<{ done(): void; fail(error: Error): void }> {
    for (;;) {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (waiting) return waiting;
      await Promise.resolve();
    }
  }
}

const whole = () => new AbortController().signal;

describe("cubes on several lanes", () => {
  it("are reported as soon as they are done, even behind one that takes long", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(3), ({ number }) => told.push(number));
    const [one, other] = [new HeldLane(), new HeldLane()];
    const end = run.work([one, other], whole());
    (await other.at(2)).done();
    (await other.at(3)).done();
    const slow = await one.at(1);
    await vi.waitFor(() => expect(told).toEqual([2, 3]));
    slow.done();
    await end;
    expect(told).toEqual([2, 3, 1]);
  });

  it("are resumed after a pause, and none is lost or reported twice", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(4), ({ number }) => told.push(number));
    const pause = new AbortController();
    const [one, other] = [new HeldLane(), new HeldLane()];
    const end = run.work([one, other], pause.signal);
    (await other.at(2)).done();
    await other.at(3);
    pause.abort();
    await end;
    expect(told).toEqual([2]);

    const lane = new HeldLane();
    const again = run.work([lane], whole());
    for (const number of [1, 3, 4]) (await lane.at(number)).done();
    await again;
    expect(told).toEqual([2, 1, 3, 4]);
  });

  it("are taken in batches as large as the lane wants, also after a pause", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(5), ({ number }) => told.push(number));
    const lane = new HeldLane();
    lane.cubesAtOnce = 2;
    const pause = new AbortController();
    const end = run.work([lane], pause.signal);
    (await lane.at(1)).done();
    await lane.at(3);
    pause.abort();
    await end;
    expect(told).toEqual([1, 2]);

    lane.cubesAtOnce = 4;
    const again = run.work([lane], whole());
    (await lane.at(3)).done();
    await again;
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });

  it("are not lost when reading the next one fails", async () => {
    const told: number[] = [];
    const whole3 = sourceOf(3);
    let reads = 0;
    const source = {
      ...whole3,
      next: () => (++reads === 2 ? Promise.reject(new Error("gone")) : whole3.next(whole())),
    };
    const run = new CubeRun(source, ({ number }) => told.push(number));
    const lane = new HeldLane();
    lane.cubesAtOnce = 3;
    await expect(run.work([lane], whole())).rejects.toThrow("gone");
    const again = run.work([lane], whole());
    (await lane.at(1)).done();
    await again;
    expect(told).toEqual([1, 2, 3]);
  });

  it("are resumed after a failure, which ends the other lanes", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(2), ({ number }) => told.push(number));
    const [one, other] = [new HeldLane(), new HeldLane()];
    const end = run.work([one, other], whole());
    await other.at(2);
    (await one.at(1)).fail(new Error("memory"));
    await expect(end).rejects.toThrow("memory");

    const lane = new HeldLane();
    const again = run.work([lane], whole());
    (await lane.at(1)).done();
    (await lane.at(2)).done();
    await again;
    expect(told).toEqual([1, 2]);
  });
});
