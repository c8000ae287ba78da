// Which face the cube turns to while it is painted face by face.

import type { Face } from "../../core/faces";
import { AtRest } from "./at-rest";

/** What is known of the painting as it is shown. */
export interface FacePainting {
  /** The face to paint next. */
  asked: Face | undefined;
  /** The face that was painted last, if it still has unpainted stickers. */
  underWay: Face | undefined;
  /** The painted stickers; a change of them shows that the person goes on painting. */
  facelets: string;
}

/**
 * The face that is asked for. If the rest of another face follows from the others, though, a person may be about to go
 * on painting it, so the view stays with that one until they rest.
 */
export class FaceInView {
  readonly #atRest = new AtRest();
  readonly #changed: () => void;
  #facelets: string | undefined;
  #stayed: Face | undefined;

  /** @param changed is called once another face is to be shown. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The face to show. */
  faceFor({ asked, underWay, facelets }: FacePainting): Face | undefined {
    if (!asked || !underWay || asked === underWay) {
      this.#leave();
      return asked;
    }
    if (facelets !== this.#facelets) {
      this.#facelets = facelets;
      this.#stayed = underWay;
      this.#atRest.then(() => {
        this.#stayed = undefined;
        this.#changed();
      });
    }
    return this.#stayed ?? asked;
  }

  #leave(): void {
    if (this.#facelets === undefined) return;
    this.#facelets = undefined;
    this.#atRest.giveUp();
  }
}
