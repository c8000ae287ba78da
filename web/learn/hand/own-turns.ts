// Turns that a person makes on the cube on the screen, by dragging its layers or by keys. The next turn of the lesson
// advances it. After any other turn, the person decides what becomes of that turn.

import { moveHeld } from "../../core/held";
import { applyMoves, type Move } from "../../core/moves";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Guiding } from "../../widget/features/guiding";
import { Slipping } from "../../widget/features/slipping";
import { StageView } from "../../widget/views/stage-view";
import type { Lesson } from "../lesson/lesson";
import type { Moment } from "../lesson/moment";

export class OwnTurns {
  readonly #cube: CubewrightCube;

  /** @param changed is called when there is something to ask, and when there no longer is */
  constructor(cube: CubewrightCube, changed: () => void) {
    this.#cube = cube;
    cube.feature(Guiding).followHand(changed);
  }

  /** The turns that the person has to decide about, named as the cube is held; mostly none. */
  turnsIn(lesson: Lesson, index: number): readonly Move[] {
    const { turns, isQuestion } = this.#cube.feature(Slipping);
    if (!isQuestion) return [];
    return turns.map((turn) => moveHeld(turn, lesson.momentAt(index).orientation));
  }

  /** Whether there are turns to take back, also in the middle of a slice or a half turn, when nothing is asked yet. */
  get hasTurns(): boolean {
    return this.#cube.feature(Slipping).hasSlipped;
  }

  /** The cube with these turns, held as it is. */
  momentIn(lesson: Lesson, index: number): Moment {
    const { facelets, orientation } = lesson.momentAt(index);
    return { facelets: applyMoves(facelets, this.#cube.feature(Slipping).turns), orientation };
  }

  /** Turns the layers back. */
  takeBack(): void {
    this.focus();
    this.#cube.feature(Slipping).takeBack();
  }

  /** Moves the focus to the cube, where keys turn it. */
  focus(): void {
    this.#cube.feature(StageView).focus();
  }
}
