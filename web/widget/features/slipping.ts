// Turns that a person has made although they are not the solution's next. They are shown, but the solution waits where
// it was until the person goes on from them or takes them back.

import { FACES } from "../../core/faces";
import {
  applyMoves,
  inverseMoves,
  moveBy,
  faceOf,
  quarterTurnsOf,
  type Move,
} from "../../core/moves";
import { Feature } from "../element/feature";
import { callAttentionTo } from "../hand/into-sight";
import { Guiding } from "./guiding";
import { Playing } from "./playing";
import { Settings } from "./settings";

export class Slipping extends Feature {
  /** Turns a layer as a person would; the turn then arrives like one made by hand. */
  turnLayer: ((move: Move) => void) | undefined;
  /** Completes a turn of a layer under way at once; it arrives before this returns. */
  finishTurn: (() => void) | undefined;
  /** Called when such turns were turned back, so that the solution goes on where it was. */
  turnedBack: (() => void) | undefined;

  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #guiding = this.use(Guiding);
  #turns: readonly Move[] = [];
  // While the layers are turned back: whether one of them turns, or the next waits for the screen.
  #takingBack: "turns" | "waits" | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    const forget = () => this.#show([]);
    this.#playing.watch({ leaving: forget, moving: forget });
  }

  /** The turns, in the order in which they were made; turns of one face in a row count as one. */
  get turns(): readonly Move[] {
    return this.#turns;
  }

  /** Whether there are such turns. */
  get hasSlipped(): boolean {
    return this.#turns.length > 0;
  }

  /**
   * Whether the person is asked what to do with the turns; they are not asked in the middle of a slice or a half turn.
   */
  get isQuestion(): boolean {
    return this.hasSlipped && !this.#playing.player.arePartOfNext(this.#turns);
  }

  /** The cube after these turns. */
  get facelets(): string {
    return applyMoves(this.#playing.player.facelets, this.#turns);
  }

  /** Leads the person to that question. Returns whether there is one. */
  leadToQuestion(): boolean {
    if (!this.isQuestion) return false;
    const answers = this.element.renderRoot.querySelector(".choices")!;
    answers.querySelector("button")!.focus();
    callAttentionTo(answers);
    return true;
  }

  /** Whether there is a solution to keep, and somebody to decide what becomes of it. */
  get isPossible(): boolean {
    const { mode, controls } = this.#settings;
    const isAsked = (mode === "solve" && controls === "bar") || this.#guiding.followsHand;
    return isAsked && this.#playing.player.written.length > 0;
  }

  /** The turns and one more. */
  turnsWith(move: Move): readonly Move[] {
    const face = faceOf(move);
    const at = this.#turns.findLastIndex((turn) => faceOf(turn) === face);
    // Turns of opposite faces commute.
    const isOpposite = (turn: Move) =>
      (FACES.indexOf(faceOf(turn)) - FACES.indexOf(face)) % 3 === 0;
    if (at < 0 || !this.#turns.slice(at + 1).every(isOpposite)) return [...this.#turns, move];
    const both = moveBy(face, quarterTurnsOf(this.#turns[at]!) + quarterTurnsOf(move));
    return this.#turns.toSpliced(at, 1, ...(both ? [both] : []));
  }

  /** Keeps the solution as it is, and shows these turns. */
  keep(turns: readonly Move[]): void {
    const goesOn = this.#takingBack !== undefined;
    this.#show(turns);
    if (turns.length === 0) this.turnedBack?.();
    if (!goesOn) return;
    this.#takingBack = "waits";
    void this.element.updateComplete.then(() => this.#takingBack === "waits" && this.#turnBack());
  }

  /** A layer begins to turn. That ends taking back, which resumes for its own turns. */
  begin(): void {
    this.#takingBack = undefined;
  }

  /** Turns the layers back, one after the other. */
  takeBack(): void {
    // A turn under way comes first. If it is on the way back already, it would be made twice.
    this.finishTurn?.();
    this.#turnBack();
  }

  #turnBack(): void {
    const count = this.#turns.length;
    const [back] = inverseMoves(this.#turns.slice(-1));
    this.#takingBack = undefined;
    if (back === undefined) return;
    this.turnLayer?.(back);
    this.#takingBack = "turns";
    // Without an animation the layer has turned already.
    if (this.#turns.length < count) this.#turnBack();
  }

  #show(turns: readonly Move[]): void {
    this.#takingBack = undefined;
    if (!this.hasSlipped && turns.length === 0) return;
    this.#turns = turns;
    this.element.requestUpdate();
    this.#guiding.tell(turns);
  }
}
