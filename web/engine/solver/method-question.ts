// Asking the worker of a module to solve a cube.

import type { SolveResult } from "../../core/solution";
import { abortError } from "../platform/abort";
import type { AnsweredRequest } from "../worker/messages/protocol";
import type { Session } from "./engine-life";
import type { GivenSolveOptions } from "./options";
import { untilAborted } from "./questions";

export type MethodQuestion = AnsweredRequest<"solve-by-method">;

/** @throws AbortError; what the worker throws. */
export function askToSolve(
  { connection }: Session,
  question: MethodQuestion,
  { signal, onImproved, onBound, onProgress }: GivenSolveOptions,
): Promise<SolveResult> {
  if (signal?.aborted) throw abortError(signal);
  const unlessAborted =
    <Told>(tell: ((told: Told) => void) | undefined) =>
    (told: Told) => {
      if (!signal?.aborted) tell?.(told);
    };
  const request = connection.request<"solve-by-method">(question, {
    onImproved: unlessAborted(onImproved),
    onBound: unlessAborted(onBound),
    onMethodProgress: unlessAborted(onProgress),
  });
  return untilAborted(connection, request, signal);
}
