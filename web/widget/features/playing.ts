// The cube and its moves: what is set, what is on the screen, and how the moves are played.

import { checkCube, checkText, optionError, type GivenCube } from "../../core/arguments";
import { PUZZLES, type Puzzle } from "../../core/choices";
import { SOLVED, SOLVED_FACELETS } from "../../core/facelets";
import { faceletsHeld } from "../../core/held";
import { applyMoves, type WrittenMove } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { stickersAlone } from "../../core/pocket-stickers";
import { tell, tellError } from "../element/events";
import { Feature, forPages, withAttribute } from "../element/feature";
import { readNumber } from "../element/setting";
import { readStickersOf } from "../paint/read-stickers";
import { Player } from "../play/player";
import type { PlayerWish } from "../play/player-wish";
import { readTempo } from "../play/tempo";
import { Choosing } from "./choosing";
import type { CubeWatcher } from "./cube-watcher";
import { Presence } from "./presence";
import { Settings } from "./settings";

export interface PlayingApi {
  /**
   * The cube on the screen: 54 letters, or 24 for the 2x2x2. Accepts a `Cube`, any form that `parseFacelets` reads, and
   * for the 2x2x2 24 stickers in any six colours; a text that cannot be read leaves the cube as it is and gives a
   * "cubewright-error". A cube that can be read but cannot exist is shown; the modes "paint", "solve" and "learn" say
   * what is wrong. If both attributes are set, it wins over `setup`.
   *
   * Setting the cube that is on the screen does nothing: no event comes, and the moves, the place in them and what can
   * be undone stay. The same holds for the cube that was last set or last reported by "cubewright-change", as long as
   * the moves in the player begin with it or lead through it. So a page may set the cube of such an event, even while
   * the moves are played. To go back to the beginning, call `seek(0)`.
   */
  get facelets(): string;
  set facelets(cube: GivenCube | null | undefined);

  /**
   * Moves done to the solved cube, in any notation that `parseMoves` reads; "" for none. A 2x2x2 is shown as they leave
   * it held, a 3x3x3 as at the start. Setting moves that lead to the cube on the screen does nothing, as with
   * `facelets`.
   */
  get setup(): string;
  set setup(text: string | null | undefined);

  /**
   * The moves in the player, such as "R U2 F'"; "" for none. Accepts any notation that `parseMoves` reads. Rotations,
   * slices and wide turns are shown and played as they are written, brackets are expanded. `facelets` keeps naming
   * stickers as the cube is held before the moves; only the 3D cube turns as a whole. Setting it plays the moves from
   * the present start cube. In a view, or before the first rendering, the moves stay when another cube is set;
   * otherwise they are removed.
   */
  get alg(): string;
  set alg(text: string | null | undefined);

  /** How many of the moves in the player are done, as they are written. */
  readonly index: number;
  /** How many moves are in the player, as they are written. */
  readonly moveCount: number;
  /** Whether the moves in the player are being played. */
  readonly playing: boolean;

  /** Moves a second at which the moves are played: 0.1 to 20. */
  get tempo(): number;
  set tempo(given: number | string | null | undefined);

  /** Whether the move to make is shown large, so that a person makes one after the other. */
  get stepwise(): boolean;
  set stepwise(given: boolean | null | undefined);

  /** Shows the solved cube; in a view the cube and the moves that were set; in a lesson, the lesson from its beginning. */
  reset(): void;
  /**
   * Plays the moves to their end, from the beginning if it is there already. When the element is scrolled out of sight,
   * or its page is hidden, it pauses.
   */
  play(): void;
  /** Completes a turn under way, and stays there. */
  pause(): void;
  /** Makes the next `count` moves, or takes back as many when negative. */
  step(count?: number | null): void;
  /** Goes at once to where `index` moves are done. Anything but a number gives the error "option". */
  seek(index: number): void;
}

interface Given {
  facelets: string;
  moves: readonly WrittenMove[];
  setup: string;
}

