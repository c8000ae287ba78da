// Tabs of one site get the tables of a set one after another, so that these are fetched or made only once. This uses
// Web Locks, where the browser has them. If a tab dies, its lock is released at once.

import type { Clock } from "../platform/clock";
import { environment } from "../platform/environment";
import type { TableSet } from "../tables/table-set";

// A tab that has made no progress for this long is asleep, or its connection has failed.
export const LOCK_PATIENCE_MS = 60_000;

/**
 * Resolves when it is this tab's turn, with the function that releases the lock. Also resolves if the other tabs make
 * no more progress: `progress` returns a number that changes while they do.
 */
export async function takeTableLock(
  { storageName }: TableSet,
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
      .request(storageName, { signal: waiting.signal }, () => new Promise<void>(end))
      // Goes on without the lock. At worst something is fetched twice.
      .catch(() => end(() => undefined));
  });
}
