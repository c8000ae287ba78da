// A worker that vanishes without a word is noticed, and one that is only slow is let be.

import { beforeEach, describe, expect, it } from "vitest";

import { SILENCE_LIMIT_MS } from "../../web/engine/life-watch";
import { WorkerConnection } from "../../web/engine/worker-connection";
import { FakeClock } from "./fake-clock";
import { PuppetWorker } from "./puppet-worker";

let worker: PuppetWorker;
let clock: FakeClock;
let crashes: number;
let connection: WorkerConnection;

beforeEach(() => {
  worker = new PuppetWorker();
  clock = new FakeClock();
  crashes = 0;
  connection = new WorkerConnection(worker, () => ++crashes, clock);
});

function waitInVain(): void {
  clock.reachLimits(SILENCE_LIMIT_MS);
}

const RANDOM = { type: "random-facelets" } as const;

describe("a worker that somebody waits for", () => {
  it("has vanished when it answers no ping", async () => {
    worker.say({ id: 0, type: "alive" });
    const { result } = connection.request<"random-facelets">(RANDOM);
    waitInVain();
    expect(worker.pings).toHaveLength(1);
    expect(crashes).toBe(0);
    waitInVain();
    await expect(result).rejects.toMatchObject({ code: "worker-crashed" });
    expect(crashes).toBe(1);
    expect(worker.isTerminated).toBe(true);
    expect(clock.isLimited(SILENCE_LIMIT_MS)).toBe(false);
  });

  it("may take as long as it likes while it answers pings", async () => {
    worker.say({ id: 0, type: "alive" });
    const { id, result } = connection.request<"random-facelets">(RANDOM);
    for (let round = 0; round < 5; ++round) {
      waitInVain();
      worker.say({ id: worker.requests.at(-1)!.id, type: "alive" });
      waitInVain();
    }
    worker.say({ id, type: "done", result: "a cube" });
    expect(await result).toBe("a cube");
    expect(crashes).toBe(0);
  });

  it("is not asked while it says something by itself", () => {
    const { id } = connection.request<"random-facelets">(RANDOM);
    for (let round = 0; round < 5; ++round) {
      worker.say({ id, type: "bound", lowerBound: round });
      waitInVain();
    }
    expect(worker.pings).toEqual([]);
  });

  it("is given any time for its script to arrive", () => {
    connection.request<"random-facelets">(RANDOM);
    expect(clock.isLimited(SILENCE_LIMIT_MS)).toBe(false);
  });
});

describe("a worker that nobody waits for", () => {
  it("is not watched", () => {
    worker.say({ id: 0, type: "alive" });
    const { id } = connection.request<"random-facelets">(RANDOM);
    worker.say({ id, type: "done", result: "a cube" });
    expect(clock.isLimited(SILENCE_LIMIT_MS)).toBe(false);
  });

  it("is watched again when something is asked of it", async () => {
    worker.say({ id: 0, type: "alive" });
    const { id } = connection.request<"random-facelets">(RANDOM);
    worker.say({ id, type: "done", result: "a cube" });
    const { result } = connection.request<"random-facelets">(RANDOM);
    waitInVain();
    waitInVain();
    await expect(result).rejects.toMatchObject({ code: "worker-crashed" });
  });
});
