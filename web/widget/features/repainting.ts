// A person paints over the cube what is different on the one in their hand. Until that is done the cube is neither
// the one nor the other, so that nothing is said of what is wrong with it before they press Solve.

import { STICKERS_PER_FACE } from "../../core/geometry";
import { Feature } from "../element/feature";
import { Playing } from "./playing";

export class Repainting extends Feature {
  readonly #playing = this.use(Playing);
  // The cube as far as it is painted.
  #painted: string | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({ given: () => this.#follow() });
  }

  /** Whether that goes on. */
  get isOn(): boolean {
    const { facelets, written } = this.#playing.player;
    return this.#painted === facelets && written.length === 0;
  }

  /** Begins with the cube on the screen. */
  begin(): void {
    this.#painted = this.#playing.player.facelets;
    this.element.requestUpdate();
  }

  end(): void {
    this.#painted = undefined;
  }

  // What differs in more stickers than a face has is another cube.
  #follow(): void {
    if (this.#painted === undefined) return;
    const { facelets } = this.#playing.player;
    const painted = this.#painted;
    const changed = Array.from(facelets).filter((color, at) => color !== painted.charAt(at)).length;
    this.#painted = changed > STICKERS_PER_FACE ? undefined : facelets;
  }
}
