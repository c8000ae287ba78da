import { describe, expect, it } from "vitest";

import { nextTask } from "../../../../../web/engine/platform/next-task";
import { SolveQueue } from "../../../../../web/engine/worker/solves/solve-queue";

// Solves that record their names when they begin, and run until the test cancels or ends them.
function queueOfNames() {
  const queue = new SolveQueue();
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const add = (id: number, name: string, urgent = false) =>
    queue.add(id, urgent, async (isCancelled) => {
      begun.push(name);
      const ending = new AbortController();
      endings.set(name, () => ending.abort());
      while (!ending.signal.aborted && !isCancelled()) await nextTask();
      return null;
    });
  return { queue, begun, add, end: (name: string) => endings.get(name)!() };
}

describe("SolveQueue", () => {
  it("runs one solve at a time, in the order of the calls", async () => {
    const { begun, add, end } = queueOfNames();
    const first = add(1, "first");
    const second = add(2, "second");
    const third = add(3, "third");
    expect(begun).toEqual(["first"]);
    end("first");
    await first;
    await nextTask();
    expect(begun).toEqual(["first", "second"]);
    end("second");
    await second;
    await nextTask();
    end("third");
    await third;
    expect(begun).toEqual(["first", "second", "third"]);
  });

  it("runs urgent solves before all that wait, the latest first", async () => {
    const { queue, begun, add } = queueOfNames();
    const solves = [
      add(1, "running"),
      add(2, "waiting"),
      add(3, "urgent", true),
      add(4, "latest", true),
    ];
    for (const id of [1, 4, 3, 2]) {
      queue.cancel(id);
      await solves[id - 1];
      await nextTask();
    }
    expect(begun).toEqual(["running", "latest", "urgent", "waiting"]);
  });

  it("answers a waiting solve at once when it is cancelled, and never runs it", async () => {
    const { queue, begun, add, end } = queueOfNames();
    const running = add(1, "running");
    const waiting = add(2, "waiting");
    const last = add(3, "last");
    queue.cancel(2);
    expect(await waiting).toBeNull();
    expect(begun).toEqual(["running"]);
    end("running");
    await running;
    await nextTask();
    queue.cancel(3);
    await last;
    expect(begun).toEqual(["running", "last"]);
  });

  it("goes on after a solve that fails, and ignores a late cancel", async () => {
    const { queue, begun, add, end } = queueOfNames();
    const failing = queue.add(1, false, () => Promise.reject(new Error("it broke")));
    const next = add(2, "next");
    await expect(failing).rejects.toThrow("it broke");
    await nextTask();
    queue.cancel(1);
    end("next");
    expect(await next).toBeNull();
    expect(begun).toEqual(["next"]);
  });
});
