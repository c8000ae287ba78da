// The questions about cubes that a solver answers. Each is sent to the current worker. If that turns out to have been
// gone already, the question is sent to another one.

import type { Completion } from "../../core/completion";
import type { CubeReading, SolveResult } from "../../core/solution";
import {
  UnheardError,
  type OpenRequest,
  type WorkerConnection,
} from "../connection/worker-connection";
import { abortError, onAbort, rejectOnAbort } from "../platform/abort";
import type { AnsweredRequest, RequestResults } from "../worker/messages/protocol";
import type { Session } from "./engine-life";
import { DEFAULT_TIME_MS, type GivenSolveOptions } from "./options";
import { goalStickersOf, stickersOf } from "./position";

export class Questions {
  readonly #open: () => Promise<Session>;
  readonly #beforeSolving: (session: Session) => Promise<void>;

  /**
   * @param open gives a session whose engine has started
   * @param beforeSolving called before each solve, which waits for it.
   */
  constructor(
    open: () => Promise<Session>,
    beforeSolving: (session: Session) => Promise<void> = () => Promise.resolve(),
  ) {
    this.#open = open;
    this.#beforeSolving = beforeSolving;
  }

  solve(text: string, options: GivenSolveOptions): Promise<SolveResult> {
    return rejectOnAbort(options.signal, () =>
      askOneAlive(this.#open, (session) => this.#search(session, text, options)),
    );
  }

  check(text: string): Promise<CubeReading> {
    return this.#ask<"check">({ type: "check", text });
  }

  complete(text: string): Promise<Completion> {
    return this.#ask<"complete">({ type: "complete", text });
  }

  randomFacelets(): Promise<string> {
    return this.#ask<"random-facelets">({ type: "random-facelets" });
  }

  async #search(session: Session, text: string, options: GivenSolveOptions): Promise<SolveResult> {
    const { maxLength = 0, maxNodes = Infinity, urgent = false, signal } = options;
    const { timeMs = options.maxNodes === undefined ? DEFAULT_TIME_MS : Infinity } = options;
    await this.#beforeSolving(session);
    const stickers = await stickersOf(text);
    const goal = options.goal && (await goalStickersOf(options.goal));
    if (signal?.aborted) throw abortError(signal);
    return await untilAborted(
      session.connection,
      session.connection.request<"solve">(
        { type: "solve", text: stickers, maxLength, timeMs, maxNodes, goal, urgent },
        {
          onImproved: (solution) => !signal?.aborted && options.onImproved?.(solution),
          onBound: (lowerBound) => !signal?.aborted && options.onBound?.(lowerBound),
        },
      ),
      signal,
    );
  }

  #ask<Type extends "check" | "complete" | "random-facelets">(
    request: AnsweredRequest<Type>,
  ): Promise<RequestResults[Type]> {
    return askOneAlive(this.#open, ({ connection }) => connection.request<Type>(request).result);
  }
}

/** Asks once more if the worker turns out to have been gone already, which only its silence shows. */
export async function askOneAlive<Result>(
  open: () => Promise<Session>,
  ask: (session: Session) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(await open());
  } catch (error) {
    if (!(error instanceof UnheardError)) throw error;
  }
  return ask(await open());
}

/**
 * The result of a solve, which is cancelled when `signal` is aborted.
 * @throws AbortError if it was cancelled.
 */
export async function untilAborted<Result>(
  connection: WorkerConnection,
  { id, result }: OpenRequest<Result | null>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const forget = signal && onAbort(signal, () => connection.cancel(id));
  try {
    const solved = await result;
    if (!solved) throw abortError(signal);
    return solved;
  } finally {
    forget?.();
  }
}
