// The cube beside the pages: what it shows, how many of its turns are done, and in which class it is.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { WrittenMove } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { type CubeClass, classOf, type Check } from "./cube-class";
import type { Demonstration } from "./demonstrations";
import { SolverError, type SolverErrorCode } from "../../core/errors";

/** In which class the cube is, or why that is not known; `undefined` while it is being found out. */
export type KnownClass = CubeClass | { code: SolverErrorCode } | undefined;

export class ShownCube implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #cube: CubewrightCube;
  readonly #check: Check;
  #hold = 0;
  #turns: readonly WrittenMove[] = [];
  #known: KnownClass;
  // The cube whose class was asked for last.
  #asked = "";
  #isClassWanted = false;
  #isFinding = false;

  constructor(host: ReactiveControllerHost, cube: CubewrightCube, check: Check) {
    this.#host = host;
    this.#cube = cube;
    this.#check = check;
    host.addController(this);
  }

  hostConnected(): void {
    this.#cube.addEventListener("cubewright-step", this.#hear);
    this.#cube.addEventListener("cubewright-change", this.#hear);
  }

  hostDisconnected(): void {
    this.#cube.removeEventListener("cubewright-step", this.#hear);
    this.#cube.removeEventListener("cubewright-change", this.#hear);
  }

  /** The turns that can be played. */
  get turns(): readonly WrittenMove[] {
    return this.#turns;
  }

  /** How many of them are done. */
  get index(): number {
    return Math.max(0, this.#cube.index - this.#hold);
  }

  /** As it is now. */
  get facelets(): string {
    return this.#cube.facelets;
  }

  /** The class of the cube, or of the one before as long as `isFindingClass`. */
  get knownClass(): KnownClass {
    return this.#known;
  }

  /** Whether the class of another cube is being found out. */
  get isFindingClass(): boolean {
    return this.#isFinding;
  }

  /** Starts or stops finding out in which class the cube is. */
  wantClass(isWanted: boolean): void {
    this.#isClassWanted = isWanted;
    void this.#findClass();
  }

  /** Shows a cube, with turns that can be played. */
  show({ facelets, turns, hold }: Demonstration): void {
    const cube = this.#cube;
    const { written } = parseMoves(turns);
    const holding = parseMoves(hold).written;
    this.#hold = holding.length;
    this.#turns = written;
    cube.alg = "";
    cube.facelets = facelets;
    cube.alg = [...holding, ...written].join(" ");
    cube.seek(this.#hold);
    this.#host.requestUpdate();
  }

  /** Shows a cube that has no turns to be played, and that can be turned by hand. */
  showStill(facelets: string): void {
    this.show({ facelets, turns: "", hold: "" });
  }

  /** Plays the turns, from the first one if all are done. */
  play(): void {
    if (this.index === this.#turns.length) this.#cube.seek(this.#hold);
    this.#cube.play();
  }

  /** Makes one turn, or takes one back when `count` is -1. */
  turn(count: 1 | -1): void {
    this.#cube.pause();
    this.#cube.step(count);
  }

  readonly #hear = (): void => {
    this.#host.requestUpdate();
    void this.#findClass();
  };

  // Turns do not change the class, but the cube may be a different one.
  async #findClass(): Promise<void> {
    const { facelets } = this;
    if (!this.#isClassWanted || facelets === this.#asked) return;
    this.#asked = facelets;
    this.#isFinding = true;
    let known: NonNullable<KnownClass>;
    try {
      known = await classOf(this.#check, facelets);
    } catch (error) {
      known = { code: error instanceof SolverError ? error.code : "internal" };
    }
    // There may be a different cube by now. One whose search failed may be tried again.
    if (this.#asked !== facelets) return;
    if ("code" in known) this.#asked = "";
    this.#known = known;
    this.#isFinding = false;
    this.#host.requestUpdate();
  }
}
