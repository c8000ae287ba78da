// A course without a browser: its cube shows nothing, and its lessons are what a test says.

import { vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import type { Stage } from "../../../web/core/stages";
import { Course } from "../../../web/learn/course";
import type { Explain } from "../../../web/learn/lesson/teaching";

export const LEGAL = applyMoves(SOLVED_FACELETS, ["R'"]);
/** The random cube. */
export const MIXED = applyMoves(SOLVED_FACELETS, ["R", "U"]);

const STAGE: Stage = {
  ...{ id: "white-cross", from: 0, to: 1, written: ["R"] },
  steps: [{ from: 0, to: 1, written: ["R"], pieces: [] }],
};

// As if each turn were still shown: it is done when the cube pauses.
class Cube extends EventTarget {
  facelets = SOLVED_FACELETS;
  alg = "";
  index = 0;
  #under = 0;

  seek(index: number): void {
    this.index = index;
  }

  step(count: number): void {
    this.#under = Math.sign(count);
  }

  pause(): void {
    this.index += this.#under;
    this.#under = 0;
    this.dispatchEvent(new Event("cubewright-step"));
  }
}

/** A course that shows its lessons on a cube without a screen; `explain` makes them, of one stage by default. */
export function openCourse() {
  const cube = new Cube();
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const explain = vi.fn<Explain>().mockResolvedValue([STAGE]);
  const course = new Course(host as never, cube as never, {
    solver: () =>
      Promise.resolve({ explain, randomFacelets: () => Promise.resolve(MIXED) } as never),
  });
  course.hostConnected();
  return { course, cube, explain };
}
