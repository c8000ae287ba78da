// Giving way to whatever else the thread has to do, such as hearing a cancel. A timer would be held
// back to 4 ms or more; a message to oneself comes as one of the next tasks.

import { environment } from "./environment";

/** Resolves in a later task, after the messages that have come in already. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => schedule(resolve));
}

/** Leaves the thread to other tasks for about `durationMs`, and resolves in a later one. */
export async function leaveThread(durationMs: number): Promise<void> {
  const endMs = performance.now() + durationMs;
  do await nextTask();
  while (performance.now() < endMs);
}

// Node hands a port up to a thousand messages before it looks at anything else.
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
