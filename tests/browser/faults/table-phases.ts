// Which phases tables went through on a page.

import type { Tab } from "../browsers/tab";

type RecordingWindow = Window & { phases: Set<string> };

/** Keeps them, as `phases` of the window. Injected as text before the page's own scripts. */
export function recordPhases(): void {
  const phases = new Set<string>();
  Object.assign(window, { phases });
  addEventListener("cubewright-progress", (event) => {
    phases.add(event.detail.phase);
  });
}

/** Those since the page was opened. */
export function readPhases(page: Tab): Promise<string[]> {
  return page.evaluate(() => Array.from((window as unknown as RecordingWindow).phases));
}
