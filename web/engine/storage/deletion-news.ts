// Tells all who show whether a set of tables is stored that it was deleted: in this page, and, where the
// browser has BroadcastChannel, in the site's other tabs. Each set has a channel of its own, since a tab of
// the first release takes every message on the one that it knows for news of its set.

import { environment, type Channel } from "../platform/environment";
import { TWO_PHASE_SET, type TableSet } from "../tables/table-set";

class DeletionNews {
  readonly #channelName: string;
  readonly #listeners = new Set<() => void>();
  // Open while anybody listens. A channel does not receive its own messages.
  #channel: Channel | undefined;

  constructor({ storageName }: TableSet) {
    this.#channelName = `${storageName}-deleted`;
  }

  tell(): void {
    this.#tellListeners();
    const speaking = this.#channel ?? this.#openChannel();
    speaking?.postMessage(null);
    if (speaking !== this.#channel) speaking?.close();
  }

  listen(listener: () => void, signal: AbortSignal): void {
    this.#listeners.add(listener);
    this.#channel ??= this.#openChannel();
    if (this.#channel) this.#channel.onmessage = () => this.#tellListeners();
    const end = () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#channel?.close();
      this.#channel = undefined;
    };
    signal.addEventListener("abort", end, { once: true });
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  #openChannel(): Channel | undefined {
    const { BroadcastChannel } = environment;
    if (!BroadcastChannel) return undefined;
    try {
      const opened = new BroadcastChannel(this.#channelName);
      // Otherwise the open channel would keep a program in Node alive.
      opened.unref?.();
      return opened;
    } catch {
      // A page that may store nothing, as in a frame of another site, need not tell other tabs.
      return undefined;
    }
  }
}

const newsOfSets = new Map<TableSet, DeletionNews>();

/** Tells all who listen for the set, here and in other tabs. */
export function tellOfDeletion(set: TableSet): void {
  newsOf(set).tell();
}

/** Calls `listener` whenever the stored tables of the set were deleted, until `signal` is aborted. */
export function onTablesDeleted(
  listener: () => void,
  signal: AbortSignal,
  set: TableSet = TWO_PHASE_SET,
): void {
  newsOf(set).listen(listener, signal);
}

function newsOf(set: TableSet): DeletionNews {
  const news = newsOfSets.get(set) ?? new DeletionNews(set);
  newsOfSets.set(set, news);
  return news;
}
