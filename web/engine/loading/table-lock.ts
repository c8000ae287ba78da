// Tabs of one site take turns at getting the tables, so that they are fetched or made once: by the
// Web Locks of the browser, where it has them. The lock of a tab that dies is free at once.

import type { Clock } from "../platform/clock";
import { environment } from "../platform/environment";

const LOCK_NAME = "cubewright-tables";
// A tab that has got nothing for this long sleeps, or its connection does.
export const LOCK_PATIENCE_MS = 60_000;

/**
 * Resolves with the way to release the lock when it is this tab's turn, or when the others seem to
 * get nowhere: `progress` gives a number that changes as long as they do.
 */
export async function takeTableLock(
  clock: Clock,
  progress: () => Promise<number>,
): Promise<() => void> {
  const { locks } = environment.navigator ?? {};
  if (!locks) return () => undefined;
  const waiting = new AbortController();
  let isOver = false;
  let stopClock: () => void = () => undefined;
  let lastProgress = await progress();
  const watch = () => (stopClock = clock.limit(LOCK_PATIENCE_MS, () => void look()));
  const look = async () => {
    const newProgress = await progress();
    if (newProgress === lastProgress) waiting.abort();
    lastProgress = newProgress;
    if (!isOver) watch();
  };
  watch();
  return new Promise((resolve) => {
    const end = (release: () => void) => {
      isOver = true;
      stopClock();
      resolve(release);
    };
    locks
      .request(LOCK_NAME, { signal: waiting.signal }, () => new Promise<void>(end))
      // Without the lock: at worst something is fetched twice.
      .catch(() => end(() => undefined));
  });
}
