// What a person changes of the cube: stickers that they paint, repairs that they take. Each change,
// and each other cube that is shown in its place, can be undone and redone.

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { centerSticker, faceAt } from "../../core/geometry";
import { Feature, forPages } from "../element/feature";
import { listenForUndo } from "../hand/undo-keys";
import { EditHistory, type CubeState } from "../paint/edit-history";
import { faceToPaint, TOUR } from "../paint/face-tour";
import { Painting } from "../paint/painting";
import { colorInWords } from "../words/piece-words";
import { Appearance } from "./appearance";
import { Notices } from "./notices";
import { Playing } from "./playing";
import { Settings } from "./settings";
import { Slipping } from "./slipping";

export interface EditingApi {
  /** Shows a cube of which only the centres are known, to be painted face by face. */
  clear(): void;
  /** Whether there is anything to undo. */
  readonly canUndo: boolean;
  /** Whether there is anything to redo. */
  readonly canRedo: boolean;
  /** Takes back the last change of the cube, whatever made it: brings back the one before. */
  undo(): void;
  /** Makes the change again that was undone last. */
  redo(): void;
}

export class Editing extends Feature implements EditingApi {
  readonly painting = new Painting(this.element, {
    painted: (facelets) => this.goOnWith(facelets),
    held: () => this.#notices.say((words) => words.say("held-with", this.#topAndFront)),
    centerUnpainted: () => this.#notices.say((words) => words.say("centre-known")),
  });
  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #notices = this.use(Notices);
  readonly #appearance = this.use(Appearance);
  readonly #history = new EditHistory();
  // Of the pointer that is pressed: all that it paints is undone in one step.
  #press = Symbol();
  #stroke: symbol | undefined;
  #lastFace: Face = TOUR[0]!;
  #isTour = false;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({ changing: () => this.#record() });
    listenForUndo(this.element, this);
  }

  @forPages
  clear(): void {
    this.#lastFace = TOUR[0]!;
    const known = (letter: string, index: number) =>
      CENTER_INDEXES.includes(index) ? letter : UNKNOWN;
    this.#playing.show(Array.from(this.#playing.facelets, known).join(""));
    this.#isTour = true;
    this.#playing.consider();
  }

  @forPages
  get canUndo(): boolean {
    return this.#settings.mode !== "view" && (this.#slipping.hasSlipped || this.#history.canUndo);
  }

  @forPages
  get canRedo(): boolean {
    return this.#settings.mode !== "view" && this.#history.canRedo;
  }

  @forPages
  undo(): void {
    if (this.#slipping.hasSlipped) this.#slipping.takeBack();
    else if (this.canUndo) this.#goTo(this.#history.undo(this.#state));
  }

  @forPages
  redo(): void {
    if (this.canRedo) this.#goTo(this.#history.redo(this.#state));
  }

  /** A pointer is pressed: what it paints from now on is another stroke. */
  readonly beginStroke = (): void => {
    this.#press = Symbol();
  };

  /** Whether the cube is being painted from the beginning, face by face. */
  get isTour(): boolean {
    return this.#isTour;
  }

  /** The face to paint next on the cube that is shown; `undefined` if nothing is left to paint. */
  faceToPaint(shown: string): Face | undefined {
    return faceToPaint(shown, this.#lastFace);
  }

  /** Paints the sticker at `index` (0..53). */
  paint(index: number): void {
    if (this.#settings.mode === "view") return;
    this.#lastFace = faceAt(index);
    this.painting.paint(this.#slipping.facelets, index);
  }

  /** Paints the sticker at `index` (0..53) in the middle of a stroke. */
  paintAlong(index: number): void {
    this.#lastFace = faceAt(index);
    this.#stroke = this.#press;
    this.painting.paintAlong(this.#slipping.facelets, index);
    this.#stroke = undefined;
  }

  /** Shows the cube as the person has changed it, to be checked. */
  goOnWith(facelets: string): void {
    this.showChanged(facelets);
    this.#playing.consider();
  }

  /** Shows the cube as the person has changed it. Painting face by face goes on. */
  showChanged(facelets: string): void {
    const isTour = this.#isTour;
    this.#playing.show(facelets);
    this.#isTour = isTour && hasUnknown(facelets);
  }

  /** Goes on from turns that were not the solution's next: they have made another cube. */
  goOnFromSlip(): void {
    if (this.#slipping.hasSlipped) this.showChanged(this.#slipping.facelets);
  }

  get #topAndFront(): { up: string; front: string } {
    const { facelets } = this.#playing;
    const nameOf = (face: Face) =>
      colorInWords(facelets.charAt(centerSticker(face)), this.#appearance.colorNames);
    return { up: nameOf("U"), front: nameOf("F") };
  }

  get #state(): CubeState {
    const { start, moves, index } = this.#playing.player;
    return { facelets: start, moves, index, isTour: this.#isTour };
  }

  #record(): void {
    if (this.element.hasUpdated && this.#settings.mode !== "view") {
      this.#history.record(this.#state, this.#stroke);
    }
    this.#isTour = false;
  }

  #goTo(state: CubeState | undefined): void {
    if (!state) return;
    this.#playing.leave();
    this.#isTour = state.isTour;
    this.#playing.player.load(state.facelets, state.moves);
    this.#playing.seek(state.index);
    this.#playing.tellChange();
    this.#playing.consider();
  }
}
