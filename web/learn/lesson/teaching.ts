// How a lesson comes about: at its beginning, and again wherever a turn has led that the lesson did not ask for.

import type { Face } from "../../core/faces";
import { faceHeld } from "../../core/held";
import type { WrittenMove } from "../../core/moves";
import type { Stage } from "../../core/stages";
import { stepsOf } from "../../core/written-moves";
import { Lesson, type TaughtMethod } from "./lesson";
import { heldAt, momentAfter, type Moment } from "./moment";

/** `Solver.explain`: a cube as it is held, by its letters, solved by stages with a white cross where there is one. */
export type Explain = (
  facelets: string,
  options: { method: TaughtMethod },
) => Promise<readonly Stage[]>;

const WITH_CROSS: readonly TaughtMethod[] = ["beginner", "cfop-2look", "cfop"];
// The face whose colour the cross has.
const CROSS: Face = "U";
// The cross below, and the front where it is.
const CROSS_BELOW = stepsOf(["z2"])[0]!.orientation;

/** A cube as it is held at the beginning of a method's lesson: the cross below, or the usual way. */
export function firstHeld(method: TaughtMethod, facelets: string): Moment {
  return { facelets, orientation: WITH_CROSS.includes(method) ? CROSS_BELOW : 0 };
}

/**
 * A cube as it is held where a lesson goes on: as before, unless the cross is to be below and is not, as within a
 * sequence that turns the whole cube.
 */
export function heldToGoOn(method: TaughtMethod, moment: Moment): Moment {
  const isHeldWell = !WITH_CROSS.includes(method) || faceHeld(CROSS, moment.orientation) === "D";
  return isHeldWell ? moment : firstHeld(method, moment.facelets);
}

/**
 * The lesson from this cube on, held as it is: if the method has a cross, with that below.
 * @throws SolverError what `Solver.explain` throws, such as the code of a cube that cannot exist.
 */
export async function teach(
  explain: Explain,
  method: TaughtMethod,
  start: Moment,
): Promise<Lesson> {
  return new Lesson(method, start, await explain(heldAt(start), { method }));
}

/** Instead of the move with index `at`, `made` was turned; `undefined`: nothing. */
export interface WrongTurn {
  at: number;
  made: WrittenMove | undefined;
}

/**
 * The cube of somebody who has followed the lesson for `index` moves, one of which, or the next one, was made wrong.
 */
export function momentAfterWrongTurn(
  lesson: Lesson,
  index: number,
  { at, made }: WrongTurn,
): Moment {
  const { moves, start } = lesson;
  const done = [...moves.slice(0, at), ...(made ? [made] : []), ...moves.slice(at + 1, index)];
  return momentAfter(start, done);
}
