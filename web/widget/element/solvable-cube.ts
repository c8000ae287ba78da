// What the engine does for the cube of <cubewright-cube>: says whether it can exist, solves it,
// makes another one.

import { state } from "lit/decorators.js";

import { hasUnknown } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { hasAllColors } from "../../core/facelets";
import type { Face } from "../../core/faces";
import type { Move } from "../../core/moves";
import type { CubeRepair } from "../../core/repair";
import type { Solution } from "../../core/solution";
import { EngineTables } from "../solve/engine-tables";
import { tell } from "./events";
import { filledIn, hasManyCubes, type Inference } from "../paint/inference";
import {
  activityInWords,
  holdingInWords,
  idleInWords,
  inferenceInWords,
  problemInWords,
  solutionInWords,
} from "./messages";
import { Nearness } from "./nearness";
import { PaintableCube } from "./paintable-cube";
import { repairInWords } from "../words/repair-words";
import { sharedEngine, type SharedEngine } from "../solve/shared-engine";
import { isOfCube, Solving } from "../solve/solving";
import { afterWrongTurn, type WrongTurn } from "../play/wrong-turn";
import type { WidgetWords } from "../words/widget-words";

// As many moves as a first solution nearly always has at most.
const EXPECTED_MOVES = 21;

/** How hard to look for a solution; what is left out is taken from the element's properties. */
export interface SolveRequest {
  /** How long to search at most. */
  timeMs?: number;
  /** Stop at the first solution of at most so many moves; 0: as short as time allows. */
  maxLength?: number;
}

export abstract class SolvableCube extends PaintableCube {
  /** Says what has become of what was done last; `undefined` if nothing is to be said of it. */
  @state() protected notice: ((words: WidgetWords) => string) | undefined;
  /** Of the painting that was on the screen last with stickers that are not known. */
  @state() protected inference: Inference | undefined;

