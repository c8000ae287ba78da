// Layers that a person turns by hand or by keyboard.

import { hasUnknown } from "../../core/completion";
import { moveAtStart } from "../../core/held";
import { applyMoves, type Move } from "../../core/moves";
import { Feature } from "../element/feature";
import { bringIntoSight } from "../hand/into-sight";
import { isOfCube } from "../solve/problem";
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

  /** Whether a turn does anything: not if the cube in the hand is to be painted face by face, or its solution comes. */
  get mayTurn(): boolean {
    return !this.#solving.expectsMoves && !this.#editing.tour;
  }

  /** A turn begins. */
  begin(): void {
    this.#playing.pause();
    this.#slipping.begin();
  }

  /**
   * Makes a turn, named as the cube is held. If it is the solution's next move, or takes the last one back, the
   * solution follows; the two layers of a move may be turned one after the other. After any other turn the solution
   * waits; if nobody could say what becomes of it, the cube becomes another. A view that plays moves stays as it is.
   */
  turn(move: Move): void {
    if (!this.mayTurn) return;
    const { mode, isPainted } = this.#settings;
    const { problem } = this.#work;
    const { player } = this.#playing;
    const turns = this.#slipping.turnsWith(moveAtStart(move, player.orientation));
    const index = player.indexAfter(turns);
    if (index !== undefined) this.#playing.seek(index);
    else if (this.#slipping.isPossible) void this.#ask(turns);
    else if (isPainted) this.#editing.showChanged(applyMoves(player.facelets, turns));
    else if (mode === "view" && player.moves.length === 0) {
      this.#playing.showHeld(applyMoves(player.facelets, turns));
    }
    // A turn does not mend an impossible cube.
    const isWrong = problem !== undefined && isOfCube(problem);
    if (isWrong || hasUnknown(this.#playing.player.facelets)) this.#playing.consider();
  }

  // Keys turn a layer wherever the page is scrolled to, so the question may be out of sight.
  async #ask(turns: readonly Move[]): Promise<void> {
    this.#slipping.keep(turns);
    await this.element.updateComplete;
    if (!this.#slipping.isQuestion) return;
    bringIntoSight(this.element.shadowRoot?.querySelector(".show") ?? null);
  }
}
