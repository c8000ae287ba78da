// Node's broadcast channels reach other threads, in which other files of tests run: news that one of them has deleted
// its tables would be news for all. Here each thread has channels of its own.

import { threadId } from "node:worker_threads";

const GivenChannel = globalThis.BroadcastChannel;

class ThreadChannel extends GivenChannel {
  constructor(name: string) {
    super(`${name}, thread ${threadId}`);
  }
}

// Files that are not isolated share the global, which may have been replaced already.
if (GivenChannel.name !== ThreadChannel.name) globalThis.BroadcastChannel = ThreadChannel;
