// Shuffles those pieces of a cube that do not matter yet.

import { CORNERS, EDGES, stickersOfPiece } from "../../core/pieces";

/** A number from 0 up to, but not including, 1; each as likely as any other. */
export type Random = () => number;

/**
 * The same cube, but with all pieces without a sticker in `shown` (0..53) placed and turned at random. Pieces with only
 * some stickers in `shown` change places with those that look alike there, and go on showing the same. Each legal cube
 * that this allows is as likely as any other.
 */
export function shuffled(facelets: string, shown: ReadonlySet<number>, random: Random): string {
  const stickers = Array.from(facelets);
  const kinds = [EDGES, CORNERS].map((places) => places.map(stickersOfPiece));
  // Two pieces that may change places once more.
  let pair: readonly [readonly number[], readonly number[]] | undefined;
  let isOdd = false;
  for (const pieces of kinds) {
    const isShown = (sticker: number) => shown.has(sticker);
    const free = pieces.filter((piece) => !piece.some(isShown));
    const told = pieces.filter((piece) => piece.some(isShown) && !piece.every(isShown));
    const colorsTold = (piece: readonly number[]) =>
      piece.map((sticker) => (isShown(sticker) ? stickers[sticker]! : "?")).join("");
    for (const group of [free, ...alikeIn(told, colorsTold)]) {
      if (permute(stickers, group, random)) isOdd = !isOdd;
      if (group.length > 1) pair = [group[0]!, group[1]!];
    }
    turn(stickers, free, random);
  }
  // Turns of faces permute edges and corners both evenly, or both oddly, even the edges of a 2x2x2, which nobody sees.
  if (isOdd && pair) exchange(stickers, ...pair);
  return stickers.join("");
}

function alikeIn<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

// After R. A. Fisher and F. Yates. Returns whether an odd number of pairs has changed places.
function permute(
  stickers: string[],
  pieces: readonly (readonly number[])[],
  random: Random,
): boolean {
  let isOdd = false;
  for (let last = pieces.length - 1; last > 0; --last) {
    const chosen = Math.floor(random() * (last + 1));
    if (chosen === last) continue;
    exchange(stickers, pieces[chosen]!, pieces[last]!);
    isOdd = !isOdd;
  }
  return isOdd;
}

// Places are named so that a piece keeps how it is turned (core/pieces.ts).
function exchange(stickers: string[], one: readonly number[], other: readonly number[]): void {
  one.forEach((sticker, side) => {
    const there = other[side]!;
    [stickers[sticker], stickers[there]] = [stickers[there]!, stickers[sticker]!];
  });
}

// The last piece turns so that the sum of all twists or flips stays the same, as it must on a legal cube.
function turn(stickers: string[], pieces: readonly (readonly number[])[], random: Random): void {
  let sum = 0;
  pieces.forEach((piece, place) => {
    const count = piece.length;
    const isLast = place === pieces.length - 1;
    const turns = isLast ? (count - (sum % count)) % count : Math.floor(random() * count);
    sum += turns;
    const colors = piece.map((sticker) => stickers[sticker]!);
    piece.forEach((sticker, side) => (stickers[sticker] = colors[(side + turns) % count]!));
  });
}
