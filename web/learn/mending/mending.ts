// Mends a wrong or half-painted cube on the page of lessons: the person paints it on the screen until it is whole.

import type { CubewrightCube } from "../../widget/cubewright-cube";
import type { SharedEngine } from "../../widget/solve/shared-engine";
import { wholeCube } from "./whole-cube";

export class Mending {
  readonly #cube: CubewrightCube;
  readonly #engine: Pick<SharedEngine, "solver">;
  readonly #foundWhole: (facelets: string) => void;
  #isOffered = false;
  #painted: string | undefined;

  /** @param foundWhole is called when the cube can be learned on; mending is over then */
  constructor(
    cube: CubewrightCube,
    engine: Pick<SharedEngine, "solver">,
    foundWhole: (facelets: string) => void,
  ) {
    this.#cube = cube;
    this.#engine = engine;
    this.#foundWhole = foundWhole;
    cube.addEventListener("cubewright-change", () => void this.#hearChange());
  }

  /** The stickers as far as the person has painted them, "?" where not; `undefined` if nothing was painted. */
  get painted(): string | undefined {
    return this.#painted;
  }

  /** Lets the person paint the cube, or no longer. */
  offer(isOffered: boolean): void {
    if (isOffered === this.#isOffered) return;
    this.#isOffered = isOffered;
    this.#painted = undefined;
    this.#cube.mode = isOffered ? "paint" : "view";
    this.#cube.controls = isOffered ? "bar" : "none";
    // What is missing may follow from the other stickers.
    if (isOffered) void this.#endOnceWhole();
  }

  async #hearChange(): Promise<void> {
    if (!this.#isOffered) return;
    this.#painted = this.#cube.facelets;
    await this.#endOnceWhole();
  }

  async #endOnceWhole(): Promise<void> {
    const { facelets } = this.#cube;
    // Without an engine nothing is known of it; the cube says so.
    const whole = await wholeCube(this.#engine, facelets).catch(() => undefined);
    if (whole === undefined || !this.#isOffered || this.#cube.facelets !== facelets) return;
    this.offer(false);
    this.#foundWhole(whole);
  }
}
