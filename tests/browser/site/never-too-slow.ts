// An engine that waits for tables that do not come would make them itself after some seconds, which on
// a busy machine may be before a test has looked at what the page says until they come, or before all have come.

import { FIRST_ESTIMATE_MS } from "../../../web/engine/fetch/transfer-watch";

/** For a page or a worker, injected as text: timers of this length never end. */
export function stopTimers(durationMs: number): void {
  const start = globalThis.setTimeout;
  const startOthers = (run: () => void, delayMs?: number, ...given: []) =>
    delayMs === durationMs ? 0 : start(run, delayMs, ...given);
  Object.assign(globalThis, { setTimeout: startOthers });
}

/** For `SiteServer.prependToWorker`: no connection ever counts as too slow. */
export const neverTooSlow = `(${stopTimers.toString()})(${FIRST_ESTIMATE_MS});`;
