// The worker's end of the messages.

import type { WorkerReply, WorkerRequest } from "./protocol";

/** How a worker sends replies. */
export type Send = (reply: WorkerReply) => void;

/** What answers the requests. */
export interface RequestHost {
  /** Answers with messages. Never rejects. */
  handle(request: WorkerRequest): Promise<void>;
}

/** The part of a browser's worker scope that is used. */
interface WorkerScope {
  /** The first request, if it starts an engine (connection/browser-worker.ts). */
  readonly name: string;
  postMessage: (reply: WorkerReply) => void;
  onmessage: ((event: { data: WorkerRequest }) => void) | null;
}

/** Answers the page's requests in a browser's worker, with the host that `createHost` makes. */
export function serve(createHost: (send: Send) => RequestHost): void {
  const scope = globalThis as unknown as WorkerScope;
  const host = createHost((reply) => scope.postMessage(reply));
  scope.onmessage = ({ data }) => void host.handle(data);
  scope.postMessage({ id: 0, type: "alive" });
  if (scope.name !== "") void host.handle(JSON.parse(scope.name) as WorkerRequest);
}
