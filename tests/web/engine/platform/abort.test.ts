// Waiting for signals, of which a caller may pass one to many calls.

import { expect, it, vi } from "vitest";

import { onAbort, rejectOnAbort } from "../../../../web/engine/platform/abort";

it("many who wait for one signal put one listener on it, and all learn of its end", async () => {
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

it("who waits no longer hears nothing, and the last one takes the listener away", () => {
  const controller = new AbortController();
  const { signal } = controller;
  const add = vi.spyOn(signal, "addEventListener");
  const remove = vi.spyOn(signal, "removeEventListener");
  const [first, second] = [vi.fn(), vi.fn()];
  const forget = onAbort(signal, first);
  const forgetSecond = onAbort(signal, second);
  forget();
  forget();
  expect(remove).not.toHaveBeenCalled();
  forgetSecond();
  expect(remove).toHaveBeenCalledTimes(1);
  onAbort(signal, second);
  expect(add).toHaveBeenCalledTimes(2);
  controller.abort();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
