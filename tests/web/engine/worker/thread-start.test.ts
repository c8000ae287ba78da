// Starting threads: what befalls their workers while they start is heard, and nothing after that.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ANSWER_LIMIT_MS, withThreads } from "../../../../web/engine/worker/thread-start";
import { FakeClock } from "../fakes/fake-clock";

class ThreadWorker extends EventTarget {
  static readonly started: ThreadWorker[] = [];
  isTerminated = false;
  readonly heard: unknown[] = [];

  constructor(readonly url: string) {
    super();
    ThreadWorker.started.push(this);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  /** Returns whether somebody has taken care of it. */
  fail(): boolean {
    return !this.dispatchEvent(new Event("error", { cancelable: true }));
  }
}

beforeEach(() => {
  ThreadWorker.started.length = 0;
  vi.stubGlobal("Worker", ThreadWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function startTwo(result: Promise<string>): Promise<string> {
  new Worker("thread.js");
  new Worker("thread.js");
  return result;
}

const never = new Promise<string>(() => undefined);

describe("withThreads", () => {
  it("gives what was created, and leaves the workers and their class as they were", async () => {
    const PlainWorker = globalThis.Worker;
    expect(await withThreads(() => startTwo(Promise.resolve("module")))).toBe("module");
    expect(globalThis.Worker).toBe(PlainWorker);
    expect(ThreadWorker.started.map(({ url }) => url)).toEqual(["thread.js", "thread.js"]);
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    // Who has created it hears of what comes later.
    expect(ThreadWorker.started[0]!.fail()).toBe(false);
  });

  it("rejects when a worker cannot be started, and ends the others", async () => {
    const creation = withThreads(() => startTwo(never));
    const [first] = ThreadWorker.started;
    const heardByGlue = vi.fn();
    first!.addEventListener("error", heardByGlue);
    expect(first!.fail()).toBe(true);
    await expect(creation).rejects.toThrow("A thread could not be started.");
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(heardByGlue).not.toHaveBeenCalled();
  });

  it("rejects with what the creation is rejected with, or throws", async () => {
    const refusal = new Error("no memory");
    await expect(withThreads(() => startTwo(Promise.reject(refusal)))).rejects.toBe(refusal);
    expect(ThreadWorker.started.every(({ isTerminated }) => isTerminated)).toBe(true);
    const PlainWorker = globalThis.Worker;
    const breakDown = () => {
      throw refusal;
    };
    await expect(withThreads(breakDown)).rejects.toBe(refusal);
    expect(globalThis.Worker).toBe(PlainWorker);
  });
});

describe("a worker that has been told something", () => {
  const clock = new FakeClock();

  it("has to answer in time, and has as long as it needs before", async () => {
    const creation = withThreads(() => startTwo(never), clock);
    const [first, second] = ThreadWorker.started;
    expect(clock.isLimited(ANSWER_LIMIT_MS)).toBe(false);
    first!.postMessage("code");
    second!.postMessage("code");
    first!.dispatchEvent(new Event("message"));
    clock.reachLimits(ANSWER_LIMIT_MS);
    await expect(creation).rejects.toThrow("A thread does not answer.");
    expect(ThreadWorker.started.map(({ heard }) => heard)).toEqual([["code"], ["code"]]);
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it("is not watched any more once it has answered, or all have been started", async () => {
    let create: (module: string) => void = () => undefined;
    const creation = withThreads(
      () => startTwo(new Promise((resolve) => (create = resolve))),
      clock,
    );
    const [first, second] = ThreadWorker.started;
    first!.postMessage("code");
    first!.dispatchEvent(new Event("message"));
    expect(clock.isLimited(ANSWER_LIMIT_MS)).toBe(false);
    first!.postMessage("work");
    expect(clock.isLimited(ANSWER_LIMIT_MS)).toBe(false);
    create("module");
    expect(await creation).toBe("module");
    second!.postMessage("work");
    expect(clock.isLimited(ANSWER_LIMIT_MS)).toBe(false);
    expect(first!.heard).toEqual(["code", "work"]);
    expect(second!.heard).toEqual(["work"]);
  });
});
