// Random texts of moves as people write them, with the moves that they stand for.

import type { WrittenMove } from "../../../web/core/moves";
import { inverseOf } from "../../../web/core/written-moves";
import type { RandomMoves } from "./random-moves";

const PLAIN = Array.from("URFDLB");
const TURNED = [
  ...PLAIN,
  ...[...Array.from("urfdlb"), ...PLAIN.map((face) => `${face}w`)].flatMap((wide) => [
    wide,
    `2${wide}`,
    `3${wide}`,
  ]),
  ...["M", "E", "S", "x", "y", "z"].flatMap((named) => [named, named, named]),
];
const SUFFIXES = ["", "2", "'"];

export interface WrittenText {
  text: string;
  written: readonly WrittenMove[];
}

function undone(written: readonly WrittenMove[]): WrittenMove[] {
  return written.map(inverseOf).reverse();
}

function randomPart(random: RandomMoves, depth: number): WrittenText {
  const kind = depth === 0 ? 0 : random.below(8);
  if (kind < 5) {
    const move = `${TURNED[random.below(TURNED.length)]!}${SUFFIXES[random.below(3)]!}`;
    return { text: move, written: [move as WrittenMove] };
  }
  const first = randomWritten(random, depth - 1);
  if (kind === 5) {
    const count = 1 + random.below(3);
    const isUndone = random.below(2) === 0;
    const once = isUndone ? undone(first.written) : first.written;
    const written = Array<readonly WrittenMove[]>(count).fill(once).flat();
    return { text: `(${first.text})${count}${isUndone ? "'" : ""}`, written };
  }
  const second = randomWritten(random, depth - 1);
  const isCommutator = kind === 6;
  return {
    text: `[${first.text}${isCommutator ? "," : ":"} ${second.text}]`,
    written: [
      ...first.written,
      ...second.written,
      ...undone(first.written),
      ...(isCommutator ? undone(second.written) : []),
    ],
  };
}

/** One to four moves or brackets, with up to `depth` nested brackets. */
export function randomWritten(random: RandomMoves, depth: number): WrittenText {
  const parts = Array.from({ length: 1 + random.below(4) }, () => randomPart(random, depth));
  return {
    text: parts.map(({ text }) => text).join(" "),
    written: parts.flatMap(({ written }) => written),
  };
}
