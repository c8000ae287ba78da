// The plain turns of a solution: in the frame of the start, and no more than the written moves require.

import { after, heldAs } from "./cube/held";
import { isFaceTurn, type Move, readMove } from "./cube/notation";
import { isSolved, type Stickers } from "./cube/sticker-cube";
import type { Explained } from "./explained";
import { at, demand } from "./objection";

const AXIS_OF = { U: "y", D: "y", R: "x", L: "x", F: "z", B: "z" };

function axisOf({ letter }: Move): string {
  return AXIS_OF[letter as keyof typeof AXIS_OF];
}

/**
 * Turns of the same face that could be merged: adjacent, or with only the opposite face between them.
 */
function unmerged(moves: readonly Move[]): [Move, Move] | undefined {
  for (const [index, move] of moves.entries()) {
    for (const later of moves.slice(index + 1)) {
      if (axisOf(later) !== axisOf(move)) break;
      if (later.letter === move.letter) return [move, later];
    }
  }
  return undefined;
}

/**
 * @param start the cube before the first move
 * @param end the cube after the written moves, as it is held then
 * @throws {Objection} if the plain turns lead elsewhere, or are more than necessary
 */
export function demandPlainTurns(explained: Explained, start: Stickers, end: Stickers): void {
  at("plain turns", () => {
    const moves = explained.moves.map(readMove);
    const other = moves.find((move) => !isFaceTurn(move));
    demand(other === undefined, () => `${other?.text} turns no face`);
    const pair = unmerged(moves);
    demand(pair === undefined, () => `${pair?.[0].text} and ${pair?.[1].text} could be one turn`);
    const reached = after(start, moves);
    const isSame = reached.join("") === heldAs(end, start).join("");
    demand(isSame, () => "they do not lead to where the written moves lead");
    demand(isSolved(reached), () => "they do not solve the cube");
    demand(
      explained.length === moves.length,
      () => `${moves.length} are told as ${explained.length}`,
    );
    demand(
      explained.text === explained.moves.join(" "),
      () => `they are told as ${explained.text}`,
    );
    if (explained.metric === "htm") {
      demand(explained.cost === moves.length, () => `their cost is told as ${explained.cost}`);
    }
  });
}
