// How far a page's layout moves by itself, as Chromium reports it in layout shifts.

import type { Page } from "playwright-core";

/** A shift that the user did not cause by what they did just before. */
interface Shift {
  value: number;
  startTime: number;
  /** What has moved, as far as it can be said. */
  moved: string[];
}

interface WatchedWindow {
  layoutShifts: Shift[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** For `SiteServer.prepend`: notes shifts from then on. */
export function watchLayoutShifts(): void {
  const layoutShifts: Shift[] = [];
  Object.assign(window, { layoutShifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const { value, startTime, hadRecentInput, sources } = entry;
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element
          ? `${element.localName}.${element.className}`
          : `text “${node?.textContent?.trim() ?? ""}” in a shadow tree`;
        const [before, after] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `(${x}, ${y}) ${width} x ${height}`,
        );
        return `${name}: ${before!} -> ${after!}`;
      });
      layoutShifts.push({ value, startTime, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The page's shifts so far, without those that move nothing visible. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() =>
    (window as unknown as WatchedWindow).layoutShifts.filter(({ value }) => value > 0),
  );
}
