// Solutions for which no shorter one is sought: they are proven, or go by stages.

import { type Metric, hasStages } from "../../core/choices";
import { costOf } from "../../core/cost";
import { applyMoves, type Move } from "../../core/moves";
import type { Solution } from "../../core/solution";
import { Feature } from "../element/feature";
import { Choosing } from "./choosing";
import { Playing } from "./playing";

// As many as can be undone after a reload.
const MOST = 20;

/** What was asked of a search. */
export interface Task {
  goal?: string | null | undefined;
  metric: Metric;
}

export class Settled extends Feature {
  readonly #choosing = this.use(Choosing);
  readonly #playing = this.use(Playing);
  // The latest first. Moves by stages are kept as they are written, from whichever cube they lead; of the proven ones,
  // what every solution of the same cube has in common that costs as little.
  #texts: readonly string[] = [];

  /** A search for the cube in the player has ended with this solution. */
  add({ moves, optimal, stages, written = moves }: Solution, task: Task): void {
    if (!optimal && !stages) return;
    const text = stages ? written.join(" ") : this.#proofOf(moves, task);
    const others = this.#texts.filter((other) => other !== text);
    this.#texts = [text, ...others].slice(0, MOST);
  }

  /** Whether the moves in the player are proven to be a shortest solution, as turns are counted now. */
  get isProven(): boolean {
    const { start, moves } = this.#playing.player;
    const isKnown = moves.length > 0 && this.#texts.includes(this.#proofOf(moves, this.#choosing));
    return isKnown && this.#choosing.isGoal(applyMoves(start, moves));
  }

  /** Whether no solution shorter than the moves in the player is sought. */
  get isSettled(): boolean {
    const text = this.#playing.player.written.join(" ");
    return hasStages(this.#choosing.method) || this.#texts.includes(text) || this.isProven;
  }

  /** A value for JSON, to be brought back after a reload. */
  get kept(): readonly string[] | undefined {
    return this.#texts.length > 0 ? this.#texts : undefined;
  }

  /** Any other value changes nothing. */
  bringBack(kept: unknown): void {
    if (Array.isArray(kept) && kept.every((each) => typeof each === "string")) this.#texts = kept;
    this.element.requestUpdate();
  }

  #proofOf(moves: readonly Move[], { goal, metric }: Task): string {
    return [metric, costOf(moves, metric), goal ?? "", this.#playing.player.start].join(" ");
  }
}
