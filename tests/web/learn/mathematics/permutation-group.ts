// Groups of turns as permutations of the 54 stickers, by C. C. Sims' stabilizer chain, built as D. E. Knuth describes.
// It shares no code with the counts that it is to prove.

import { movePermutation, type Move } from "../../../../web/core/moves";

type Permutation = readonly number[];

const STICKER_COUNT = 54;
const IDENTITY: Permutation = Array.from({ length: STICKER_COUNT }, (_, sticker) => sticker);

const compose = (first: Permutation, second: Permutation) => first.map((place) => second[place]!);

function inverse(permutation: Permutation): Permutation {
  const undone = [...IDENTITY];
  permutation.forEach((place, sticker) => (undone[place] = sticker));
  return undone;
}

/** The elements that fix the points of all previous levels. */
interface Level {
  point: number;
  generators: Permutation[];
  /** For each place to which the point can be brought, an element that brings it there. */
  byImage: Map<number, Permutation>;
}

export class PermutationGroup {
  readonly #levels: Level[];

  /** @param first stickers whose stabilizers one asks for, in this order */
  constructor(moves: readonly Move[], first: readonly number[] = []) {
    const base = [...new Set([...first, ...IDENTITY])];
    this.#levels = base.map((point) => ({
      ...{ point, generators: [], byImage: new Map([[point, IDENTITY]]) },
    }));
    for (const move of moves) {
      if (!this.#has(movePermutation(move), 0)) this.#add(movePermutation(move), 0);
    }
  }

  /** How many elements fix the first `kept` stickers. */
  order(kept = 0): bigint {
    return this.#levels
      .slice(kept)
      .reduce((order, { byImage }) => order * BigInt(byImage.size), 1n);
  }

  /**
   * The elements that fix the first `kept` stickers.
   * @param isWanted is asked for the image of the next sticker; if it returns false, none is made
   */
  *elements(
    kept: number,
    { upTo = this.#levels.length, isWanted = (_image: number): boolean => true } = {},
    element: Permutation = IDENTITY,
  ): Generator<Permutation> {
    if (kept === upTo) {
      yield element;
      return;
    }
    for (const [image, bringing] of this.#levels[kept]!.byImage) {
      if (!isWanted(element[image]!)) continue;
      yield* this.elements(kept + 1, { upTo, isWanted }, compose(bringing, element));
    }
  }

  #has(permutation: Permutation, from: number): boolean {
    let left = permutation;
    for (const { point, byImage } of this.#levels.slice(from)) {
      const bringing = byImage.get(left[point]!);
      if (!bringing) return false;
      left = compose(left, inverse(bringing));
    }
    return true;
  }

  #add(permutation: Permutation, from: number): void {
    const level = this.#levels[from]!;
    level.generators.push(permutation);
    for (const bringing of [...level.byImage.values()]) {
      this.#reach(compose(bringing, permutation), from);
    }
  }

  #reach(permutation: Permutation, from: number): void {
    const { point, generators, byImage } = this.#levels[from]!;
    const bringing = byImage.get(permutation[point]!);
    if (bringing) {
      const left = compose(permutation, inverse(bringing));
      if (!this.#has(left, from + 1)) this.#add(left, from + 1);
      return;
    }
    byImage.set(permutation[point]!, permutation);
    for (const generator of generators) this.#reach(compose(permutation, generator), from);
  }
}
