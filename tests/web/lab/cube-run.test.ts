// Cubes on several lanes: told in their order, none twice, also after pauses and failures.

import { describe, expect, it } from "vitest";

import { CubeRun } from "../../../web/lab/run/cube-run";
import type { CubeSource, SourceCube } from "../../../web/lab/run/cube-source";
import type { SolvedCube } from "../../../web/lab/run/lane";

function sourceOf(total: number): CubeSource {
  let number = 0;
  return {
    total,
    next: () =>
      Promise.resolve(
        number < total ? { number: ++number, facelets: `cube ${number}` } : undefined,
      ),
    skip: () => Promise.resolve(),
  };
}

/** A lane that solves a cube when it is told to, or fails. */
class HeldLane {
  readonly #waiting = new Map<number, { done(): void; fail(error: Error): void }>();

  solve({ number, facelets }: SourceCube, signal: AbortSignal): Promise<SolvedCube> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(error);
      const done = () => resolve({ number, facelets, trials: [], improvements: [] });
      this.#waiting.set(number, { done, fail });
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
  it("are told in their order, whichever is done first", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(3), ({ number }) => told.push(number));
    const [one, other] = [new HeldLane(), new HeldLane()];
    const end = run.work([one, other], whole());
    (await other.at(2)).done();
    (await other.at(3)).done();
    expect(told).toEqual([]);
    (await one.at(1)).done();
    await end;
    expect(told).toEqual([1, 2, 3]);
  });

  it("begin anew after a pause, and none is lost or told twice", async () => {
    const told: number[] = [];
    const run = new CubeRun(sourceOf(4), ({ number }) => told.push(number));
    const pause = new AbortController();
    const [one, other] = [new HeldLane(), new HeldLane()];
    const end = run.work([one, other], pause.signal);
    (await other.at(2)).done();
    await other.at(3);
    pause.abort();
    await end;
    expect(told).toEqual([]);

    const lane = new HeldLane();
    const again = run.work([lane], whole());
    for (const number of [1, 3, 4]) (await lane.at(number)).done();
    await again;
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it("can go on after a failure, which ends the other lanes", async () => {
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
