// A worker that has nothing inside.

import type { EngineWorker } from "../../../../web/engine/connection/engine-worker";
import type { WorkerReply, WorkerRequest } from "../../../../web/engine/worker/messages/protocol";

/** A worker that does what a test makes it do. */
export class PuppetWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  get pings(): WorkerRequest[] {
    return this.requests.filter(({ type }) => type === "ping");
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(reply: WorkerReply): void {
    this.onmessage?.({ data: reply });
  }

  die(message?: string): void {
    this.onerror?.({ ...(message === undefined ? {} : { message }), preventDefault: () => void 0 });
  }
}
