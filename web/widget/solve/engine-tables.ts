// The state of an engine: whether it has started, and how far its tables are.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { SolverProgress, SolverStatus } from "../../core/solution";
import type { EngineState, SharedEngine } from "./shared-engine";

/**
 * Follows the engine of an element, and keeps it from ending, as long as the element is in the
 * document. Never starts it.
 */
export class EngineTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #engineOfHost: () => SharedEngine;
  readonly #onProgress: ((progress: SolverProgress) => void) | undefined;
  #followed: SharedEngine | undefined;
  #state: EngineState | undefined;
  #letGo: (() => void) | undefined;

  /** @param engineOfHost is called again before each rendering, and may return another engine */
  constructor(
    host: ReactiveControllerHost,
    engineOfHost: () => SharedEngine,
    onProgress?: (progress: SolverProgress) => void,
  ) {
    this.#host = host;
    this.#engineOfHost = engineOfHost;
    this.#onProgress = onProgress;
    host.addController(this);
  }

  hostConnected(): void {
    this.#follow(this.#engineOfHost());
  }

  hostUpdate(): void {
    const engine = this.#engineOfHost();
    if (this.#followed && engine !== this.#followed) this.#follow(engine);
  }

  hostDisconnected(): void {
    this.#letGo?.();
    this.#letGo = undefined;
    this.#followed = undefined;
  }

  /** Whether the engine is being started. */
  get isStarting(): boolean {
    return this.#state?.isStarting ?? false;
  }

  /** How far the full tables are; `undefined` if none are under way. */
  get progress(): SolverProgress | undefined {
    const { progress, status } = this.#state ?? {};
    return status?.tier === "full" ? undefined : progress;
  }

  /** `undefined` until the engine has started. */
  get status(): SolverStatus | undefined {
    return this.#state?.status;
  }

  /** Loads the full tables, again if they are in use; `status` tells the outcome. Never rejects. */
  async fetch(): Promise<void> {
    try {
      const solver = await this.#engineOfHost().solver();
      await solver.reloadTables();
    } catch {
      // The status says why there are no full tables, and the next request to the engine reports why it could not
      // start.
    }
  }

  #follow(engine: SharedEngine): void {
    this.hostDisconnected();
    this.#followed = engine;
    const release = engine.hold();
    const stopListening = engine.listen((state) => this.#hear(state));
    this.#letGo = () => {
      stopListening();
      release();
    };
    this.#hear(engine.state);
  }

  #hear(state: EngineState): void {
    const progress = this.#state?.progress;
    this.#state = state;
    this.#host.requestUpdate();
    if (state.progress && state.progress !== progress) this.#onProgress?.(state.progress);
  }
}
