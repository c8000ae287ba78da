// A worker is started in the first way that works, and nothing that is asked of it gets lost.

import { beforeEach, describe, expect, it } from "vitest";

import {
  FIRST_WORD_LIMIT_MS,
  StartingWorker,
  type EngineWorker,
  type WorkerWay,
} from "../../../../web/engine/connection/engine-worker";
import type { WorkerReply, WorkerRequest } from "../../../../web/engine/worker/messages/protocol";
import { FakeClock } from "../fakes/fake-clock";
import { PuppetWorker } from "../fakes/puppet-worker";

const ALIVE: WorkerReply = { id: 0, type: "alive" };
const START: WorkerRequest = {
  id: 3,
  type: "start",
  baseUrl: undefined,
  threads: 1,
  willLoadTables: false,
};
const CHECK: WorkerRequest = { id: 1, type: "check", text: "" };
const RANDOM: WorkerRequest = { id: 2, type: "random-facelets" };

let heard: WorkerReply[];
let deaths: string[];
let clock: FakeClock;

beforeEach(() => {
  clock = new FakeClock();
  heard = [];
  deaths = [];
});

function start(...ways: WorkerWay["start"][]): StartingWorker {
  const worker = new StartingWorker(
    ways.map((way, index) => ({ description: `way ${index}`, start: way })),
    clock,
  );
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ message = "" }) => deaths.push(message);
  return worker;
}

/** Lets pending work between the ways finish. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe("a starting worker", () => {
  it("keeps requests until its first worker is there, and sends them to it", async () => {
    const first = new PuppetWorker();
    const worker = start(() => settled().then(() => first));
    worker.postMessage(CHECK);
    await settled();
    await settled();
    worker.postMessage(RANDOM);
    expect(first.requests).toEqual([CHECK, RANDOM]);
    first.say(ALIVE);
    expect(heard).toEqual([ALIVE]);
  });

  it("repeats the requests to the next worker when one fails before its first message", async () => {
    const [dying, last] = [new PuppetWorker(), new PuppetWorker()];
    const worker = start(
      () => {
        throw new DOMException("not of this origin", "SecurityError");
      },
      () => Promise.reject(new TypeError("no such chunk")),
      () => dying,
      () => last,
    );
    worker.postMessage(CHECK);
    await settled();
    worker.postMessage(RANDOM);
    dying.die();
    await settled();
    expect(dying.isTerminated).toBe(true);
    expect(last.requests).toEqual([CHECK, RANDOM]);
    last.say(ALIVE);
    expect(heard).toEqual([ALIVE]);
    expect(deaths).toEqual([]);
  });

  it("gives each worker the request for a start as it starts, and sends it only the others", async () => {
    const workers = [new PuppetWorker(), new PuppetWorker()];
    const givenAhead: (WorkerRequest | undefined)[] = [];
    const next = (index: number) => (first?: WorkerRequest) => {
      givenAhead.push(first);
      return workers[index]!;
    };
    const worker = start(next(0), next(1));
    worker.postMessage(START);
    worker.postMessage(CHECK);
    await settled();
    workers[0]!.die();
    await settled();
    worker.postMessage(RANDOM);
    expect(givenAhead).toEqual([START, START]);
    expect(workers[0]!.requests).toEqual([CHECK]);
    expect(workers[1]!.requests).toEqual([CHECK, RANDOM]);
  });

  it("reports a death after the first message, and starts no other worker", async () => {
    const [first, next] = [new PuppetWorker(), new PuppetWorker()];
    start(
      () => first,
      () => next,
    ).postMessage(CHECK);
    await settled();
    first.say(ALIVE);
    first.die("out of memory");
    await settled();
    expect(deaths).toEqual(["out of memory"]);
    expect(next.requests).toEqual([]);
  });

  it("answers each request with an error that lists all that was tried when no way works", async () => {
    const dying = new PuppetWorker();
    const worker = start(
      () => dying,
      () => Promise.reject(new Error("refused by the policy.")),
    );
    worker.postMessage(CHECK);
    await settled();
    dying.die();
    await settled();
    worker.postMessage(RANDOM);
    worker.postMessage({ id: 1, type: "cancel" });
    const failure = {
      type: "error",
      code: "bundle-failed",
      message:
        "The solver's worker could not be started, from way 0: its script could not be loaded; " +
        "from way 1: refused by the policy.",
    };
    expect(heard).toMatchObject([
      { id: 1, ...failure },
      { id: 2, ...failure },
    ]);
    expect(deaths).toEqual([]);
  });

  it("starts no worker once it is terminated, and ends one that starts late", async () => {
    const [dying, late, next] = [new PuppetWorker(), new PuppetWorker(), new PuppetWorker()];
    let bring: (worker: EngineWorker) => void = () => undefined;
    const ended = start(() => new Promise<EngineWorker>((resolve) => (bring = resolve)));
    ended.postMessage(CHECK);
    ended.terminate();
    bring(late);
    const worker = start(
      () => dying,
      () => next,
    );
    worker.postMessage(CHECK);
    await settled();
    worker.terminate();
    dying.die();
    await settled();
    expect(late.isTerminated).toBe(true);
    expect(dying.isTerminated).toBe(true);
    expect(next.requests).toEqual([]);
    expect(heard).toEqual([]);
  });

  it("starts a silent worker once more in the same way, after all other ways", async () => {
    const workers = Array.from({ length: 3 }, () => new PuppetWorker());
    let count = 0;
    const started: number[] = [];
    const next = (way: number) => () => {
      started.push(way);
      return workers[count++]!;
    };
    const worker = start(next(0), next(1));
    worker.postMessage(CHECK);
    for (const silent of workers.slice(0, 2)) {
      await settled();
      expect(silent.isTerminated).toBe(false);
      clock.reachLimits(FIRST_WORD_LIMIT_MS);
      await settled();
      expect(silent.isTerminated).toBe(true);
      // What it says now is ignored, and takes nothing from the next one.
      silent.say(ALIVE);
    }
    expect(started).toEqual([0, 1, 0]);
    expect(workers[2]!.requests).toEqual([CHECK]);
    workers[2]!.say(ALIVE);
    await settled();
    expect(heard).toEqual([ALIVE]);
    expect(clock.limitCount(FIRST_WORD_LIMIT_MS)).toBe(0);
  });

  it("answers each request with an error when the second worker stays silent too", async () => {
    const silent = [new PuppetWorker(), new PuppetWorker()];
    let count = 0;
    const worker = start(() => silent[count++]!);
    worker.postMessage(CHECK);
    for (const { requests } of silent) {
      await settled();
      expect(requests).toEqual([CHECK]);
      clock.reachLimits(FIRST_WORD_LIMIT_MS);
    }
    await settled();
    expect(silent.every(({ isTerminated }) => isTerminated)).toBe(true);
    const message =
      "The solver's worker could not be started, from way 0: it says nothing; from way 0: it says nothing.";
    expect(heard).toMatchObject([{ id: 1, type: "error", code: "bundle-failed", message }]);
  });
});
