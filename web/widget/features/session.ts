// What a person is doing that no other property tells, so that a page can bring it back after a reload.

import { isMove, type Move } from "../../core/moves";
import { Feature, forPages } from "../element/feature";
import { type Brush, BRUSHES } from "../paint/painting";
import { Editing } from "./editing";
import { Playing } from "./playing";
import { Slipping } from "./slipping";

export interface SessionApi {
  /**
   * What a person is doing that no other property tells: the colour that they have chosen, and turns that were not
   * the solution's next, of which they have yet to say what becomes of them. A text for this property alone; "" for
   * nothing. To bring it back after a reload, set it when `facelets`, `alg` and the place in the moves are as they
   * were; what does not belong to them is left out.
   */
  session: string;
}

interface Stored {
  brush?: unknown;
  turns?: unknown;
  /** The cube on which the turns were made. */
  on?: unknown;
}

export class Session extends Feature implements SessionApi {
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #painting = this.use(Editing).painting;

  @forPages
  get session(): string {
    const { brush, isChosen } = this.#painting;
    const { turns, hasSlipped } = this.#slipping;
    if (hasSlipped) return JSON.stringify({ turns, on: this.#playing.player.facelets });
    return isChosen ? JSON.stringify({ brush }) : "";
  }

  set session(text: string) {
    const { brush, turns, on } = parse(text);
    if (BRUSHES.includes(brush as Brush)) this.#painting.brush = brush as Brush;
    const isHere = this.#slipping.isPossible && on === this.#playing.player.facelets;
    if (isHere && areMoves(turns)) this.#slipping.keep(turns);
  }
}

function areMoves(given: unknown): given is readonly Move[] {
  return Array.isArray(given) && given.every((each) => typeof each === "string" && isMove(each));
}

function parse(text: string): Stored {
  try {
    return Object(JSON.parse(text)) as Stored;
  } catch {
    return {};
  }
}
