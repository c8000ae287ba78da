// When an element counts as out of sight, without a browser.

import { beforeEach, expect, it, vi } from "vitest";

import { elementWith } from "../../../../web/widget/element/feature";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";

class ShownElement extends elementWith<PresenceApi>(Presence) {}

/** What the browser tells each observer; the second one's has no margin. */
let tell: ((entries: { isIntersecting: boolean }[]) => void)[];
const onceOutOfSight = vi.fn();

beforeEach(() => {
  tell = [];
  onceOutOfSight.mockReset();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (typeof tell)[number]) {
        tell.push(callback);
      }
    },
  );
  const presence = new ShownElement().feature(Presence);
  presence.onceOutOfSight = onceOutOfSight;
  presence.hostConnected();
  return () => vi.unstubAllGlobals();
});

function see(...isIntersecting: boolean[]): void {
  tell[1]!(isIntersecting.map((each) => ({ isIntersecting: each })));
}

it("an element that begins out of sight has not left it", () => {
  see(false);
  expect(onceOutOfSight).not.toHaveBeenCalled();
  see(true);
  see(false);
  expect(onceOutOfSight).toHaveBeenCalledTimes(1);
  see(false);
  expect(onceOutOfSight).toHaveBeenCalledTimes(1);
});

it("of several reports in one frame the last counts", () => {
  see(false, true);
  see(false, true);
  expect(onceOutOfSight).not.toHaveBeenCalled();
  see(true, false);
  expect(onceOutOfSight).toHaveBeenCalledTimes(1);
});
