// What was practised on this device, for display: read once, added to, deleted and brought back.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Round } from "./progress";
import { deleteRounds, keepRounds, listRounds } from "./round-store";

export class KeptProgress implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #rounds: readonly Round[] = [];
  #deleted: readonly Round[] = [];
  #stored = Promise.resolve();
  #isKept = true;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void this.#read();
  }

  /** All that was practised, the oldest first. */
  get rounds(): readonly Round[] {
    return this.#rounds;
  }

  /** Whether what was deleted can be brought back. */
  get canBringBack(): boolean {
    return this.#deleted.length > 0;
  }

  /** Whether the browser keeps them, as far as is known. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Keeps a goal that was reached. */
  async add(round: Round): Promise<void> {
    this.#deleted = [];
    this.#change([...this.#rounds, round]);
    await this.#store(() => this.#keep([round]));
  }

  /** Deletes all rounds. They can be brought back until the person leaves or reaches another goal. */
  async delete(): Promise<void> {
    await this.#store(async () => {
      const deleted = this.#rounds;
      await deleteRounds();
      this.#deleted = deleted;
      this.#change(this.#rounds.slice(deleted.length));
    });
  }

  async bringBack(): Promise<void> {
    const rounds = this.#deleted;
    this.#deleted = [];
    await this.#store(async () => {
      await this.#keep(rounds);
      this.#change([...rounds, ...this.#rounds]);
    });
  }

  // One after the other, so that what was deleted last stays deleted. Deletion shows only once it is stored, since the
  // page may be left at once.
  #store(action: () => Promise<void>): Promise<void> {
    return (this.#stored = this.#stored.then(action));
  }

  async #keep(rounds: readonly Round[]): Promise<void> {
    this.#isKept = await keepRounds(rounds);
    this.#host.requestUpdate();
  }

  async #read(): Promise<void> {
    const kept = await listRounds();
    // What was reached meanwhile may be among them.
    const isNew = ({ endedMs }: Round) => kept.every((round) => round.endedMs !== endedMs);
    this.#change([...kept, ...this.#rounds.filter(isNew)]);
  }

  #change(rounds: readonly Round[]): void {
    this.#rounds = rounds;
    this.#host.requestUpdate();
  }
}
