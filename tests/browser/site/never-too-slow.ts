// An engine that waits for tables that do not come would make them itself after some seconds, which on
// a busy machine may be before a test has looked at what the page says until they come.

import { FIRST_ESTIMATE_MS } from "../../../web/engine/fetch/transfer-watch";

/** For `SiteServer.prependToWorker`: no connection ever counts as too slow. */
export const neverTooSlow = `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (callback, delayMs, ...given) =>
    delayMs === ${FIRST_ESTIMATE_MS} ? 0 : setTimeout(callback, delayMs, ...given);
}`;
