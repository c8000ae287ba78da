// Solves the cube, or makes another one, and offers the solutions to follow.

import { hasUnknown } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { applyMoves, type WrittenMove } from "../../core/moves";
import { withPlaces } from "../../core/pocket-stickers";
import type { Solution } from "../../core/solution";
import { costOf } from "../../core/cost";
import type { WrongTurn } from "../../core/written-moves";
import { abortError, checkSolveOptions, rejectOnAbort } from "../../engine";
import { tell } from "../element/events";
import { Feature, forPages } from "../element/feature";
import { numberThat, setting } from "../element/setting";
import { inferenceInWords } from "../paint/painting-words";
import { afterWrongTurn } from "../play/after-wrong-turn";
import { expectedMoves, movesToFollow } from "../solve/moves-to-follow";
import type { Problem } from "../solve/problem";
import { widgetVocabulary } from "../words/widget-words";
import { Checking } from "./checking";
import { type CheckedOptions, Choosing } from "./choosing";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { Notices } from "./notices";
import { Playing } from "./playing";
import { Settings } from "./settings";
import { Settled, type Task } from "./settled";
import { Slipping } from "./slipping";
import { SolutionNotice } from "./solution-notice";
import { checkNodeLimit, taskOf, type SolveRequest } from "./solve-request";

export interface SolvingApi {
  /** How long `solve` searches by default, in milliseconds. Limits only the method "two-phase". */
  get timeMs(): number;
  set timeMs(given: number | null | undefined);
  /**
   * `solve` stops at the first solution that costs at most this much in the metric; 0: as short as time allows. Limits
   * only the method "two-phase".
   */
  get maxLength(): number;
  set maxLength(given: number | null | undefined);
  /**
   * `solve` searches this many positions instead of for `timeMs`; 0, the default: any number. With `threads` 1 and
   * unchanged tables, the moves are then the same on every machine.
   */
  get maxNodes(): number;
  set maxNodes(given: number | null | undefined);
  /**
   * Looks for a short solution of the cube on the screen, or of the one that a scramble under way is about to show, and
   * puts it into the player. Resolves to the best solution, or to `undefined` if there is none. In that case
   * "cubewright-error" has given the reason, which may be "unsupported" before anything begins; or the search was given
   * up without an error, since another cube or a `scramble` came or the element was removed. A search also ends without
   * an error if the person presses Stop, if another method, metric or goal is set, or when a lesson begins (`mode`
   * "learn"): it then resolves to the best solution so far, or to `undefined` if there is none yet. Rejects with an
   * AbortError if another `solve` came, by a script or by the button, and with the reason of `signal` if that is
   * aborted; a rejection that nobody awaits is not reported.
   */
  solve(request?: SolveRequest | null): Promise<Solution | undefined>;
  /** Shows a uniformly random cube. */
  scramble(): Promise<void>;
}

const DEFAULT_TIME_MS = 1000;

interface GoingOn {
  /** Shorter solutions are known not to exist. */
  provenBound?: number;
  /** Moves that lead to the goal, which may have unknown stickers. */
  known?: string | undefined;
  /** How many places the list of moves keeps at least. */
  places?: number;
}

export class Solving extends Feature implements SolvingApi {
  @setting("time-ms", DEFAULT_TIME_MS, numberThat((timeMs) => checkSolveOptions({ timeMs })))
  declare timeMs: number;

  @setting("max-length", 0, numberThat((maxLength) => checkSolveOptions({ maxLength })))
  declare maxLength: number;

