// Touches, as a phone's screen reports them.

import type { CDPSession } from "playwright-core";

import { GLIDE_MS } from "../../../web/scene/hand/touch";
import type { CubePage } from "../page/cube-page";

/** In the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/** A touch of one or several fingers. It begins on a page that rests: a finger that stops a gliding one does no more. */
export async function sendTouch(
  touch: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...touchPoints: Place[]
): Promise<void> {
  if (type === "touchStart") {
    // What the test has scrolled is reported in the next frame.
    const twoFrames = "requestAnimationFrame(() => requestAnimationFrame(resolve))";
    const expression = `new Promise((resolve) => ${twoFrames}).then(
      () => new Promise((resolve) => setTimeout(resolve, ${GLIDE_MS})))`;
    await touch.send("Runtime.evaluate", { expression, awaitPromise: true });
  }
  await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** The finger that touches at `from` goes to `to`. The quicker it is, the fewer steps are reported. */
export async function moveTouch(
  touch: CDPSession,
  from: Place,
  to: Place,
  steps = 12,
): Promise<void> {
  for (let step = 1; step <= steps; ++step) {
    const part = step / steps;
    const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    await sendTouch(touch, "touchMove", at);
  }
}

export async function swipe(
  touch: CDPSession,
  from: Place,
  to: Place,
  steps?: number,
): Promise<void> {
  await sendTouch(touch, "touchStart", from);
  await moveTouch(touch, from, to, steps);
  await sendTouch(touch, "touchEnd");
}

/** How far the page is scrolled. */
export function scrolledPx({ page }: CubePage): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** What a swipe has scrolled, in CSS pixels, when the page has come to rest: it glides on. */
export async function scrollsPx(cube: CubePage, swiped: () => Promise<void>): Promise<number> {
  await cube.page.evaluate(async () => {
    // The browser reports the end of a scroll before it in a later frame: it must not count as the end of this one.
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    const ended = new Promise((resolve) => {
      document.addEventListener("scrollend", resolve, { once: true });
    });
    Object.assign(window, { scrollEnded: () => ended });
  });
  await swiped();
  await cube.page.evaluate(() =>
    (window as unknown as { scrollEnded(): Promise<unknown> }).scrollEnded().then(() => undefined),
  );
  return scrolledPx(cube);
}

/**
 * For the page: a short press lasts until the test ends it, however slow the machine is. Until then, a swipe is not
 * taken for a press.
 */
export function holdUntilTold(holdMs: number): void {
  const start = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  let end: (() => void) | undefined;
  Object.assign(window, {
    setTimeout: (run: () => void, delayMs?: number) => {
      if (delayMs !== holdMs) return start(run, delayMs);
      end = run;
      return 0;
    },
    clearTimeout: (timer?: number) => {
      if (timer === 0) end = undefined;
      else clear(timer);
    },
    endShortPress: () => end?.(),
  });
}
