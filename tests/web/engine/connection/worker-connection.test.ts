// A worker that vanishes silently is noticed, and one that is merely slow is left alone.

import { beforeEach, describe, expect, it } from "vitest";

import { SILENCE_LIMIT_MS } from "../../../../web/engine/connection/life-watch";
import {
  UnheardError,
  WorkerConnection,
} from "../../../../web/engine/connection/worker-connection";
import { FakeClock } from "../fakes/fake-clock";
import { PuppetWorker } from "../fakes/puppet-worker";

let worker: PuppetWorker;
let clock: FakeClock;
let deaths: { wasIdle: boolean }[];
let connection: WorkerConnection;

beforeEach(() => {
  worker = new PuppetWorker();
  clock = new FakeClock();
  deaths = [];
  connection = new WorkerConnection(worker, (death) => deaths.push(death), clock);
});

function waitInVain(): void {
  clock.reachLimits(SILENCE_LIMIT_MS);
}

const RANDOM = { type: "random-facelets" } as const;

describe("a worker with an open request", () => {
  it("counts as gone when it answers no ping", async () => {
    worker.say({ id: 0, type: "alive" });
    const { result } = connection.request<"random-facelets">(RANDOM);
    waitInVain();
    expect(worker.pings).toHaveLength(1);
    expect(deaths).toEqual([]);
    waitInVain();
    await expect(result).rejects.toBeInstanceOf(UnheardError);
    await expect(result).rejects.toMatchObject({ code: "worker-crashed" });
    expect(deaths).toEqual([{ wasIdle: false }]);
    expect(worker.isTerminated).toBe(true);
    expect(clock.limitCount(SILENCE_LIMIT_MS)).toBe(0);
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
    expect(deaths).toEqual([]);
  });

  it("is known to have received a request if it has sent anything since", async () => {
    worker.say({ id: 0, type: "alive" });
    const first = connection.request<"random-facelets">(RANDOM);
    worker.say({ id: first.id, type: "bound", lowerBound: 1 });
    const second = connection.request<"random-facelets">(RANDOM);
    for (let round = 0; round < 3; ++round) waitInVain();
    await expect(first.result).rejects.toMatchObject({ code: "worker-crashed" });
    await expect(first.result).rejects.not.toBeInstanceOf(UnheardError);
    await expect(second.result).rejects.toBeInstanceOf(UnheardError);
  });

  it("gets no ping while it keeps sending messages", () => {
    const { id } = connection.request<"random-facelets">(RANDOM);
    for (let round = 0; round < 5; ++round) {
      worker.say({ id, type: "bound", lowerBound: round });
      waitInVain();
    }
    expect(worker.pings).toEqual([]);
  });

  it("has no time limit while its script is loading", () => {
    connection.request<"random-facelets">(RANDOM);
    expect(clock.limitCount(SILENCE_LIMIT_MS)).toBe(0);
  });
});

describe("a worker without open requests", () => {
  it("is reported as idle when it breaks", () => {
    worker.say({ id: 0, type: "alive" });
    worker.die("broken");
    expect(deaths).toEqual([{ wasIdle: true }]);
  });

  it("is not watched", () => {
    worker.say({ id: 0, type: "alive" });
    const { id } = connection.request<"random-facelets">(RANDOM);
    worker.say({ id, type: "done", result: "a cube" });
    expect(clock.limitCount(SILENCE_LIMIT_MS)).toBe(0);
  });

  it("is watched again when it gets a request", async () => {
    worker.say({ id: 0, type: "alive" });
    const { id } = connection.request<"random-facelets">(RANDOM);
    worker.say({ id, type: "done", result: "a cube" });
    const { result } = connection.request<"random-facelets">(RANDOM);
    waitInVain();
    waitInVain();
    await expect(result).rejects.toMatchObject({ code: "worker-crashed" });
  });
});
