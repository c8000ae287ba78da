// Node's broadcast channels reach other threads, in which other files of tests run: news that one of them has deleted
// its tables would be news for all. Here each thread has channels of its own.

import { isMainThread, threadId } from "node:worker_threads";

const NodeChannel = globalThis.BroadcastChannel;
const OWN = "OwnChannel";

// Files that are not isolated share the global.
if (!isMainThread && NodeChannel.name !== OWN) {
  globalThis.BroadcastChannel = {
    [OWN]: class extends NodeChannel {
      constructor(name: string) {
        super(`${name}, thread ${threadId}`);
      }
    },
  }[OWN]!;
}