export class Playing extends Feature implements PlayingApi {
  readonly player = new Player(this.element, SOLVED_FACELETS, {
    turn: (turn) => this.#each((watcher) => watcher.turning?.(turn)),
    step: (index) => {
      tell(this.element, "cubewright-step", { index });
      this.#each((watcher) => watcher.stepped?.());
      if (this.#isAtEnd) tell(this.element, "cubewright-end", { index });
    },
    playing: (isPlaying) => {
      const { index } = this;
      if (isPlaying) tell(this.element, "cubewright-play", { index });
      else if (!this.#isAtEnd) tell(this.element, "cubewright-pause", { index });
    },
  });
  readonly #settings = this.use(Settings);
  readonly #choosing = this.use(Choosing);
  readonly #watchers: CubeWatcher[] = [];
  // What was set for each puzzle.
  readonly #given: Record<Puzzle, Given> = {
    "3x3x3": { facelets: SOLVED["3x3x3"], moves: [], setup: "" },
    "2x2x2": { facelets: SOLVED["2x2x2"], moves: [], setup: "" },
  };
  // The cube that was last set or reported.
  #known = SOLVED_FACELETS;
  // A cube that was set and was there already: moves that are set next begin with it.
  #beginning: string | undefined;
  #stepwise = false;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.use(Presence).onceOutOfSight = () => this.pause();
  }

  /** Tells `watcher` of the cube from now on. */
  watch(watcher: CubeWatcher): void {
    this.#watchers.push(watcher);
  }

  @withAttribute
  get facelets(): string {
    return stickersAlone(this.player.facelets);
  }

