// What a page wants of the cube that leads a person through its moves by itself, as the page of lessons does: stickers
// to look at, and turns by hand in a view that has no player of its own. Pages of others have no use for it.

import type { Move } from "../../core/moves";
import { Feature } from "../element/feature";

const NOTHING: readonly number[] = [];

/** What the page hears of turns by hand that the moves do not have next, in the order in which they were made. */
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

  /** Lets a person turn layers by hand; `hear` is called when turns were made that the moves do not have, or taken back. */
  followHand(hear: HearSlip): void {
    this.#hear = hear;
    this.element.requestUpdate();
  }

  /** Tells the page of such turns. */
  tell(turns: readonly Move[]): void {
    this.#hear?.(turns);
  }
}
