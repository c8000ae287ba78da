// Waits until there is time for what nobody has asked for yet.

import { pageEngine } from "./page-engine";

// The longest wait for an engine that does not start, or for a browser that is never idle.
const LONGEST_WAIT_MS = 5000;

/** Resolves when the engine has started and is not busy, and then the browser has nothing to do. */
export async function whenCalm(): Promise<void> {
  await new Promise<void>((resolve) => {
    const hear = () => {
      const { isStarting, isBusy } = pageEngine.state;
      if (!isStarting && !isBusy) finish();
    };
    const stopListening = pageEngine.listen(hear);
    const finish = () => {
      stopListening();
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(finish, LONGEST_WAIT_MS);
    hear();
  });
  await new Promise((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, LONGEST_WAIT_MS);
    else requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
  });
}
