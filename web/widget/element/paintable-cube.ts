// What a person changes of the cube of <cubewright-cube>: stickers painted, repairs taken, layers
// turned by hand; and all of it, and whatever else puts another cube there, undone and redone.

import { inverseMoves, applyMoves, type Move } from "../../core/moves";
import { hasUnknown, UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES } from "../../core/facelets";
import type { Face } from "../../core/faces";
import type { CubeRepair } from "../../core/repair";
import { EditHistory, type CubeState } from "../paint/edit-history";
import { tell } from "./events";
import { faceAt, faceToPaint, TOUR } from "../paint/face-tour";
import { Painting } from "../paint/painting";
import { colorInWords } from "../words/piece-words";
import { PlayableCube } from "./playable-cube";
import { listenForUndo } from "../paint/undo-keys";
import type { WidgetWords } from "../words/widget-words";

const TOP_CENTER = 4;
const FRONT_CENTER = 22;

export abstract class PaintableCube extends PlayableCube {
  protected readonly painting = new Painting(this, {
    painted: (facelets) => this.#goOnWith(facelets),
    held: () => this.say((words) => words.say("held-with", this.#topAndFront)),
    centerUnpainted: () => this.say((words) => words.say("centre-known")),
  });
  readonly #history = new EditHistory();
  // Of the pointer that is pressed: whatever it paints is one step to undo.
  #press = Symbol();
  #stroke: symbol | undefined;
  #lastFace: Face = TOUR[0]!;
  #isTour = false;

  constructor() {
    super();
    listenForUndo(this, this);
  }

  /** Shows a cube of which only the centres are known, to be painted face by face. */
  clear(): void {
    this.#lastFace = TOUR[0]!;
    this.show(
      Array.from(this.facelets, (letter, i) =>
        CENTER_INDEXES.includes(i) ? letter : UNKNOWN,
      ).join(""),
    );
    this.#isTour = true;
    this.consider();
  }

  /** Whether there is anything to undo. */
  get canUndo(): boolean {
    return this.mode !== "view" && this.#history.canUndo;
  }

  /** Whether there is anything to redo. */
  get canRedo(): boolean {
    return this.mode !== "view" && this.#history.canRedo;
  }

  /** Takes back the last change of the cube, whatever made it: brings back the one before. */
  undo(): void {
    if (this.canUndo) this.#goTo(this.#history.undo(this.#state));
  }

  /** Makes the change again that was undone last. */
  redo(): void {
    if (this.canRedo) this.#goTo(this.#history.redo(this.#state));
  }

  /** Tells of what was done last. */
  protected abstract say(notice: (words: WidgetWords) => string): void;

  protected override show(facelets: string, moves: readonly Move[] = []): void {
    if (this.hasUpdated && this.mode !== "view") this.#history.record(this.#state, this.#stroke);
    this.#isTour = false;
    super.show(facelets, moves);
  }

  /** A pointer is pressed: what it paints from now on is another stroke. */
  protected readonly beginStroke = (): void => {
    this.#press = Symbol();
  };

  /** Whether the cube is being painted from the beginning, face by face. */
  protected get isTour(): boolean {
    return this.#isTour;
  }

  /** The face to paint next; `undefined` if nothing is left to paint. */
  protected faceToPaint(shown: string): Face | undefined {
    return faceToPaint(shown, this.#lastFace);
  }

  protected paint(index: number): void {
    if (this.mode === "view") return;
    this.#lastFace = faceAt(index);
    this.painting.paint(this.facelets, index);
  }

  protected paintAlong(index: number): void {
    this.#lastFace = faceAt(index);
    this.#stroke = this.#press;
    this.painting.paintAlong(this.facelets, index);
    this.#stroke = undefined;
  }

  protected take({ facelets }: CubeRepair): void {
    this.#goOnWith(facelets);
  }

  /** Who turns as the solution says follows it; any other turn makes another cube. */
  protected turnByHand(move: Move): void {
    const { moves, index, facelets } = this.player;
    const [back] = inverseMoves(moves.slice(Math.max(0, index - 1), index));
    if (move === moves[index]) this.seek(index + 1);
    else if (move === back) this.seek(index - 1);
    else if (this.mode !== "view" || moves.length === 0) {
      this.#showChanged(applyMoves(facelets, [move]));
    }
    if (hasUnknown(this.facelets)) this.consider();
  }

  #goOnWith(facelets: string): void {
    this.#showChanged(facelets);
    this.consider();
  }

  // The same cube, of which the person knows more or less: who paints it face by face goes on.
  #showChanged(facelets: string): void {
    const isTour = this.#isTour;
    this.show(facelets);
    this.#isTour = isTour && hasUnknown(facelets);
  }

  get #topAndFront(): { up: string; front: string } {
    const nameAt = (index: number) => colorInWords(this.facelets.charAt(index), this.colorNames);
    return { up: nameAt(TOP_CENTER), front: nameAt(FRONT_CENTER) };
  }

  get #state(): CubeState {
    const { start, moves, index } = this.player;
    return { facelets: start, moves, index, isTour: this.#isTour };
  }

  #goTo(state: CubeState | undefined): void {
    if (!state) return;
    this.beginAnew();
    this.#isTour = state.isTour;
    this.player.load(state.facelets, state.moves);
    this.seek(state.index);
    tell(this, "cubewright-change", { facelets: this.facelets });
    this.consider();
  }
}
