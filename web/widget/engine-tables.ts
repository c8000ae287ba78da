// How the page's engine stands: whether it has started, and how far its tables are.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { SolverProgress, SolverStatus } from "../core/solution";
import { engineState, listenToEngine, sharedSolver, type EngineState } from "./shared-solver";

/** Starts the engine with its host, and follows it for as long as the host is in the document. */
export class EngineTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onProgress: ((progress: SolverProgress) => void) | undefined;
  #state = engineState();
  #stopListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, onProgress?: (progress: SolverProgress) => void) {
    this.#host = host;
    this.#onProgress = onProgress;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = listenToEngine((state) => this.#hear(state));
    // An engine that cannot be started is for the one to hear of who asks it for something.
    sharedSolver().catch(() => undefined);
    this.#hear(engineState());
  }

  hostDisconnected(): void {
    this.#stopListening?.();
  }

  /** Whether the engine has neither started yet nor failed to. */
  get isStarting(): boolean {
    return this.#state.isStarting;
  }

  /** How far the full tables are; `undefined` if none are under way. */
  get progress(): SolverProgress | undefined {
    const { progress, status } = this.#state;
    return status?.tier === "full" ? undefined : progress;
  }

  /** `undefined` until the engine has started. */
  get status(): SolverStatus | undefined {
    return this.#state.status;
  }

  /** Gets the full tables, those in use anew; `status` tells what comes of it. Never rejects. */
  async fetch(): Promise<void> {
    try {
      const solver = await sharedSolver();
      await solver.reloadTables();
    } catch {
      // What cannot be had is told by the status, or by whoever asks the engine for something.
    }
  }

  #hear(state: EngineState): void {
    const { progress } = this.#state;
    this.#state = state;
    this.#host.requestUpdate();
    if (state.progress && state.progress !== progress) this.#onProgress?.(state.progress);
  }
}
