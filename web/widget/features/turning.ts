// Layers that a person turns by hand or by keyboard.

import { hasUnknown } from "../../core/completion";
import { applyMoves, inverseMoves, type Move } from "../../core/moves";
import { Feature } from "../element/feature";
import { isOfCube } from "../solve/engine-work";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { Playing } from "./playing";
import { Settings } from "./settings";

export class Turning extends Feature {
  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #editing = this.use(Editing);
  readonly #work = this.use(Engine).work;

  /** A turn that the solution has next, or had last, follows it; any other makes another cube. */
  turn(move: Move): void {
    const { problem } = this.#work;
    const { moves, index, facelets } = this.#playing.player;
    const [back] = inverseMoves(moves.slice(Math.max(0, index - 1), index));
    if (move === moves[index]) this.#playing.seek(index + 1);
    else if (move === back) this.#playing.seek(index - 1);
    else if (this.#settings.mode !== "view" || moves.length === 0) {
      this.#editing.showChanged(applyMoves(facelets, [move]));
    }
    // A turn mends no cube that cannot exist.
    const isWrong = problem !== undefined && isOfCube(problem);
    if (isWrong || hasUnknown(this.#playing.facelets)) this.#playing.consider();
  }
}
