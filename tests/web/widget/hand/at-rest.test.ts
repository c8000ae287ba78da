import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { AtRest, REST_MS } from "../../../../web/widget/hand/at-rest";

describe("an action that waits for the finger to rest", () => {
  let page: EventTarget;
  const act = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    act.mockReset();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function happens(...names: string[]): void {
    for (const name of names) page.dispatchEvent(new Event(name));
  }

  it("runs once, a second after the last of several presses", () => {
    new AtRest().then(act, () => true);
    vi.advanceTimersByTime(REST_MS - 1);
    happens("pointerdown");
    vi.advanceTimersByTime(2 * REST_MS);
    happens("pointerup");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(REST_MS);
    happens("pointerup");
    vi.advanceTimersByTime(REST_MS);
    expect(act).toHaveBeenCalledOnce();
  });

  it("does not run while a finger is down that was down before", () => {
    new AtRest().then(act, () => true, true);
    vi.advanceTimersByTime(3 * REST_MS);
    expect(act).not.toHaveBeenCalled();
    happens("pointerup");
    vi.advanceTimersByTime(REST_MS);
    expect(act).toHaveBeenCalledOnce();
  });

  it("does not run after a press elsewhere", () => {
    new AtRest().then(act, () => false);
    happens("pointerdown", "pointerup");
    vi.advanceTimersByTime(2 * REST_MS);
    expect(act).not.toHaveBeenCalled();
  });

  it("runs a second after a swipe, wherever it began", () => {
    new AtRest().then(act, () => false);
    happens("pointerdown", "pointercancel");
    vi.advanceTimersByTime(REST_MS - 1);
    happens("scroll");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it("runs once if it is requested twice, and not at all if it is given up", () => {
    const atRest = new AtRest();
    atRest.then(act, () => true);
    atRest.then(act, () => true);
    vi.advanceTimersByTime(REST_MS);
    expect(act).toHaveBeenCalledOnce();
    atRest.then(act, () => true);
    atRest.giveUp();
    vi.advanceTimersByTime(REST_MS);
    expect(act).toHaveBeenCalledOnce();
  });
});
