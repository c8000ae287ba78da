// How any worker answers a request: with messages, the last of which is `done` or `error`.

import { SolverError } from "../../../core/errors";
import type { RequestResults, RequestType, WorkerReply } from "./protocol";

export type AnyResult = RequestResults[RequestType];

/** Sends what `work` gives, or how it failed. Never rejects. */
export async function answer(
  send: (reply: WorkerReply) => void,
  id: number,
  work: () => AnyResult | Promise<AnyResult>,
): Promise<void> {
  try {
    send({ id, type: "done", result: await work() });
  } catch (error) {
    send({ id, type: "error", ...describeError(error) });
  }
}

// Any other error has broken the module: after a trap nothing is known of the state of its memory.
function describeError(error: unknown): Pick<SolverError, "code" | "message" | "details"> {
  if (error instanceof SolverError) {
    const { code, message, details } = error;
    return { code, message, details };
  }
  return {
    code: "worker-crashed",
    message: `The solver's engine broke down: ${String(error)}`,
    details: {},
  };
}
