// A case on a cube: set up, and solved turn by turn while the person watches.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { rotationsTo } from "../../core/held";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { type Moment, momentsThrough } from "../lesson/moment";
import { type CaseSequence, SOLVED } from "./cases/cases";

// Turns the cube over to how it is held, before the case begins.
const HOLD = rotationsTo(SOLVED.orientation);

export class CaseOnCube implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #cube: CubewrightCube;
  #sequence: CaseSequence | undefined;
  #moments: readonly Moment[] = [];

  constructor(host: ReactiveControllerHost, cube: CubewrightCube) {
    this.#host = host;
    this.#cube = cube;
    host.addController(this);
  }

  hostConnected(): void {
    this.#cube.addEventListener("cubewright-step", this.#hearStep);
  }

  hostDisconnected(): void {
    this.#cube.removeEventListener("cubewright-step", this.#hearStep);
    this.#cube.pause();
  }

  /** How many turns of the case are done. */
  get index(): number {
    return Math.max(0, this.#cube.index - HOLD.length);
  }

  /** Whether its turns are being made one after the other. */
  get isPlaying(): boolean {
    return this.#cube.playing;
  }

  /** The cube as it is now. */
  get moment(): Moment {
    return this.#moments[this.index] ?? SOLVED;
  }

  /** Sets up the case that a sequence solves, unless it is there already. */
  show(wanted: CaseSequence): void {
    if (wanted === this.#sequence) return;
    this.#sequence = wanted;
    const { start, moves } = wanted;
    this.#moments = momentsThrough(start, moves);
    const cube = this.#cube;
    cube.pause();
    cube.facelets = start.facelets;
    cube.alg = [...HOLD, ...moves].join(" ");
    this.setUp();
  }

  /** Stops playing. */
  pause(): void {
    this.#cube.pause();
  }

  /** Goes back to the case as it is before its turns. */
  setUp(): void {
    this.#cube.pause();
    this.#cube.seek(HOLD.length);
  }

  /** Plays the turns, from the beginning if the case is solved already. */
  play(): void {
    if (this.index === this.#sequence?.moves.length) this.setUp();
    this.#cube.play();
  }

  /** Makes a turn, or takes one back. */
  turn(count: 1 | -1): void {
    // A turn that is under way is done then, and the turns before the case are not taken back.
    this.#cube.pause();
    if (count > 0 || this.#cube.index > HOLD.length) this.#cube.step(count);
  }

  readonly #hearStep = (): void => {
    this.#host.requestUpdate();
  };
}
