// How the colours of the 2x2x2 on the screen are arranged, as the person has said. It has no centres to show it, so
// several arrangements may fit the stickers that are known.

import { hasUnknown } from "../../core/completion";
import { Feature } from "../element/feature";
import { isScheme } from "../paint/edit-history";
import { Playing } from "./playing";

export class ChosenScheme extends Feature {
  readonly #playing = this.use(Playing);
  #scheme: string | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({
      given: (isWhole) => {
        if (isWhole) this.#scheme = undefined;
      },
    });
  }

  // The next cube that is painted may be another one.
  override hostUpdate(): void {
    if (!hasUnknown(this.#playing.player.facelets)) this.#scheme = undefined;
  }

  /** The letters of the colours on the faces U R F D L B; `undefined`: the person has not said it. */
  get scheme(): string | undefined {
    return this.#scheme;
  }

  /** Anything else than an arrangement of the six colours is taken as none. */
  set scheme(given: unknown) {
    this.#scheme = isScheme(given) ? given : undefined;
    this.element.requestUpdate();
  }
}
