// The engine in the package's worker scripts, which run in a browser's worker and in a thread of
// Node's.

import { nodeThreads } from "../engine/platform/node";
import { EngineHost } from "../engine/worker/engine-host";
import type { ImportBundle } from "../engine/worker/bundle";
import type { WorkerReply, WorkerRequest } from "../engine/worker/protocol";

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

/** Answers the page's requests with an engine that `importBundle` gives. */
export function serveEngine(importBundle: ImportBundle): void {
  const port = openPort();
  const host = new EngineHost((reply) => port.send(reply), importBundle);
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
