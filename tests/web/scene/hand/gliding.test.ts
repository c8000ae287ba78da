// A finger that is put on a gliding page means to stop it.

import { expect, it, vi } from "vitest";

type Scroll = Pick<Event, "target" | "timeStamp">;

it("a finger stops what carries the cube and has just scrolled; a mouse never does", async () => {
  let scroll: (event: Scroll) => void = () => undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: typeof scroll) => (scroll = listener));
  vi.resetModules();
  const { GLIDE_MS, stopsGliding } = await import("../../../../web/scene/hand/touch");
  vi.unstubAllGlobals();
  const [page, box, ticker] = [new EventTarget(), new EventTarget(), new EventTarget()];
  const pressed = (pointerType: string, timeStamp: number) =>
    stopsGliding({ pointerType, timeStamp, composedPath: () => [box, page] } as PointerEvent);

  expect(pressed("touch", 0)).toBe(false);
  for (const target of [page, box]) {
    scroll({ target, timeStamp: 1000 });
    // Something else on the page scrolls by itself.
    scroll({ target: ticker, timeStamp: 2000 });
    // An event is stamped when the browser makes it: the press may have come before the last scroll was reported.
    for (const timeStamp of [990, 1000, 1000 + GLIDE_MS - 1]) {
      expect(pressed("touch", timeStamp)).toBe(true);
      expect(pressed("pen", timeStamp)).toBe(true);
      expect(pressed("mouse", timeStamp)).toBe(false);
    }
    expect(pressed("touch", 1000 + GLIDE_MS)).toBe(false);
    scroll({ target, timeStamp: 0 });
  }
});
