// A person repaints the stickers that differ on the cube in their hand. Until they have finished, the painted cube is a
// mixture of both, so its faults are not reported before they press Solve.

import { STICKERS_PER_FACE } from "../../core/geometry";
import { Feature } from "../element/feature";
import { Playing } from "./playing";

export class Repainting extends Feature {
  readonly #playing = this.use(Playing);
  // The cube as far as it is painted.
  #painted: string | undefined;
  // The same until it is known what has become of it: one that is shown without being given, as by Reset, is another.
  #left: string | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({
      leaving: () => {
        this.#left = this.#painted;
        this.#painted = undefined;
      },
      given: () => this.#follow(),
    });
  }

  /** Whether the person is repainting. */
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
    this.#painted = this.#left = undefined;
  }

  // A change of more stickers than a face has means another cube.
  #follow(): void {
    const painted = this.#painted ?? this.#left;
    this.#left = undefined;
    if (painted === undefined) return;
    const { facelets } = this.#playing.player;
    const changed = Array.from(facelets).filter((color, at) => color !== painted.charAt(at)).length;
    this.#painted = changed > STICKERS_PER_FACE ? undefined : facelets;
  }
}
