// How long a person has been waiting for a search, as the element tells it.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { elementWith } from "../../../../web/widget/element/feature";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { SearchClock } from "../../../../web/widget/features/search-clock";

const requestUpdate = vi.fn();

class Element extends elementWith<EngineApi>(Engine, SearchClock) {
  override requestUpdate = requestUpdate;
}

beforeEach(() => {
  requestUpdate.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("counts the seconds of a search that takes long, and begins anew with the next", () => {
  const element = new Element();
  const clock = element.feature(SearchClock);
  const activity = vi.spyOn(element.feature(Engine).work, "activity", "get");
  const searchFor = (durationMs: number) => {
    activity.mockReturnValue("solving");
    clock.hostUpdate();
    vi.advanceTimersByTime(durationMs);
  };
  const stop = () => {
    activity.mockReturnValue("idle");
    clock.hostUpdate();
  };

  expect(clock.seconds).toBeUndefined();
  searchFor(1_000);
  expect(clock.seconds).toBeUndefined();
  vi.advanceTimersByTime(500);
  expect(clock.seconds).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(clock.seconds).toBe(61);
  expect(requestUpdate.mock.calls.length).toBeGreaterThan(60);

  stop();
  expect(clock.seconds).toBeUndefined();
  requestUpdate.mockClear();
  vi.advanceTimersByTime(5_000);
  expect(requestUpdate).not.toHaveBeenCalled();
  searchFor(2_500);
  expect(clock.seconds).toBe(2);
  stop();
});
