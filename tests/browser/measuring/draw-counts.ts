// How often a page draws with WebGL, and how many frames its scripts ask for.

import type { Page } from "playwright-core";

export interface DrawCounts {
  draws: number;
  frames: number;
}

interface CountingWindow {
  drawCounts: DrawCounts;
  requestUncountedFrame: typeof requestAnimationFrame;
}

/** For `SiteServer.prepend`: counts from then on. */
export function countDraws(): void {
  const { drawCounts } = Object.assign(window, {
    drawCounts: { draws: 0, frames: 0 },
    requestUncountedFrame: window.requestAnimationFrame.bind(window),
  });
  const count = <Target extends object>(
    target: Target,
    name: keyof Target & string,
    kind: keyof typeof drawCounts,
  ) => {
    const original = target[name] as (...words: unknown[]) => unknown;
    Object.assign(target, {
      [name](this: unknown, ...words: unknown[]) {
        ++drawCounts[kind];
        return original.apply(this, words);
      },
    });
  };
  const { prototype } = WebGL2RenderingContext;
  count(prototype, "drawArrays", "draws");
  count(prototype, "drawArraysInstanced", "draws");
  count(prototype, "drawElements", "draws");
  count(prototype, "drawElementsInstanced", "draws");
  count(window, "requestAnimationFrame", "frames");
}

export function readCounts(page: Page): Promise<DrawCounts> {
  return page.evaluate(() => ({ ...(window as unknown as CountingWindow).drawCounts }));
}

/** Lets the browser show so many frames that nobody has asked for. */
export function letFramesPass(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { requestUncountedFrame } = window as unknown as CountingWindow;
        let passed = 0;
        const frame = () => (++passed === wanted ? resolve() : requestUncountedFrame(frame));
        requestUncountedFrame(frame);
      }),
    count,
  );
}
