// Starting threads: errors of their workers are heard while they start, and no longer after that.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { nextTask } from "../../../../../web/engine/platform/next-task";
import { ANSWER_LIMIT_MS, withThreads } from "../../../../../web/engine/worker/bundle/thread-start";
import { FakeClock } from "../../fakes/fake-clock";

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

  /** Returns whether somebody has handled the error. */
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

describe("withThreads", () => {
  it("gives the module before the threads have started, and tells when they have", async () => {
    const PlainWorker = globalThis.Worker;
    const { result, threadsStarted } = await withThreads(() => startTwo(Promise.resolve("module")));
    expect(result).toBe("module");
    expect(globalThis.Worker).toBe(PlainWorker);
    expect(ThreadWorker.started.map(({ url }) => url)).toEqual(["thread.js", "thread.js"]);
    let haveStarted = false;
    void threadsStarted.then(() => (haveStarted = true));
    const [first, second] = ThreadWorker.started;
    first!.dispatchEvent(new Event("message"));
    await Promise.resolve();
    expect(haveStarted).toBe(false);
    second!.dispatchEvent(new Event("message"));
    await threadsStarted;
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
    await nextTask();
    // From now on the glue hears their errors.
    expect(first!.fail()).toBe(false);
  });

  it("rejects when a worker cannot be started, and ends the others", async () => {
    const { threadsStarted } = await withThreads(() => startTwo(Promise.resolve("module")));
    const [first] = ThreadWorker.started;
    const heardByGlue = vi.fn();
    first!.addEventListener("error", heardByGlue);
    expect(first!.fail()).toBe(true);
    await expect(threadsStarted).rejects.toThrow("A thread could not be started.");
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(heardByGlue).not.toHaveBeenCalled();
  });

  it("rejects also when a worker fails before the module is there", async () => {
    let create: (module: string) => void = () => undefined;
    const creation = withThreads(() => startTwo(new Promise((resolve) => (create = resolve))));
    ThreadWorker.started[1]!.fail();
    create("module");
    const { result, threadsStarted } = await creation;
    expect(result).toBe("module");
    await expect(threadsStarted).rejects.toThrow("A thread could not be started.");
  });

  it("rejects if the creation rejects or throws", async () => {
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

describe("a worker that has got its first message", () => {
  const clock = new FakeClock();

  async function startTwoInTime() {
    const { threadsStarted } = await withThreads(() => startTwo(Promise.resolve("module")), clock);
    const [first, second] = ThreadWorker.started;
    return { threadsStarted, first: first!, second: second! };
  }

  it("must answer in time, and has no limit before that message", async () => {
    const { threadsStarted, first, second } = await startTwoInTime();
    expect(clock.limitCount(ANSWER_LIMIT_MS)).toBe(0);
    first.postMessage("code");
    second.postMessage("code");
    first.dispatchEvent(new Event("message"));
    clock.reachLimits(ANSWER_LIMIT_MS);
    await expect(threadsStarted).rejects.toThrow("A thread does not answer.");
    expect(ThreadWorker.started.map(({ heard }) => heard)).toEqual([["code"], ["code"]]);
    expect(ThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it("is not watched any more once it has answered", async () => {
    const { threadsStarted, first, second } = await startTwoInTime();
    for (const worker of [first, second]) {
      worker.postMessage("code");
      worker.dispatchEvent(new Event("message"));
      await nextTask();
      expect(clock.limitCount(ANSWER_LIMIT_MS)).toBe(0);
      worker.postMessage("work");
      expect(clock.limitCount(ANSWER_LIMIT_MS)).toBe(0);
    }
    await threadsStarted;
    expect([first, second].map(({ heard }) => heard)).toEqual([
      ["code", "work"],
      ["code", "work"],
    ]);
  });
});
