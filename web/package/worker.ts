// The worker of the package: one script, which runs in a browser's worker and in a thread of Node's.

import { EngineHost } from "../engine/worker/engine-host";
import { nodeThreads } from "../engine/platform/node";
import type { WorkerReply, WorkerRequest } from "../engine/worker/protocol";
import { importEmbedded } from "./embedded-bundle";

/** What a worker hears of and speaks to. */
interface Port {
  send(reply: WorkerReply): void;
  listen(onRequest: (request: WorkerRequest) => void): void;
}

/** What is used of the global scope of a browser's worker. */
interface WorkerScope {
  postMessage: (reply: WorkerReply) => void;
  onmessage: (event: { data: WorkerRequest }) => void;
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

const port = openPort();
const host = new EngineHost((reply) => port.send(reply), importEmbedded);
port.listen((request) => void host.handle(request));
port.send({ id: 0, type: "alive" });
