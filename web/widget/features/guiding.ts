// For a page that leads a person through the moves itself, as the page of lessons does: stickers to look at, and turns
// by hand in a view that has no player of its own. Third-party pages have no use for it.

import type { Move } from "../../core/moves";
import { Feature } from "../element/feature";

const NOTHING: readonly number[] = [];

/** Hears of turns by hand that are not the next moves, in the order in which they were made. */
type HearSlip = (turns: readonly Move[]) => void;

export class Guiding extends Feature {
  #framed = NOTHING;
  #dotted = NOTHING;
  #hear: HearSlip | undefined;

  /** Stickers (0..53) with a frame. */
  get framed(): readonly number[] {
    return this.#framed;
  }

  /** Stickers (0..53) with a dot. */
  get dotted(): readonly number[] {
    return this.#dotted;
  }

  /** Whether layers are turned by hand, and the moves follow. */
  get followsHand(): boolean {
    return this.#hear !== undefined;
  }

  /** Frames some stickers and puts dots on others, in place of those before. */
  point({
    framed = NOTHING,
    dotted = NOTHING,
  }: {
    framed?: readonly number[];
    dotted?: readonly number[];
  }): void {
    if (String([framed, dotted]) === String([this.#framed, this.#dotted])) return;
    this.#framed = framed;
    this.#dotted = dotted;
    this.element.requestUpdate();
  }

  /** Lets a person turn layers by hand. Calls `hear` when turns that are not the next moves are made or undone. */
  followHand(hear: HearSlip): void {
    this.#hear = hear;
    this.element.requestUpdate();
  }

  /** Reports such turns to the page. */
  tell(turns: readonly Move[]): void {
    this.#hear?.(turns);
  }
}
