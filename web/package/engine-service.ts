// The engine in the package's worker scripts, which run in a browser's worker and in a thread of
// Node's.

import { nodeThreads } from "../engine/platform/node";
import type { WorkerReply, WorkerRequest } from "../engine/worker/messages/protocol";

/** How a worker gets requests and sends replies. */
interface Port {
  send(reply: WorkerReply): void;
  listen(onRequest: (request: WorkerRequest) => void): void;
}

/** The part of a browser's worker scope that is used. */
interface WorkerScope {
  postMessage: (reply: WorkerReply) => void;
  onmessage: (event: { data: WorkerRequest }) => void;
}

/** What answers the requests. */
interface Host {
  handle(request: WorkerRequest): Promise<void>;
}

/** Answers the page's requests with the host that `createHost` makes. */
export function serve(createHost: (send: Port["send"]) => Host): void {
  const port = openPort();
  const host = createHost((reply) => port.send(reply));
  port.listen((request) => void host.handle(request));
  port.send({ id: 0, type: "alive" });
}

function openPort(): Port {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort) {
    return {
      send: (reply) => parentPort.postMessage(reply),
      listen: (onRequest) => parentPort.on("message", onRequest),
    };
  }
  const scope = globalThis as unknown as WorkerScope;
  return {
    send: (reply) => scope.postMessage(reply),
    listen: (onRequest) => (scope.onmessage = ({ data }) => onRequest(data)),
  };
}
