// Tells all who show whether the tables are stored that these were deleted: in this page, and, where the
// browser has BroadcastChannel, in the site's other tabs.

import { environment, type Channel } from "../platform/environment";

const CHANNEL_NAME = "cubewright-tables-deleted";

const listeners = new Set<() => void>();
// Open while anybody listens. A channel does not receive its own messages.
let channel: Channel | undefined;

/** Tells all who listen, here and in other tabs. */
export function tellOfDeletion(): void {
  tellListeners();
  const speaking = channel ?? openChannel();
  speaking?.postMessage(null);
  if (speaking !== channel) speaking?.close();
}

/** Calls `listener` whenever the stored tables were deleted, until `signal` is aborted. */
export function onTablesDeleted(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  channel ??= openChannel();
  if (channel) channel.onmessage = tellListeners;
  const end = () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
  signal.addEventListener("abort", end, { once: true });
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function openChannel(): Channel | undefined {
  const { BroadcastChannel } = environment;
  if (!BroadcastChannel) return undefined;
  try {
    const opened = new BroadcastChannel(CHANNEL_NAME);
    // Otherwise the open channel would keep a program in Node alive.
    opened.unref?.();
    return opened;
  } catch {
    // A page that may store nothing, as in a frame of another site, need not tell other tabs.
    return undefined;
  }
}
