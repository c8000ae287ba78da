// How a person changes the cube: by painting stickers and by taking repairs. Each change, and each replacement by
// another cube, can be undone and redone.

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES, hasAllColors, isSolved } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { faceAt, stickersOf } from "../../core/geometry";
import { puzzleOf, stickersAlone } from "../../core/pocket-stickers";
import { Feature, forPages } from "../element/feature";
import { listenForUndo } from "../hand/undo-keys";
import { EditHistories } from "../paint/edit-histories";
import type { CubeState, EditHistory } from "../paint/edit-history";
import {
  blankCube,
  EMPTY_CUBE_TOUR,
  type FaceTour,
  faceToPaint,
  hasEmptyFace,
  heldUnderneath,
  passingOver,
  stickersThatDiffer,
  TOUR,
  tourAfter,
  tourFrom,
  tourOn,
  tourOver,
  withUnknown,
} from "../paint/face-tour";
import { type Brush, Painting } from "../paint/painting";
import { Stroke } from "../paint/stroke";
import { holdInWords } from "../words/hold-words";
import { Appearance } from "./appearance";
import { ChosenScheme } from "./chosen-scheme";
import { Choosing } from "./choosing";
import { Engine } from "./engine";
import { Notices } from "./notices";
import { Playing } from "./playing";
import { Repainting } from "./repainting";
import { Settings } from "./settings";
import { Slipping } from "./slipping";

export interface EditingApi {
  /** Shows a cube with nothing known but its centres, if it has any, to be painted face by face. */
  clear(): void;
  /** Whether there is anything to undo. */
  readonly canUndo: boolean;
  /** Whether there is anything to redo. */
  readonly canRedo: boolean;
  /**
   * `facelets`, with `?` for stickers that still show the solved cube that a person paints over, since those are not
   * painted yet.
   */
  readonly paintedFacelets: string;
  /** Undoes the last change of the cube, whatever made it. In a view and in a lesson there is nothing to undo. */
  undo(): void;
  /** Redoes the change that was undone last. */
  redo(): void;
}

const NO_STICKERS: ReadonlySet<number> = new Set();

export class Editing extends Feature implements EditingApi {
  /** The sticker (0..53) that was painted last, if that was by a digit. */
  typed: number | undefined;
  /** The stickers (0..53) that were typed as unknown. They are not asked for again before the end. */
  leftUnknown = NO_STICKERS;

