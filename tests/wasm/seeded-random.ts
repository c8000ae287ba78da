// Numbers that look random and are the same in every run: Marsaglia's xorshift with 32 bits.

export class SeededRandom {
  /** `state` is not 0. */
  constructor(private state: number) {}

  /** A whole number, 0 to 2^32 - 1. */
  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state;
  }

  /** One of `items`. */
  pick<Item>(items: ArrayLike<Item>): Item {
    return items[this.next() % items.length]!;
  }
}
