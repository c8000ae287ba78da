// News that the stored tables of a set were deleted, for all code that shows whether they are stored: in this page and,
// where the browser has BroadcastChannel, in the site's other tabs. Each set has a channel of its own, since a tab of
// the first release takes every message on the one channel that it knows for news of its own set.

import { onAbort } from "../platform/abort";
import { environment, type Channel } from "../platform/environment";
import type { TableSet } from "../tables/table-set";

/** Who listens in this page for news of a set. */
interface Hearing {
  listeners: Set<() => void>;
  /** Open while anybody listens. A channel does not receive its own messages. */
  channel?: Channel | undefined;
}

const hearings = new Map<TableSet, Hearing>();

export function hearingOf(set: TableSet): Hearing {
  const hearing = hearings.get(set) ?? { listeners: new Set() };
  hearings.set(set, hearing);
  return hearing;
}

/** Calls `listener` whenever the stored tables of the set are deleted, until `signal` is aborted. */
export function onTablesDeleted(set: TableSet, listener: () => void, signal: AbortSignal): void {
  const hearing = hearingOf(set);
  const { listeners } = hearing;
  listeners.add(listener);
  hearing.channel ??= openChannel(set);
  if (hearing.channel) hearing.channel.onmessage = () => tellListeners(hearing);
  onAbort(signal, () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    hearing.channel?.close();
    hearing.channel = undefined;
  });
}

export function tellListeners({ listeners }: Hearing): void {
  for (const listener of listeners) listener();
}

export function openChannel({ storageName }: TableSet): Channel | undefined {
  const { BroadcastChannel } = environment;
  if (!BroadcastChannel) return undefined;
  try {
    const opened = new BroadcastChannel(`${storageName}-deleted`);
    // Otherwise the open channel would keep a program in Node alive.
    opened.unref?.();
    return opened;
  } catch {
    // A page that may store nothing, as in a frame of another site, need not tell other tabs.
    return undefined;
  }
}
