// Says that the moves on the screen are still of another method than the chosen one: a person who follows them keeps
// them when the choice changes.

import type { Method } from "../../core/choices";
import { readStoredMadeBy, storeMadeBy, type MadeBy } from "../stored/stored-made-by";

/** An element with moves, and the method that its next solution is to be found by. */
export interface FollowedCube {
  readonly alg: string;
  readonly index: number;
  readonly method: Method;
}

export class MethodNote {
  readonly #cube: FollowedCube;
  // The last moves whose method is known, and that method; other moves get no note.
  #made: MadeBy | undefined = readStoredMadeBy();

  constructor(cube: FollowedCube) {
    this.#cube = cube;
  }

  /** The moves on the screen were found by this method. */
  found(method: Method): void {
    this.#made = { alg: this.#cube.alg, method };
  }

  /** The choice has changed from `before`, which is the method of the moves unless another one is known. */
  changed(before: Method): void {
    const { alg } = this.#cube;
    if (alg === "") return;
    if (this.#made?.alg !== alg) this.#made = { alg, method: before };
    storeMadeBy(this.#made);
  }

  /** The method of the moves, if there are moves left to make and it is not the one that is chosen. */
  get otherMethod(): Method | undefined {
    const { alg, index, method } = this.#cube;
    const isKnown = alg !== "" && this.#made?.alg === alg && index < alg.split(" ").length;
    return isKnown && this.#made!.method !== method ? this.#made!.method : undefined;
  }
}