  set facelets(cube: GivenCube | null | undefined) {
    this.#take(() => {
      const { puzzle } = this.#choosing;
      const facelets = isLeftOut(cube)
        ? SOLVED[puzzle]
        : readStickersOf(puzzle, checkCube(cube, "facelets"));
      if (this.#isThere(facelets)) return;
      this.#start(facelets);
      this.#given[puzzle].setup = "";
      this.consider({ isWhole: true });
    });
  }

  @withAttribute
  get setup(): string {
    return this.#given[this.#choosing.puzzle].setup;
  }

  set setup(text: string | null | undefined) {
    this.#take(() => {
      const setup = isLeftOut(text) ? "" : checkText("setup", text);
      const { puzzle } = this.#choosing;
      const { moves, orientation } = parseMoves(setup);
      // Nothing else shows how a 2x2x2 is held, and a middle layer that it does not have turns nothing.
      const held = puzzle === "2x2x2" ? orientation : 0;
      const facelets = faceletsHeld(applyMoves(SOLVED[puzzle], moves), held);
      if (!this.#isThere(facelets)) this.#start(facelets);
      this.#given[puzzle].setup = setup;
    });
  }

  @withAttribute
  get alg(): string {
    return this.player.written.join(" ");
  }

  set alg(text: string | null | undefined) {
    this.#take(() => {
      const { written: moves } = parseMoves(isLeftOut(text) ? "" : checkText("alg", text));
      const { start } = this.player;
      const facelets = this.#beginning ?? start;
      Object.assign(this.#given[this.#choosing.puzzle], { facelets, moves });
      this.leave();
      this.player.load(facelets, moves);
      if (facelets !== start) this.consider();
    });
  }

  @forPages
  get index(): number {
    return this.player.index;
  }

  @forPages
  get moveCount(): number {
    return this.player.written.length;
  }

  @forPages
  get playing(): boolean {
    return this.player.playing;
  }

  /** Whether the moves have led to the goal. */
  get isFinished(): boolean {
    return this.#isAtEnd && this.#choosing.isGoal(this.player.facelets);
  }

  @withAttribute
  get tempo(): number {
    return this.player.tempo;
  }

  set tempo(given: number | string | null | undefined) {
    try {
      this.player.tempo = readTempo(given);
      this.element.requestUpdate();
    } catch (error) {
      tellError(this.element, error);
    }
  }

  @forPages
  get stepwise(): boolean {
    return this.#stepwise;
  }

  set stepwise(given: boolean | null | undefined) {
    const stepwise = given ?? false;
    if (typeof stepwise !== "boolean") {
      tellError(this.element, optionError("stepwise", given, "true or false"));
      return;
    }
    this.#stepwise = stepwise;
    this.element.requestUpdate();
  }

  @forPages
  reset(): void {
    const { puzzle } = this.#choosing;
    const { facelets, moves } = this.#given[puzzle];
    if (this.#settings.isPainted) this.show(SOLVED[puzzle]);
    else this.show(facelets, moves);
  }

  @forPages
  play(): void {
    this.#move();
    this.player.play();
  }

  @forPages
  pause(): void {
    this.player.pause();
  }

  @forPages
  step(count: number | null = 1): void {
    this.#count("count", count ?? 1, (moves) => this.player.step(moves));
  }

  @forPages
  seek(index: number): void {
    this.#count("index", index, (moves) => this.player.seek(moves));
  }

  // If both attributes are set, `facelets` wins, in either order.
  override takeAttribute(name: string, value: string | null): boolean {
    // Attributes that are there from the beginning come in the order in which they are written.
    const isFirst = !this.element.hasUpdated && ["facelets", "setup", "alg"].includes(name);
    const puzzle = isFirst && PUZZLES.find((each) => each === this.element.getAttribute("puzzle"));
    if (puzzle) this.#choosing.puzzle = puzzle;
    if (name === "setup") return this.element.hasAttribute("facelets");
    const setup = this.element.getAttribute("setup");
    if (name !== "facelets" || value !== null || setup === null) return false;
    this.facelets = null;
    this.setup = setup;
    return true;
  }

  /** Does what a person asks of the player. */
  grant(wish: PlayerWish): void {
    switch (wish.kind) {
      case "play":
        this.play();
        break;
      case "pause":
        this.pause();
        break;
      case "step":
        this.step(wish.count);
        break;
      case "seek":
        this.seek(wish.index);
        break;
      case "tempo":
        this.tempo = wish.tempo;
        tell(this.element, "cubewright-tempo", { tempo: this.tempo });
        break;
      case "stepwise":
        this.stepwise = wish.stepwise;
        tell(this.element, "cubewright-stepwise", { stepwise: this.stepwise });
    }
  }

  /** Puts another cube on the screen, and tells the page of it. */
  show(facelets: string, moves: readonly WrittenMove[] = []): void {
    this.#each((watcher) => watcher.changing?.());
    this.leave();
    this.player.load(facelets, moves);
    this.tellChange();
  }

  /** Puts another cube on the screen, and keeps the moves that turn the whole cube, so that it is held as this one. */
  showHeld(facelets: string): void {
    const { written, index } = this.player;
    this.show(facelets, written);
    this.player.seek(index);
  }

  /** Other moves are about to come into the player: if some of the present ones are made, undo leads back to there. */
  keepMade(): void {
    if (this.player.index > 0) this.#each((watcher) => watcher.changing?.());
  }

  /** No moves have come after `keepMade`, and those before are back. */
  forgetMade(): void {
    if (this.player.index > 0) this.#each((watcher) => watcher.unchanged?.());
  }

  /** Puts other moves for the same cube into the player. What was made of those before can be undone. */
  beginOtherMoves(moves: readonly WrittenMove[]): void {
    this.keepMade();
    this.#move();
    this.player.load(this.player.start, moves);
    tell(this.element, "cubewright-step", { index: 0 });
  }

  /** Reports the new cube on the screen to the page; before the first rendering it is no change. */
  tellChange(): void {
    this.#known = this.player.facelets;
    if (this.element.hasUpdated) {
      tell(this.element, "cubewright-change", { facelets: this.facelets });
    }
  }

  /** Tells the watchers that the cube or its moves are about to be replaced. */
  leave(): void {
    this.#beginning = undefined;
    this.#each((watcher) => watcher.leaving?.());
  }

  /** Tells the watchers that it is not known whether the cube can exist. */
  consider({ isWhole = false } = {}): void {
    this.#each((watcher) => watcher.given?.(isWhole));
  }

  // Anything but a number leaves everything as it is.
  #count(name: string, given: unknown, move: (moves: number) => void): void {
    const moves = readNumber(given);
    if (typeof moves !== "number" || Number.isNaN(moves)) {
      tellError(this.element, optionError(name, given, "a number of moves"));
      return;
    }
    this.#move();
    move(moves);
  }

  get #isAtEnd(): boolean {
    const { written, index } = this.player;
    return written.length > 0 && index === written.length;
  }

  #move(): void {
    this.#each((watcher) => watcher.moving?.());
  }

  #start(facelets: string): void {
    const keepsMoves = !this.#settings.isPainted || !this.element.hasUpdated;
    const given = this.#given[this.#choosing.puzzle];
    Object.assign(given, { facelets, moves: keepsMoves ? given.moves : [] });
    this.show(facelets, given.moves);
  }

  #isThere(facelets: string): boolean {
    const { player } = this;
    const isKnown = facelets === this.#known || facelets === this.#beginning;
    if (facelets !== player.facelets && !(isKnown && player.leadsThrough(facelets))) return false;
    this.#beginning = facelets;
    this.#each((watcher) => watcher.givenAgain?.());
    return true;
  }

  // What cannot be read leaves everything as it is.
  #take(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.#each((watcher) => watcher.unreadable?.(error));
    }
  }

  #each(call: (watcher: CubeWatcher) => void): void {
    this.#watchers.forEach(call);
  }
}

function isLeftOut(given: unknown): given is null | undefined {
  return given === null || given === undefined;
}
