// Random moves, the same ones for the same seed.

import { MOVES, type Move } from "../../../web/core/moves";

export class RandomMoves {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to `limit` - 1 (xorshift32, G. Marsaglia 2003). */
  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }

  list(length: number): Move[] {
    return Array.from({ length }, () => MOVES[this.below(MOVES.length)]!);
  }
}