  readonly painting = new Painting(this.element, {
    painted: (facelets, index) => {
      const tour = this.#tourWith(index);
      const isHeld = tour !== undefined && CENTER_INDEXES.includes(index);
      const shown = isHeld ? heldUnderneath(facelets, tour) : facelets;
      this.#showOnTour(shown, tourOn(tour, shown));
      this.#goOnTour(tour);
    },
    held: () => {
      // On a tour, the prompt for the next face says the same.
      if (this.#tour) return;
      this.#notices.say((words) =>
        holdInWords(
          words,
          this.#playing.player.facelets,
          this.#appearance.colorNames,
          "F",
          "held-with",
        ),
      );
    },
    centerUnpainted: () => this.#notices.say((words) => words.say("centre-known")),
  });
  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #chosenScheme = this.use(ChosenScheme);
  readonly #repainting = this.use(Repainting);
  readonly #slipping = this.use(Slipping);
  readonly #notices = this.use(Notices);
  readonly #appearance = this.use(Appearance);
  readonly #work = this.use(Engine).work;
  readonly #choosing = this.use(Choosing);
  readonly #histories = new EditHistories();
  readonly #stroke = new Stroke();
  #wasFollowed = false;
  #lastFace: Face = TOUR[0]!;
  #tour: FaceTour | undefined;
  // The tour of the cube that is about to be shown.
  #tourToCome: FaceTour | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({
      changing: () => this.#record(),
      unchanged: () => this.#history.takeBack(this.#state),
      given: (isWhole) => {
        if (!isWhole) return;
        this.#stopTyping();
        this.#lastFace = TOUR[0]!;
        // For example, a page was reloaded while its cube was painted face by face.
        if (hasEmptyFace(this.#playing.player.facelets)) this.#tour ??= EMPTY_CUBE_TOUR;
      },
      stepped: () => this.painting.layDown(),
    });
    this.#choosing.puzzleChanged = () => this.#changePuzzle();
    listenForUndo(this.element, this);
  }

  // A brush chosen before there were moves to follow was not chosen in order to end them.
  override hostUpdate(): void {
    const { isFollowed } = this;
    if (isFollowed && !this.#wasFollowed) this.painting.layDown();
    this.#wasFollowed = isFollowed;
    // Who begins again types all stickers again.
    if (this.mayBegin) this.leftUnknown = NO_STICKERS;
  }

  @forPages
  clear(): void {
    this.#lastFace = TOUR[0]!;
    this.#stopTyping();
    this.painting.layDown();
    this.#playing.show(blankCube(this.#playing.player.facelets));
    this.#tour = EMPTY_CUBE_TOUR;
    this.#chosenScheme.scheme = undefined;
    this.#playing.consider();
  }

  @forPages
  get paintedFacelets(): string {
    return stickersAlone(this.#painted);
  }

  @forPages
  get canUndo(): boolean {
    return this.#settings.isPainted && (this.#slipping.hasSlipped || this.#history.canUndo);
  }

  @forPages
  get canRedo(): boolean {
    return this.#settings.isPainted && this.#history.canRedo;
  }

  /** Whether the page keeps these keys: where nothing is painted, it may have something of its own to undo. */
  get leavesKeys(): boolean {
    return !this.#settings.isPainted && !this.#slipping.hasSlipped;
  }

  @forPages
  undo(): void {
    if (this.#slipping.hasSlipped) this.#slipping.takeBack();
    else if (this.canUndo) {
      const before = { painted: this.#painted, facelets: this.#playing.player.facelets };
      this.#goTo(this.#history.undo(this.#state));
      const changed = new Set(stickersThatDiffer(before.facelets, this.#playing.player.facelets));
      this.leftUnknown = new Set([...this.leftUnknown].filter((index) => !changed.has(index)));
      const painted = stickersThatDiffer(before.painted, this.#painted);
      // A sticker that was typed as unknown before anybody had painted it is not painted now either.
      this.#goBackTo(painted.length > 0 ? painted : [...changed]);
    }
  }

  @forPages
  redo(): void {
    if (this.canRedo) this.#goTo(this.#history.redo(this.#state));
  }

  /** A pointer is pressed: what it paints from now on is another stroke. */
  readonly beginStroke = (): void => this.#stroke.begin();

  /** Set while the cube is being painted from the beginning, face by face. */
  get tour(): FaceTour | undefined {
    return this.#tour;
  }

  /** Goes on with the tour of an incomplete cube that began with the face `first`, if that is one. */
  resumeTour(first: unknown): void {
    const tour = tourFrom(first, this.#playing.player.facelets);
    if (!tour) return;
    this.#tour = tour;
    this.#lastFace = tour.first;
    this.element.requestUpdate();
  }

  /** The stickers (0..53) that still show the solved cube that is painted over. */
  get unpainted(): ReadonlySet<number> {
    return this.#tour?.unpainted ?? NO_STICKERS;
  }

  /** Makes the stickers unknown that still show the solved cube being painted over. */
  uncover(): void {
    const tour = this.#tour;
    if (!tour || this.unpainted.size === 0) return;
    this.#playing.show(this.#painted);
    this.#tour = { ...tour, unpainted: NO_STICKERS };
    this.#playing.consider();
  }

  /** What can be undone and redone on the cube that is shown, as a value for JSON. */
  get edits(): unknown {
    return this.#history.kept;
  }

  set edits(kept: unknown) {
    this.#history.bringBack(kept, this.#choosing.puzzle);
    this.element.requestUpdate();
  }

  /** The same for the puzzle that is not shown. */
  get editsBeside(): unknown {
    return this.#histories.keptBeside(this.#choosing.puzzle);
  }

  set editsBeside(kept: unknown) {
    this.#histories.bringBackBeside(this.#choosing.puzzle, kept);
  }

  /** Whether a person has yet to begin: the cube is solved, and there is nothing to follow. */
  get mayBegin(): boolean {
    const { written } = this.#playing.player;
    return !this.#tour && written.length === 0 && this.#isSolvedCube;
  }

  /** The colour that a press on a sticker paints; `undefined`: a person has to choose one first. */
  get brushAtHand(): Brush | undefined {
    const { brush, isChosen } = this.painting;
    return isChosen || !this.isFollowed ? brush : undefined;
  }

  /** Whether there are moves to follow, or soon will be: painting a sticker would end them. */
  get isFollowed(): boolean {
    const { activity } = this.#work;
    const isSearching = activity === "starting" || activity === "solving";
    return isSearching || this.#playing.player.written.length > 0;
  }

  /** The face to paint next on the cube that is shown; `undefined` if nothing is left to paint. */
  faceToPaint(shown: string): Face | undefined {
    const asked = passingOver(shown, this.leftUnknown);
    return faceToPaint(asked, this.#lastFace) ?? faceToPaint(shown, this.#lastFace);
  }

  /** The face that was painted last, if it still has unpainted stickers, even if those follow from the others. */
  get faceUnderWay(): Face | undefined {
    const stickers = stickersOf(this.#playing.player.facelets, this.#lastFace);
    return stickers.includes(UNKNOWN) ? this.#lastFace : undefined;
  }

  /** Paints the sticker at `index` (0..53). */
  paint(index: number): void {
    this.typed = undefined;
    if (!this.#settings.isPainted) return;
    this.#paint(index, () => this.painting.paint(this.#playing.player.facelets, index));
  }

  /**
   * Paints the sticker at `index` (0..53) in the middle of a stroke. While the cube is painted face by face,
   * a stroke stays on the face where it begins: a finger that runs on would spill over finished faces.
   */
  paintAlong(index: number): void {
    this.#stroke.paint({ face: faceAt(index), isOnOneFace: this.#tour !== undefined }, () =>
      this.#paint(index, () => this.painting.paintAlong(this.#playing.player.facelets, index)),
    );
  }

  /** Shows the cube as the person has changed it, to be checked. Painting goes on with `face` if that is unfinished. */
  goOnWith(facelets: string, face = this.#lastFace): void {
    this.#lastFace = face;
    this.showChanged(facelets);
    this.#playing.consider();
  }

  /** The person says how the colours of their 2x2x2 are arranged, and more may follow from the painted stickers. */
  chooseScheme(scheme: string): void {
    this.#tourToCome = this.#tour;
    this.#record();
    this.#chosenScheme.scheme = scheme;
    this.#playing.consider();
  }

  /** Shows the cube as the person has changed it. Painting face by face goes on. */
  showChanged(facelets: string): void {
    this.#showOnTour(facelets, hasUnknown(facelets) ? this.#tour : undefined);
  }

  #paint(index: number, paint: () => void): void {
    if (this.brushAtHand === undefined) {
      this.#notices.say((words) => words.say("choose-to-paint"));
      return;
    }
    this.goOnFromSlip();
    const { player } = this.#playing;
    const { facelets } = player;
    const { brush } = this.painting;
    const isCenter = CENTER_INDEXES.includes(index);
    if (isCenter && this.#stroke.mark) return;
    if (isCenter && this.#isPainted && brush !== UNKNOWN) {
      if (facelets.charAt(index) !== brush) this.#hold(index);
      return;
    }
    if (!isCenter) this.#lastFace = faceAt(index);
    else if (!this.#tour) this.#lastFace = TOUR[0]!;
    const tour = this.#tourWith(index);
    paint();
    const hadThatColor = this.#playing.player.facelets === facelets;
    if (!hadThatColor || tour === this.#tour || player.written.length > 0) return;
    this.#record();
    this.#goOnTour(tour);
    // The stickers are the same, but one more of them counts as painted.
    this.#playing.tellChange();
  }

  // If a single centre of a completely painted cube changed, this would be another cube. The whole cube is turned
  // instead, so that its solution stays right. Turning would remove moves and faults, so while any are shown, the cube
  // stays as it is.
  #hold(index: number): void {
    const { player } = this.#playing;
    const { facelets } = player;
    const isUnderWay = player.written.length > 0 || this.#work.problem !== undefined;
    if (isUnderWay || !hasAllColors(facelets)) {
      this.#notices.say((words) => words.say("centre-stays"));
    } else this.painting.hold(facelets, index);
  }

  get #isPainted(): boolean {
    const { facelets } = this.#playing.player;
    return !this.#tour && !hasUnknown(facelets) && !this.#isSolvedCube;
  }

  // Whether the cube is a solved one that nobody has painted. Who repaints what is different may begin with such a cube.
  get #isSolvedCube(): boolean {
    return isSolved(this.#playing.player.facelets) && !this.#repainting.isOn;
  }

  // The tour once the sticker at `index` is painted. Painting on a solved cube begins one, unless that makes a sticker
  // unknown. The other stickers of that cube keep their colours, so that nobody has to paint what is right already.
  #tourWith(index: number): FaceTour | undefined {
    const { facelets } = this.#playing.player;
    const begins = this.#isSolvedCube && this.painting.brush !== UNKNOWN;
    const begun = this.#tour ?? (begins ? tourOver(facelets, index) : undefined);
    return begun && tourAfter(begun, index);
  }

  #goOnTour(tour: FaceTour | undefined): void {
    const { facelets } = this.#playing.player;
    this.#tour = tourOn(tour, facelets);
    // Who has painted here and there until the colours were right has a whole cube, too.
    this.#playing.consider({ isWhole: tour !== undefined && !this.#tour });
    this.element.requestUpdate();
  }

  // The tour comes first: a page that hears of the cube asks what of it is painted, which the tour says.
  #showOnTour(facelets: string, tour: FaceTour | undefined): void {
    this.#tourToCome = tour;
    this.#playing.show(facelets);
  }

  /** Goes on from turns that were not the solution's next: they have made another cube. */
  goOnFromSlip(): void {
    if (this.#slipping.hasSlipped) this.showChanged(this.#slipping.facelets);
  }

  get #painted(): string {
    return withUnknown(this.#playing.player.facelets, this.unpainted);
  }

  get #history(): EditHistory {
    return this.#histories.of(this.#choosing.puzzle);
  }

  get #state(): CubeState {
    const { start, written: moves, index } = this.#playing.player;
    const { scheme } = this.#chosenScheme;
    return { facelets: start, moves, index, tour: this.#tour, scheme };
  }

  #record(): void {
    if (this.element.hasUpdated && this.#settings.isPainted) {
      this.#history.record(this.#state, this.#stroke.mark);
    }
    this.#tour = this.#tourToCome;
    this.#tourToCome = undefined;
  }

  // Each puzzle goes on as it was left.
  #changePuzzle(): void {
    const { puzzle } = this.#choosing;
    const { turns } = this.#slipping;
    const isRepainted = this.#repainting.isOn;
    const { leftUnknown } = this;
    const leaving = { ...this.#state, turns, isRepainted, lastFace: this.#lastFace, leftUnknown };
    this.#histories.leave(puzzleOf(this.#playing.player.facelets), leaving);
    this.typed = undefined;
    const left = this.#histories.left(puzzle);
    this.#goTo(left, left.isRepainted);
    this.#lastFace = left.lastFace;
    this.leftUnknown = left.leftUnknown;
    if (this.#slipping.isPossible) this.#slipping.keep(left.turns);
  }

  // Painting goes on where a single sticker was taken back.
  #goBackTo([index, ...others]: readonly number[]): void {
    if (index === undefined || others.length > 0) return;
    this.#lastFace = faceAt(index);
    if (this.typed !== undefined) this.typed = index;
  }

  #stopTyping(): void {
    this.typed = undefined;
    this.leftUnknown = NO_STICKERS;
  }

  #goTo(state: CubeState | undefined, isRepainted = false): void {
    if (!state) return;
    // All colours count again where none is unpainted any more. A cube that is half painted is no whole one, and the
    // arrangement of its colours that the person has chosen stays.
    const isWhole = this.unpainted.size > 0 && !state.tour && !hasUnknown(state.facelets);
    this.#playing.leave();
    this.#tour = state.tour;
    this.#chosenScheme.scheme = state.scheme;
    this.#playing.player.load(state.facelets, state.moves);
    this.#playing.seek(state.index);
    if (isRepainted) this.#repainting.begin();
    this.#playing.tellChange();
    this.#playing.consider({ isWhole });
  }
}
