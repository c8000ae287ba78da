// How an engine stands: whether it has started, and how far its tables are.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { SolverProgress, SolverStatus } from "../../core/solution";
import type { EngineState, SharedEngine } from "./shared-engine";

/** Holds an engine and follows it for as long as the host is in the document. Never starts it. */
export class EngineTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onProgress: ((progress: SolverProgress) => void) | undefined;
  #engine: SharedEngine;
  #state: EngineState;
  #letGo: (() => void) | undefined;

  constructor(
    host: ReactiveControllerHost,
    engine: SharedEngine,
    onProgress?: (progress: SolverProgress) => void,
  ) {
    this.#host = host;
    this.#engine = engine;
    this.#state = engine.state;
    this.#onProgress = onProgress;
    host.addController(this);
  }

  hostConnected(): void {
    const release = this.#engine.hold();
    const stopListening = this.#engine.listen((state) => this.#hear(state));
    this.#letGo = () => {
      stopListening();
      release();
    };
    this.#hear(this.#engine.state);
  }

  hostDisconnected(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }

  /** The engine that is followed; another one takes its place at once. */
  get engine(): SharedEngine {
    return this.#engine;
  }

  set engine(engine: SharedEngine) {
    if (engine === this.#engine) return;
    const isConnected = this.#letGo !== undefined;
    this.hostDisconnected();
    this.#engine = engine;
    if (isConnected) this.hostConnected();
  }

  /** Whether the engine is being started. */
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
      const solver = await this.#engine.solver();
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