  @setting("max-nodes", 0, numberThat(checkNodeLimit))
  declare maxNodes: number;

  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #notices = this.use(Notices);
  readonly #editing = this.use(Editing);
  readonly #choosing = this.use(Choosing);
  readonly #checking = this.use(Checking);
  readonly #slipping = this.use(Slipping);
  readonly #settled = this.use(Settled);
  readonly #solutionNotice = this.use(SolutionNotice);
  readonly #work = this.use(Engine).work;
  #scrambling: Promise<void> | undefined;
  #hasChosen = false;
  // The cube from which a person goes on after wrong turns, and how many places the list of moves had.
  #goneOn = { start: "", places: 0 };
  // What was refused: with what was set, on which cube, and why.
  #refused: { chosen: string; facelets: string; problem: Problem } | undefined;
  // The best one that has come while the person has yet to say what becomes of other turns.
  #waiting: Solution | undefined;
  // The one under way, with what was set when it was asked for.
  #search: { readonly chosen: string } | undefined;
  // What the latest one was asked for.
  #task: (Task & Pick<Choosing, "asked" | "hasGoal">) | undefined;
  // Ends the latest solve when another begins.
  #latest = new AbortController();

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({ leaving: () => (this.#waiting = undefined) });
    this.#slipping.turnedBack = () => this.#offerWaiting();
  }

  // Other settings remove the message of a refusal, and end a search that no longer matches them, since it might take
  // hours.
  override hostUpdate(): void {
    if (this.#search && this.#search.chosen !== this.#chosen) {
      this.#search = undefined;
      this.#work.halt();
    }
    const refused = this.#refused;
    if (!refused) return;
    if (refused.chosen !== this.#chosen) {
      this.#refused = undefined;
      this.#work.forgetText();
    } else if (this.#work.activity === "idle" && !this.#work.problem) {
      // A check of the cube has cleared the message meanwhile.
      if (refused.facelets === this.#playing.player.facelets) this.#work.showAgain(refused.problem);
    }
  }

  @forPages
  solve(request: SolveRequest | null = {}): Promise<Solution | undefined> {
    return this.#solve(request);
  }

  #solve(request: SolveRequest | null, goingOn?: GoingOn): Promise<Solution | undefined> {
    const solving = this.#solveUnlessAborted(request, goingOn);
    // A caller that does not await it gets no unhandled rejection when it is ended.
    solving.catch(() => undefined);
    return solving;
  }

  async #solveUnlessAborted(
    request: SolveRequest | null,
    goingOn: GoingOn = {},
  ): Promise<Solution | undefined> {
    const options = this.#optionsOf(request);
    if (!options) return undefined;
    const { signal } = options;
    if (signal?.aborted) throw abortError(signal);
    this.#latest.abort(new DOMException("Another solve has begun.", "AbortError"));
    const latest = (this.#latest = new AbortController());
    const isOver = () => latest.signal.aborted || signal?.aborted;
    const solving = () => this.#solveCube(options, isOver, goingOn);
    const stop = () => {
      if (!latest.signal.aborted && this.#search) this.#work.stop();
    };
    const solved = rejectOnAbort(latest.signal, () => rejectOnAbort(signal, solving));
    // Added after the rejection's own listener: a browser runs what follows from one listener before it calls the next.
    signal?.addEventListener("abort", stop);
    try {
      return await solved;
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  async #solveCube(
    options: CheckedOptions,
    isOver: () => boolean | undefined,
    { provenBound, known, places }: GoingOn,
  ): Promise<Solution | undefined> {
    // Any other choice ends the search, also one that is made while this waits to begin it.
    const chosen = this.#chosen;
    const { goal: wished, asked } = this.#choosing;
    if (this.#scrambling) await this.#scrambling;
    if (isOver()) return undefined;
    const placesToKeep = places ?? (this.#slipping.hasSlipped ? this.placeCount : 0);
    this.#editing.goOnFromSlip();
    this.#editing.uncover();
    this.#checking.leaveToSolver();
    this.#notices.clear();
    this.#hasChosen = false;
    this.#waiting = undefined;
    const { player } = this.#playing;
    // Without an `await` where nothing is unknown, so that the player keeps its place.
    const facelets = hasUnknown(player.facelets) ? await this.#inferredFacelets() : player.facelets;
    if (!facelets || isOver()) return undefined;
    const { goal = "", puzzle, metric } = options;
    // The only cube that has the stickers of the goal, if there is only one.
    const reached = goal && (await this.#work.checkGoal(goal, facelets, puzzle));
    if (isOver() || (goal && !reached)) return undefined;
    const { start, written, index } = player;
    this.#playing.keepMade();
    this.#exchangeMoves(facelets, [], 0);
    this.#goneOn = { start: facelets, places: placesToKeep };
    const search = (this.#search = { chosen });
    const task = (this.#task = { metric, goal, asked: metric + goal, hasGoal: goal !== "" });
    const solution = await this.#work.solve(
      facelets,
      {
        ...options,
        ...(reached && { goal: reached }),
        ...(known && { known }),
        onImproved: (improved) => {
          this.#offer(improved);
          tell(this.element, "cubewright-improved", { solution: structuredClone(improved) });
        },
      },
      provenBound,
    );
    // Other settings have ended it, not the person.
    const isHalted = this.#search !== search;
    if (!isHalted) this.#search = undefined;
    if (!solution) {
      // Stopping a search brings back the moves from before it, if nothing else has begun. With another goal they stay
      // away, since nobody wants to get where they led.
      if (
        wished === this.#choosing.goal &&
        this.#work.activity === "idle" &&
        player.written.length === 0 &&
        player.facelets === facelets
      ) {
        this.#exchangeMoves(start, written, index);
        this.#playing.forgetMade();
        // Moves that come back then speak for themselves.
        const isTold = !isHalted || written.length === 0;
        if (isTold && !this.#work.problem) this.#notices.say((words) => words.say("stopped"));
      }
      return undefined;
    }
    this.#offer(solution);
    this.#settled.add(solution, task);
    // Nothing is said of moves that lead elsewhere, or count otherwise, than is wished by now.
    if (asked === this.#choosing.asked) this.#solutionNotice.tellOf(solution, task);
    // The page may change what it is given.
    const given = structuredClone(solution);
    tell(this.element, "cubewright-solution", { solution: given });
    return given;
  }

  @forPages
  async scramble(): Promise<void> {
    const scrambling = this.#scramble();
    this.#scrambling = scrambling;
    await scrambling;
    if (this.#scrambling === scrambling) this.#scrambling = undefined;
  }

  /**
   * Whether moves to follow are being looked for and none are there yet. The player already takes up its space, so that
   * nothing shifts on the page when they come.
   */
  get expectsMoves(): boolean {
    const { activity } = this.#work;
    const isSearching = activity === "starting" || activity === "solving";
    const hasMoves = this.#playing.player.written.length > 0;
    return isSearching && this.#settings.mode === "solve" && !hasMoves;
  }

  /** Whether the moves are a solution that may not be a shortest one. */
  get mayBeShorter(): boolean {
    const { best, lowerBound } = this.#latestFound;
    const { start, moves, written } = this.#playing.player;
    const { puzzle, metric } = this.#choosing;
    if (this.#work.activity !== "idle" || written.length === 0) return false;
    if (puzzle !== "3x3x3") return false;
    if (best) {
      return !best.stages && costOf(best.moves, metric) > Math.max(best.lowerBound, lowerBound);
    }
    // Undo and a reload bring moves back without the search that has found them.
    return !this.#settled.isSettled && this.#choosing.isGoal(applyMoves(start, moves));
  }

  /**
   * Looks for a solution shorter than the best so far, which need not be the one that is shown.
   * @param large with the large table, which is made first; a search under way goes on with it
   */
  findShortest(large?: true): void {
    const { best, lowerBound } = this.#latestFound;
    const provenBound = Math.max(lowerBound, best?.lowerBound ?? 0);
    const known = best?.text ?? this.#playing.player.moves.join(" ");
    void this.#solve({ method: "optimal", large }, { provenBound, known });
  }

  // What the latest search of this visit has found and proven, unless it was asked for something else, or counted
  // otherwise: of what a reload brings back, nothing says how it was counted.
  get #latestFound(): { best?: Solution | undefined; lowerBound: number } {
    return this.#task?.asked === this.#choosing.asked ? this.#work : { lowerBound: 0 };
  }

  /** What the latest search was asked for, to speak of what it finds; what is chosen if there was none. */
  get task(): Pick<Choosing, "metric" | "hasGoal"> {
    return this.#task ?? this.#choosing;
  }

  /**
   * How many moves to reserve space for: as many as the longest solution found has; after wrong turns, at least as many
   * as before them, since the person goes on pressing the buttons below.
   */
  get placeCount(): number {
    const { start, written } = this.#playing.player;
    const kept = this.#goneOn.start === start ? this.#goneOn.places : 0;
    if (this.expectsMoves) return Math.max(kept, expectedMoves(this.#choosing));
    const lengths = this.#work.found.map((solution) => movesToFollow(solution).length);
    return Math.max(kept, written.length, ...lengths);
  }

  /** The person follows this one of the solutions found. */
  choose(solution: Solution): void {
    this.#hasChosen = true;
    this.#playing.beginOtherMoves(movesToFollow(solution));
  }

  /** Solves the cube that a wrong turn has made, and says so once there are moves to go on with. */
  async recover(wrongTurn: WrongTurn): Promise<void> {
    const { player } = this.#playing;
    const { start, written, index } = player;
    const places = this.placeCount;
    this.#playing.show(afterWrongTurn(start, written, index, wrongTurn));
    let solution: Solution | undefined;
    try {
      solution = await this.#solve({}, { places });
    } catch {
      // Another solve has taken its place.
      return;
    }
    if (wrongTurn.made) this.#solutionNotice.tellOfTurn(solution);
  }

  // Compared to see whether the settings are still the same.
  get #chosen(): string {
    const { puzzle, method, asked } = this.#choosing;
    return puzzle + method + asked;
  }

  #optionsOf(request: unknown): CheckedOptions | undefined {
    try {
      const options = this.#choosing.optionsOf(taskOf(request, this.#choosing, this));
      this.#refused = undefined;
      return options;
    } catch (error) {
      this.#work.complain(error);
      this.#refused = {
        chosen: this.#chosen,
        facelets: this.#playing.player.facelets,
        problem: this.#work.problem!,
      };
      return undefined;
    }
  }

  async #scramble(): Promise<void> {
    const facelets = await this.#work.mix(this.#choosing.puzzle);
    if (!facelets) return;
    this.#playing.show(withPlaces(facelets));
    tell(this.element, "cubewright-scramble", { facelets });
    this.#notices.say((words) => words.say("scrambled"));
  }

  // Unknown stickers that follow from the others are painted for good.
  async #inferredFacelets(): Promise<string | undefined> {
    const painting = this.#playing.player.facelets;
    const inference = await this.#checking.infer();
    if (!inference) return undefined;
    if (inference.count === 1) {
      this.#playing.show(inference.facelets);
      return inference.facelets;
    }
    // In English, like every message for pages. The count alone may be Infinity.
    const message = inferenceInWords(widgetVocabulary.english, inference, false);
    this.#work.complain(new SolverError("color-count", message), painting);
    return undefined;
  }

  // The page gets a step event when the moves go as a search begins, and when they come back.
  #exchangeMoves(facelets: string, written: readonly WrittenMove[], index: number): void {
    const { player } = this.#playing;
    const isOther = written.length + player.written.length > 0;
    player.load(facelets, written);
    player.seek(index);
    if (isOther && index === 0) tell(this.element, "cubewright-step", { index });
  }

  // A person who has begun to follow a solution, or has chosen one, keeps it. Turns that were not its next move might be
  // a part of another's, so that one waits until they are turned back.
  #offer(solution: Solution): void {
    const { player } = this.#playing;
    if (player.begun || this.#hasChosen) return;
    this.#waiting = this.#slipping.hasSlipped ? solution : undefined;
    if (!this.#waiting) player.load(player.facelets, movesToFollow(solution));
  }

  #offerWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting || this.#playing.player.begun || this.#hasChosen) return;
    this.#offer(waiting);
    tell(this.element, "cubewright-step", { index: 0 });
  }
}
