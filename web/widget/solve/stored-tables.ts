// What the browser has stored of a set of tables, for elements that show it.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { SolverStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import {
  deleteStoredTables,
  readTableStorage,
  type TableStorage,
} from "../../engine/stored-tables";
import type { SharedEngine } from "./shared-engine";

export type { TableStorage };

/** While `watched`, reads what is stored, and reads it again when the engine's status changes. */
export class StoredTables implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #engine: SharedEngine;
  readonly #name: TableSetName;
  #storage: TableStorage | undefined;
  #watched = false;
  #lastReading: symbol | undefined;
  #status: SolverStatus | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, engine: SharedEngine, name: TableSetName) {
    this.#host = host;
    this.#engine = engine;
    this.#name = name;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = this.#engine.listen(({ status }) => this.#hear(status));
    document.addEventListener("visibilitychange", this.#readIfVisible);
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    document.removeEventListener("visibilitychange", this.#readIfVisible);
  }

  /** What was stored at the last reading; `undefined` before the first. */
  get storage(): TableStorage | undefined {
    return this.#storage;
  }

  /** Whether somebody looks at it; otherwise nothing is read. */
  get watched(): boolean {
    return this.#watched;
  }

  set watched(watched: boolean) {
    this.#watched = watched;
    this.#status = this.#engine.state.status;
    if (watched) void this.#read();
  }

  /**
   * Deletes what is stored; the engine keeps what it has in memory.
   * @throws SolverError "storage" if it cannot be deleted.
   */
  async delete(): Promise<void> {
    try {
      await deleteStoredTables(this.#name);
    } finally {
      await this.#read();
    }
  }

  // While the page was hidden, another tab may have stored or deleted tables.
  readonly #readIfVisible = () => {
    if (this.#watched && document.visibilityState === "visible") void this.#read();
  };

  #hear(status: SolverStatus | undefined): void {
    if (status === this.#status) return;
    this.#status = status;
    if (this.#watched) void this.#read();
  }

  async #read(): Promise<void> {
    const reading = (this.#lastReading = Symbol("reading"));
    const storage = await readTableStorage(this.#name);
    if (this.#lastReading !== reading) return;
    this.#storage = storage;
    this.#host.requestUpdate();
  }
}
