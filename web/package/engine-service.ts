// The engine in the package's worker scripts, which run in a browser's worker and in a thread of
// Node's.

import { nodeThreads } from "../engine/platform/node";
import type { WorkerRequest } from "../engine/worker/messages/protocol";
import {
  serve as serveInBrowser,
  type RequestHost,
  type Send,
} from "../engine/worker/messages/serving";

/** Answers the page's or the program's requests with the host that `createHost` makes. */
export function serve(createHost: (send: Send) => RequestHost): void {
  const parentPort = nodeThreads()?.parentPort;
  if (!parentPort) {
    serveInBrowser(createHost);
    return;
  }
  const send: Send = (reply) => parentPort.postMessage(reply);
  const host = createHost(send);
  parentPort.on("message", (request: WorkerRequest) => void host.handle(request));
  send({ id: 0, type: "alive" });
}
