// Giving way to whatever else the thread has to do, such as hearing a cancel. A timer would be held
// back to 4 ms or more; a message to oneself comes as the very next task.

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves in a later task, after the messages that have come in already. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
