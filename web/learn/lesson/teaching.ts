// How a lesson is made: at its beginning, and again from wherever a turn that it did not ask for has led.

import { SolverError } from "../../core/errors";
import { COLOR_LETTERS, FACES, type Face } from "../../core/faces";
import { faceHeld } from "../../core/held";
import type { Puzzle } from "../../core/puzzles";
import { isPocket, puzzleOf, stickersAlone } from "../../core/pocket-stickers";
import type { Stage } from "../../core/stages";
import { stepsOf, type WrongTurn, withWrongTurn } from "../../core/written-moves";
import { Lesson, type TaughtMethod } from "./lesson";
import { heldAt, momentAfter, type Moment } from "./moment";

/**
 * `Solver.explain`: solves a cube by stages. The cube is given as it is held, by its letters (those of colours on a
 * 2x2x2); the cross, if the method has one, is white.
 */
export type Explain = (
  facelets: string,
  options: { puzzle: Puzzle; method: TaughtMethod },
) => Promise<readonly Stage[]>;

const WITH_CROSS: readonly TaughtMethod[] = ["beginner", "cfop-2look", "cfop"];
// The face whose colour the cross has.
const CROSS: Face = "U";
// The cross below, and the front left in front.
const CROSS_BELOW = stepsOf(["z2"])[0]!.orientation;

/**
 * A cube as it is held at the beginning of a method's lesson: the cross below, or the usual way. The first step says
 * how to hold a 2x2x2.
 */
export function firstHeld(method: TaughtMethod, facelets: string): Moment {
  const isCrossBelow = WITH_CROSS.includes(method) && !isPocket(facelets);
  return { facelets, orientation: isCrossBelow ? CROSS_BELOW : 0 };
}

/**
 * A cube as it is held where a lesson goes on: as before, unless the cross should be below and is not, as within a
 * sequence that turns the whole cube.
 */
export function heldToGoOn(method: TaughtMethod, moment: Moment): Moment {
  const isHeldWell =
    isPocket(moment.facelets) ||
    !WITH_CROSS.includes(method) ||
    faceHeld(CROSS, moment.orientation) === "D";
  return isHeldWell ? moment : firstHeld(method, moment.facelets);
}

/**
 * The lesson from this cube on, which is held with the cross below if the method has one.
 * @throws SolverError what `Solver.explain` throws, such as the code of a cube that cannot exist.
 */
export async function teach(
  explain: Explain,
  method: TaughtMethod,
  start: Moment,
): Promise<Lesson> {
  const puzzle = puzzleOf(start.facelets);
  const stagesOf = (cube: string) =>
    explain(puzzle === "2x2x2" ? inColors(cube) : cube, { puzzle, method });
  try {
    return new Lesson(method, start, await stagesOf(heldAt(start)));
  } catch (error) {
    // Faults name places of the cube as it is shown, which is held the usual way.
    if (error instanceof SolverError) await stagesOf(start.facelets);
    throw error;
  }
}

// The cube in letters of colours: letters of faces would mean the usual colour scheme only.
function inColors(held: string): string {
  return stickersAlone(held).replaceAll(/[URFDLB]/g, (face) =>
    COLOR_LETTERS.charAt(FACES.indexOf(face as Face)),
  );
}

/**
 * The cube of somebody who has followed the lesson for `index` moves, one of which, or the next one, was made wrong.
 */
export function momentAfterWrongTurn(lesson: Lesson, index: number, wrongTurn: WrongTurn): Moment {
  return momentAfter(lesson.start, withWrongTurn(lesson.moves.slice(0, index), wrongTurn));
}
