// The page's end of one worker: sends requests, assigns the answers to them, and rejects all that are
// open when the worker dies.

import { SolverError } from "../../core/errors";
import type {
  MethodProgress,
  SeveralSolution,
  SolverProgress,
  TablesSource,
} from "../../core/solution";
import { systemClock, type Clock } from "../platform/clock";
import { failureReason, type EngineWorker } from "./engine-worker";
import { LifeWatch, SILENCE_LIMIT_MS } from "./life-watch";
import type {
  AnsweredRequest,
  CancelRequest,
  ErrorReply,
  PingRequest,
  RequestResults,
  RequestType,
  WorkerReply,
  WorkerRequest,
} from "../worker/messages/protocol";

/** Receives what a request reports before its answer. */
export interface RequestObserver {
  onProgress?: ((progress: SolverProgress) => void) | undefined;
  onInUse?: ((source: TablesSource, sizeBytes: number) => void) | undefined;
  onImproved?: ((solution: SeveralSolution) => void) | undefined;
  onBound?: ((lowerBound: number) => void) | undefined;
  onMethodProgress?: ((progress: MethodProgress) => void) | undefined;
}

export interface OpenRequest<Result> {
  id: number;
  result: Promise<Result>;
}

/** The worker is gone; it has stopped sending anything. */
export class VanishedError extends SolverError {
  constructor(reason = "it says nothing more") {
    super("worker-crashed", `The solver's worker died: ${reason}.`);
  }
}

/**
 * The worker has sent nothing since this request, so it was already gone. It cannot have begun the request, which may
 * therefore be sent to another worker.
 */
export class UnheardError extends VanishedError {
  constructor() {
    super("it was gone before it was asked");
  }
}

interface Waiting {
  /** How many messages the worker had sent before this request. */
  wordsBefore: number;
  observer: RequestObserver;
  silenceLimitMs: number;
  resolve: (result: RequestResults[RequestType]) => void;
  reject: (why: Error | RepliedError) => void;
}

/**
 * An error that the worker has replied. A request that rejects with anything else was rejected on this side; in
 * JavaScript that may be any value.
 */
class RepliedError {
  constructor(readonly reply: ErrorReply) {}
}

export class WorkerConnection {
  readonly #worker: EngineWorker;
  readonly #onCrash: (death: { wasIdle: boolean }) => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ending: Error | undefined;
  // How many messages the worker has sent. Before the first one its silence means nothing, since its
  // script may still be loading.
  #wordCount = 0;
  readonly #watch: LifeWatch;

  /** `onCrash` is called once if the worker dies by itself; `wasIdle` means that no request was open. */
  constructor(
    worker: EngineWorker,
    onCrash: (death: { wasIdle: boolean }) => void,
    clock: Clock = systemClock,
  ) {
    this.#worker = worker;
    this.#onCrash = onCrash;

    this.#watch = new LifeWatch(clock, {
      ask: () => this.#send({ id: ++this.#lastId, type: "ping" }),
      vanished: () => {
        this.#rejectUnheard();
        this.#die(new VanishedError());
      },
      limitMs: () =>
        Math.min(...Array.from(this.#waiting.values(), ({ silenceLimitMs }) => silenceLimitMs)),
    });
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      // The rejected requests report the failure, so the browser need not write it to the console.
      event.preventDefault();
      this.#crash(failureReason(event, "it does not tell of what"));
    };
    worker.onmessageerror = () => this.#crash("it said something that cannot be read");
  }

  /** Whether the worker has ended, by itself or not. */
  get hasEnded(): boolean {
    return this.#ending !== undefined;
  }

  /**
   * Sends a request. Its result rejects with SolverError, also if the worker ends. A worker that is
   * silent for longer than `silenceLimitMs` and then does not answer a ping for as long counts as ended.
   */
  request<Type extends RequestType>(
    request: AnsweredRequest<Type>,
    observer: RequestObserver = {},
    silenceLimitMs = SILENCE_LIMIT_MS,
  ): OpenRequest<RequestResults[Type]> {
    const id = ++this.#lastId;
    const answer = new Promise<RequestResults[Type]>((resolve, reject: Waiting["reject"]) => {
      if (this.#ending) {
        reject(this.#ending);
        return;
      }
      const wordsBefore = this.#wordCount;
      this.#waiting.set(id, {
        wordsBefore,
        observer,
        silenceLimitMs,
        resolve: resolve as Waiting["resolve"],
        reject,
      });
      this.#worker.postMessage({ ...request, id } as WorkerRequest);
      if (wordsBefore > 0) this.#watch.start();
    });
    return { id, result: resultOf(answer) };
  }

  /** Ends a solve early. */
  cancel(id: number): void {
    if (!this.#ending) this.#send({ id, type: "cancel" });
  }

  /** Settles as `work` does, and keeps a program in Node alive until then. */
  async whileHeld<Result>(work: Promise<Result>): Promise<Result> {
    const letGo = this.#worker.hold?.();
    try {
      return await work;
    } finally {
      letGo?.();
    }
  }

  /** Terminates the worker; open requests reject with `error`. */
  end(error: Error): void {
    if (this.#ending) return;
    this.#ending = error;
    this.#watch.stop();
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #send(request: PingRequest | CancelRequest): void {
    this.#worker.postMessage(request);
  }

  #hear(reply: WorkerReply): void {
    ++this.#wordCount;
    this.#answer(reply);
    if (this.#waiting.size === 0) {
      this.#watch.stop();
      return;
    }
    this.#watch.start();
    this.#watch.hear();
  }

  #answer(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    switch (reply.type) {
      case "progress":
        waiting.observer.onProgress?.(reply.progress);
        return;
      case "in-use":
        waiting.observer.onInUse?.(reply.source, reply.sizeBytes);
        return;
      case "improved":
        waiting.observer.onImproved?.(reply.solution);
        return;
      case "bound":
        waiting.observer.onBound?.(reply.lowerBound);
        return;
      case "method-progress":
        waiting.observer.onMethodProgress?.(reply.progress);
        return;
      case "alive":
        return;
      case "done":
        this.#waiting.delete(reply.id);
        waiting.resolve(reply.result);
        return;
      case "error":
        if (reply.code === "worker-crashed") {
          this.#crash(reply.message);
          return;
        }
        this.#waiting.delete(reply.id);
        waiting.reject(new RepliedError(reply));
    }
  }

  #crash(reason: string): void {
    this.#die(new SolverError("worker-crashed", `The solver's worker died: ${reason}.`));
  }

  #die(error: SolverError): void {
    if (this.#ending) return;
    const wasIdle = this.#waiting.size === 0;
    this.end(error);
    this.#onCrash({ wasIdle });
  }

  #rejectUnheard(): void {
    for (const { wordsBefore, reject } of this.#waiting.values()) {
      if (wordsBefore === this.#wordCount) reject(new UnheardError());
    }
  }
}

// Makes the error here, where its stack leads to the code that awaits the result, and not in the message handler.
async function resultOf<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (why) {
    if (!(why instanceof RepliedError)) throw why;
    const { code, message, details } = why.reply;
    throw new SolverError(code, message, details);
  }
}
