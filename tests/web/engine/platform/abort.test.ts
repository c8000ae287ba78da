// Waiting for signals, of which a caller may pass one to many calls.

import { expect, it, vi } from "vitest";

import { onAbort, rejectOnAbort } from "../../../../web/engine/platform/abort";

it("calls that wait for one signal share one listener, and all reject at its abort", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const add = vi.spyOn(signal, "addEventListener");
  const forever = () => new Promise<never>(() => undefined);
  const calls = Array.from({ length: 20 }, () => rejectOnAbort(signal, forever));
  const react = vi.fn();
  onAbort(signal, react);
  expect(add).toHaveBeenCalledTimes(1);
  const reason = new Error("enough");
  controller.abort(reason);
  const ended = await Promise.allSettled(calls);
  expect(ended).toEqual(calls.map(() => ({ status: "rejected", reason })));
  expect(react).toHaveBeenCalledTimes(1);
});

it("a caller that stopped waiting is not called at the abort, the others are", () => {
  const controller = new AbortController();
  const { signal } = controller;
  const [first, second] = [vi.fn(), vi.fn()];
  const forget = onAbort(signal, first);
  onAbort(signal, first);
  onAbort(signal, second);
  forget();
  controller.abort();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});
