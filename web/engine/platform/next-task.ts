// Lets the thread do its other tasks in between, such as receiving a cancel. Browsers delay repeated
// timers by 4 ms or more, so this sends the thread a message, which arrives as one of the next tasks.

import { environment } from "./environment";

/** Resolves in a later task, after those for messages that have already arrived. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => schedule(resolve));
}

/** Leaves the thread to its other tasks for about `durationMs`. */
export async function leaveThread(durationMs: number): Promise<void> {
  const endMs = performance.now() + durationMs;
  do await nextTask();
  while (performance.now() < endMs);
}

// In Node a port gets up to a thousand messages before anything else runs.
const schedule = environment.setImmediate ?? messageSelf();

function messageSelf(): (callback: () => void) => void {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (callback) => {
    waiting.push(callback);
    port2.postMessage(null);
  };
}
