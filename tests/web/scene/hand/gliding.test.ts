// A finger that is put on a gliding page means to stop it.

import { expect, it, vi } from "vitest";

it("a finger stops a page that has just scrolled; a mouse never does", async () => {
  let scroll: (event: { timeStamp: number }) => void = () => undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: typeof scroll) => (scroll = listener));
  vi.resetModules();
  const { GLIDE_MS, stopsGliding } = await import("../../../../web/scene/hand/touch");
  vi.unstubAllGlobals();
  const pressed = (pointerType: string, timeStamp: number) =>
    stopsGliding({ pointerType, timeStamp } as PointerEvent);

  expect(pressed("touch", 0)).toBe(false);
  scroll({ timeStamp: 1000 });
  // An event is stamped when the browser makes it: the press may have come before the last scroll was reported.
  for (const timeStamp of [990, 1000, 1000 + GLIDE_MS - 1]) {
    expect(pressed("touch", timeStamp)).toBe(true);
    expect(pressed("pen", timeStamp)).toBe(true);
    expect(pressed("mouse", timeStamp)).toBe(false);
  }
  expect(pressed("touch", 1000 + GLIDE_MS)).toBe(false);
});