  protected readonly solving = new Solving(this, () => this.#engine, {
    improved: (solution) => this.#showImproved(solution),
    problem: ({ code, message }) => tell(this, "cubewright-error", { code, message }),
  });
  protected readonly tablesInUse = new EngineTables(this, this.#engine, (progress) =>
    tell(this, "cubewright-progress", progress),
  );
  readonly #nearness = new Nearness(this, () => this.pause());
  // A cube before its moves, which change nothing about whether it can exist.
  #unchecked: string | undefined;
  #scrambling: Promise<void> | undefined;
  #hasChosen = false;
  #startedEngine: SharedEngine | undefined;

  /**
   * Looks for a short solution of the cube on the screen, or of the one that a scramble under way is
   * about to show, and puts it into the player. Resolves to the best solution, or to `undefined` if
   * there is none to give: then "cubewright-error" has told why, or another cube has taken this one's
   * place.
   */
  async solve(request: SolveRequest = {}): Promise<Solution | undefined> {
    if (this.#scrambling) await this.#scrambling;
    this.#unchecked = undefined;
    this.notice = undefined;
    this.#hasChosen = false;
    const facelets = await this.#whatIsShown();
    if (facelets === undefined) return undefined;
    this.player.load(facelets);
    const solution = await this.solving.solve(facelets, {
      timeMs: request.timeMs ?? this.timeMs,
      maxLength: request.maxLength ?? this.maxLength,
    });
    if (!solution) return undefined;
    this.#offer(solution);
    // The moves in the player may be those of an earlier, longer solution.
    this.notice = (words) => solutionInWords(words, this.player.moves.length, solution.lowerBound);
    tell(this, "cubewright-solution", { solution });
    return solution;
  }

  /** Shows a uniformly random cube. */
  async scramble(): Promise<void> {
    const scrambling = this.#scramble();
    this.#scrambling = scrambling;
    await scrambling;
    if (this.#scrambling === scrambling) this.#scrambling = undefined;
  }

  /** @internal */
  override connectedCallback(): void {
    this.tablesInUse.engine = this.#engine;
    super.connectedCallback();
  }

  protected override willUpdate(): void {
    const engine = this.#engine;
    this.tablesInUse.engine = engine;
    if (!hasUnknown(this.facelets)) this.inference = undefined;
    if (this.loading === "eager" && this.#startedEngine !== engine) {
      this.#startedEngine = engine;
      // Whoever asks the engine for something hears why it could not be started.
      engine.solver().catch(() => undefined);
    }
    const isIdle = this.solving.activity === "idle";
    const isDue = this.#unchecked === this.player.start || this.#isProblemOutdated;
    if (isIdle && this.isAwake && this.mode !== "view" && isDue) this.#check();
  }

  /** Whether the element is worth any work: it has come near, or is wanted at once. */
  protected get isAwake(): boolean {
    return this.loading === "eager" || this.#nearness.hasBeenNear;
  }

  /** What is going on, or what to do next. */
  protected get statusInWords(): string {
    if (this.solving.activity !== "idle") return activityInWords(this.words, this.solving);
    if (this.notice) return this.notice(this.words);
    const { words, inference, faceToBePainted } = this;
    if (faceToBePainted) {
      return holdingInWords(words, this.facelets, faceToBePainted, this.colorNames);
    }
    return inference?.painting === this.facelets
      ? inferenceInWords(words, inference, this.mode === "solve")
      : idleInWords(words, this, this.player.moves.length);
  }

  /** What is wrong; "" if nothing is. */
  protected get problemInWords(): string {
    const { problem } = this.solving;
    if (!problem) return "";
    const { inference } = this;
    return inference?.painting === problem.facelets
      ? inferenceInWords(this.words, inference, false)
      : problemInWords(this.words, problem, this.colorNames);
  }

  /**
   * Whether moves to follow are looked for and none are there yet. Their player has its place already:
   * whatever moved when they come would take a person by surprise.
   */
  protected get expectsMoves(): boolean {
    const { activity } = this.solving;
    const isSearching = activity === "starting" || activity === "solving";
    return isSearching && this.mode === "solve" && this.player.moves.length === 0;
  }

  /** For how many moves there is to be room: any of the solutions found can be shown there. */
  protected get placeCount(): number {
    if (this.expectsMoves) return EXPECTED_MOVES;
    return Math.max(0, ...this.solving.found.map(({ length }) => length));
  }

  /**
   * The face to paint next: of a cube that is painted face by face, and as long as too little is
   * known to say anything of the cube.
   */
  protected get faceToBePainted(): Face | undefined {
    const { inference, facelets } = this;
    const isTooLittle = inference !== undefined && hasManyCubes(inference);
    if (this.mode === "view" || !hasUnknown(facelets)) return undefined;
    if (!isTooLittle && !this.isTour) return undefined;
    return this.faceToPaint(this.filledFacelets);
  }

  /** The cube on the screen with what follows for stickers that are not known. */
  protected get filledFacelets(): string {
    return filledIn(this.facelets, this.inference);
  }

  protected mend(repair: CubeRepair): void {
    const { facelets } = this;
    this.take(repair);
    this.notice = (words) =>
      words.say("mended", { repair: repairInWords(words, repair, facelets, this.colorNames) });
  }

  /** The person follows this one of the solutions found. */
  protected choose({ moves }: Solution): void {
    this.#hasChosen = true;
    this.player.load(this.player.start, moves);
  }

  // A turn mends no cube that cannot exist.
  protected override turnByHand(move: Move): void {
    const isWrong = this.solving.problem !== undefined && isOfCube(this.solving.problem);
    super.turnByHand(move);
    if (isWrong) this.consider();
  }

  /** Goes on from where a wrong turn has led. */
  protected recover(wrongTurn: WrongTurn): void {
    const { start, moves, index } = this.player;
    this.show(afterWrongTurn(start, moves, index, wrongTurn));
    void this.solve();
  }

  /** Lets the person paint what is different on the cube in the hand. */
  protected repaint(): void {
    this.show(this.facelets);
    this.notice = (words) => words.say("repaint-now");
  }

  // Other moves of the same cube leave a check undone that they end.
  protected override beginAnew(): void {
    if (this.solving.activity === "checking") this.#unchecked = this.player.start;
    this.solving.stop();
    this.notice = undefined;
  }

  protected override complain(error: unknown): void {
    this.solving.complain(error);
  }

  protected override say(notice: (words: WidgetWords) => string): void {
    this.notice = notice;
  }

  // Whether a cube can exist is asked of the engine, for which a view has no use, and which nobody
  // needs before the element comes near.
  protected override consider(): void {
    this.#unchecked = this.player.start;
    if (this.isAwake && this.mode !== "view") this.#check();
  }

  get #engine(): SharedEngine {
    const { tables, threads, baseUrl } = this;
    if (baseUrl === "") return sharedEngine({ tables, threads });
    return sharedEngine({ tables, threads, baseUrl: new URL(baseUrl, this.baseURI).href });
  }

  // After a move the stickers that are wrong are elsewhere.
  get #isProblemOutdated(): boolean {
    const { problem } = this.solving;
    return problem !== undefined && isOfCube(problem) && problem.facelets !== this.facelets;
  }

  // Quiet while colours are still missing; a cube with all its colours is told if it cannot exist.
  #check(): void {
    this.#unchecked = undefined;
    if (hasUnknown(this.facelets)) void this.#infer();
    else if (hasAllColors(this.facelets)) void this.solving.check(this.facelets);
  }

  // What followed before is shown until it is known what follows now.
  async #infer(): Promise<Inference | undefined> {
    const painting = this.facelets;
    const completion = await this.solving.complete(painting);
    if (painting !== this.facelets) return undefined;
    this.inference = completion && { ...completion, painting };
    return this.inference;
  }

  async #scramble(): Promise<void> {
    const facelets = await this.solving.mix();
    if (facelets === undefined) return;
    this.show(facelets);
    this.notice = (words) => words.say("scrambled");
  }

  // Stickers that are not known are filled in for good, if they can be.
  async #whatIsShown(): Promise<string | undefined> {
    const painting = this.facelets;
    if (!hasUnknown(painting)) return painting;
    const inference = await this.#infer();
    if (!inference) return undefined;
    if (inference.count === 1) {
      this.show(inference.facelets);
      return inference.facelets;
    }
    const message = `${inference.count} cubes have these stickers.`;
    this.solving.complain(new SolverError("color-count", message), painting);
    return undefined;
  }

  #showImproved(solution: Solution): void {
    this.#offer(solution);
    tell(this, "cubewright-improved", { solution });
  }

  // Who has begun to follow one solution, or has chosen it, is not handed another.
  #offer({ moves }: Solution): void {
    if (!this.player.begun && !this.#hasChosen) this.player.load(this.facelets, moves);
  }
}
