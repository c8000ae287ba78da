// Layers that a person turns by hand or by keyboard.

import { hasUnknown } from "../../core/completion";
import { applyMoves, inverseMoves, type Move } from "../../core/moves";
import { Feature } from "../element/feature";
import { isOfCube } from "../solve/engine-work";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { Playing } from "./playing";
import { Settings } from "./settings";
import { Slipping } from "./slipping";
import { Solving } from "./solving";

export class Turning extends Feature {
  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #editing = this.use(Editing);
  readonly #solving = this.use(Solving);
  readonly #work = this.use(Engine).work;

  /** A turn begins. */
  begin(): void {
    this.#playing.pause();
    this.#slipping.begin();
  }

  /**
   * A turn that the solution has next, or had last, follows it. After any other the solution waits,
   * or, where nobody could say what becomes of it, there is another cube.
   */
  turn(move: Move): void {
    // The cube in the hand is the one whose solution is about to come.
    if (this.#solving.expectsMoves) return;
    const { problem } = this.#work;
    const { moves, index, facelets } = this.#playing.player;
    const [back] = inverseMoves(moves.slice(Math.max(0, index - 1), index));
    const turns = this.#slipping.turnsWith(move);
    const only = turns.length === 1 ? turns[0] : undefined;
    if (only !== undefined && only === moves[index]) this.#playing.seek(index + 1);
    else if (only !== undefined && only === back) this.#playing.seek(index - 1);
    else if (this.#slipping.isPossible) this.#slipping.keep(turns);
    else if (this.#settings.mode !== "view" || moves.length === 0) {
      this.#editing.showChanged(applyMoves(facelets, turns));
    }
    // A turn mends no cube that cannot exist.
    const isWrong = problem !== undefined && isOfCube(problem);
    if (isWrong || hasUnknown(this.#playing.facelets)) this.#playing.consider();
  }
}
