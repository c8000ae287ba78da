// How the page's engine stands: whether it has started, and how far its tables are.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { SolverProgress, SolverStatus } from "../core/solution";
import type { Solver } from "../engine";
import { listenToSolverProgress, sharedSolver } from "./shared-solver";

/** Starts the engine with its host, and follows it for as long as the host is in the document. */
export class EngineTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onProgress: (progress: SolverProgress) => void;
  #solver: Solver | undefined;
  #isStarting = true;
  #progress: SolverProgress | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, onProgress: (progress: SolverProgress) => void) {
    this.#host = host;
    this.#onProgress = onProgress;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = listenToSolverProgress((progress) => this.#hear(progress));
    void this.#follow();
  }

  hostDisconnected(): void {
    this.#stopListening?.();
  }

  /** Whether the engine has neither started yet nor failed to. */
  get isStarting(): boolean {
    return this.#isStarting;
  }

  /** How far the full tables are; `undefined` if none are under way. */
  get progress(): SolverProgress | undefined {
    return this.#progress;
  }

  /** `undefined` until the engine has started. */
  get status(): SolverStatus | undefined {
    return this.#solver?.status;
  }

  async #follow(): Promise<void> {
    try {
      this.#solver = await sharedSolver();
      this.#endStart();
      await this.#solver.ready("full");
    } catch {
      // Without full tables the status says so; an engine that cannot be started is for the one to
      // hear of who asks for something.
    } finally {
      this.#progress = undefined;
      this.#endStart();
    }
  }

  #endStart(): void {
    this.#isStarting = false;
    this.#host.requestUpdate();
  }

  #hear(progress: SolverProgress): void {
    this.#progress = progress.loaded < progress.total ? progress : undefined;
    this.#host.requestUpdate();
    this.#onProgress(progress);
  }
}
