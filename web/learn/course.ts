// Leads a person through lessons: has one prepared, shows it on the cube, and knows where in it they are.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Metric } from "../core/choices";
import { CUBE_ERROR_CODES, SolverError, type SolverErrorCode } from "../core/errors";
import { isSolved } from "../core/facelets";
import { puzzleOf, stickersAlone, withPlaces } from "../core/pocket-stickers";
import type { Puzzle } from "../core/puzzles";
import type { WrongTurn } from "../core/written-moves";
import type { CubewrightCube } from "../widget/cubewright-cube";
import type { SharedEngine } from "../widget/solve/shared-engine";
import { namedMetric, type NamedMetric } from "./lesson/counting";
import type { Lesson, TaughtMethod } from "./lesson/lesson";
import { indexOf, type LessonLink, startOf, taughtMethod } from "./lesson/lesson-link";
import type { Moment } from "./lesson/moment";
import { firstHeld, heldToGoOn, momentAfterWrongTurn, teach } from "./lesson/teaching";

/** What there is to show. */
export type CourseState =
  | { kind: "empty" | "preparing" }
  /** `hasGoneOn`: the person has solved it, by going on from the lesson. */
  | { kind: "solved"; hasGoneOn: boolean }
  /** `againFrom`: the stage with which it begins, if that is an earlier one than where the person was. */
  | { kind: "ready"; lesson: Lesson; hasGoneOn: boolean; againFrom?: string | undefined }
  /** The cube cannot be learned on: it is wrong or half painted, or cannot be read. */
  | { kind: "refused"; why: "wrong-cube" | "broken-link"; error: unknown }
  | { kind: "failed"; code: SolverErrorCode; error: unknown };

/** The lesson that was left, and where in it. */
interface PlaceLeft {
  lesson: Lesson;
  index: number;
}

/** What shows the lesson. */
export type CourseCube = Pick<
  CubewrightCube,
  "facelets" | "alg" | "hint" | "index" | "pause" | "puzzle" | "step" | "seek"
> &
  Pick<EventTarget, "addEventListener" | "removeEventListener">;

export class Course implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #cube: CourseCube;
  readonly #engine: Pick<SharedEngine, "solver">;
  #method: TaughtMethod = "beginner";
  #puzzle: Puzzle = "3x3x3";
  #metric: Metric | undefined;
  #state: CourseState = { kind: "empty" };
  #index = 0;
  // The last lesson that was asked for, to try again.
  #wanted: (() => Promise<void>) | undefined;
  #isPreparing = false;
  #left: PlaceLeft | undefined;

  constructor(
    host: ReactiveControllerHost,
    cube: CourseCube,
    engine: Pick<SharedEngine, "solver">,
  ) {
    this.#host = host;
    this.#cube = cube;
    this.#engine = engine;
    host.addController(this);
  }

  hostConnected(): void {
    this.#cube.addEventListener("cubewright-step", this.#hearStep);
  }

  hostDisconnected(): void {
    this.#cube.removeEventListener("cubewright-step", this.#hearStep);
  }

  get state(): CourseState {
    return this.#state;
  }

  /** The puzzle that is being learned on. */
  get puzzle(): Puzzle {
    return this.#puzzle;
  }

  get method(): TaughtMethod {
    return this.#method;
  }

  /** In what its turns are counted; `undefined`: in half turns, as where the method does not count in what was set. */
  get metric(): NamedMetric | undefined {
    return namedMetric(this.#puzzle, this.#method, this.#metric);
  }

  set metric(metric: Metric | undefined) {
    this.#metric = metric;
    this.#host.requestUpdate();
  }

  /** Whether a lesson is being prepared; the one before may still be shown. */
  get isPreparing(): boolean {
    return this.#isPreparing;
  }

  /** The lesson, if there is one. */
  get lesson(): Lesson | undefined {
    return this.#state.kind === "ready" ? this.#state.lesson : undefined;
  }

  /** How many of its moves are done. */
  get index(): number {
    return this.#index;
  }

  /** Whether all of them are. */
  get isAtEnd(): boolean {
    return this.#index === this.lesson?.moves.length;
  }

  /** Opens the lesson of a link. */
  async open(link: LessonLink): Promise<void> {
    this.#method = link.method;
    this.#puzzle = puzzleOf(link.facelets ?? "");
    this.#metric = link.metric;
    // Cancels any lesson that is being prepared.
    this.#wanted = undefined;
    this.#isPreparing = false;
    if (link.facelets === undefined) {
      this.#change({ kind: "empty" });
      return;
    }
    let start: Moment;
    try {
      start = startOf(link.method, link.facelets, link.hold);
    } catch (error) {
      this.#refuse(error, link.facelets.replaceAll("_", "?"));
      return;
    }
    const { lesson } = this;
    if (lesson && isOf(lesson, link.method, start)) {
      // Preparing it again would take back turns that the person makes meanwhile.
      this.#show(lesson, { index: indexOf(link, lesson) });
      return;
    }
    await this.#begin(start, { link });
  }

  /** Goes on by another method from the cube as it is now. */
  async choose(method: TaughtMethod): Promise<void> {
    this.#method = method;
    const moment = this.lesson?.momentAt(this.#index);
    // What is being prepared is newer than the lesson that is still shown.
    if (this.#isPreparing) await this.#wanted?.();
    else if (moment) await this.#begin(moment);
    // A cube that is being mended stays as it is painted so far.
    else if (this.#state.kind !== "refused") await this.#wanted?.();
    this.#host.requestUpdate();
  }

  /** Goes on from this cube, held as it is. */
  async goOnFrom(moment: Moment): Promise<void> {
    await this.#begin(moment, { hasGoneOn: true });
  }

  /** Whether going on from elsewhere can be taken back: nothing of the lesson is done yet. */
  get canGoBack(): boolean {
    return this.#left !== undefined && this.#index === 0;
  }

  /** Takes back going on from elsewhere: returns to the lesson before, where it was left. */
  goBack(): void {
    const left = this.#left;
    if (!left || !this.canGoBack) return;
    this.#wanted = undefined;
    this.#isPreparing = false;
    this.#show(left.lesson, { index: left.index });
  }

  /** Goes on from where a wrong turn has led; its place is counted from the first move of the lesson. */
  async goOnAfter(wrongTurn: WrongTurn): Promise<void> {
    const { lesson } = this;
    if (!lesson) return;
    await this.goOnFrom(momentAfterWrongTurn(lesson, this.#index, wrongTurn));
  }

  /** Begins with a random cube. */
  async mix(puzzle: Puzzle): Promise<void> {
    this.#method = taughtMethod(puzzle, this.#method);
    this.#puzzle = puzzle;
    await this.#prepare(async () => {
      const solver = await this.#engine.solver();
      return firstHeld(this.#method, withPlaces(await solver.randomFacelets({ puzzle })));
    });
  }

  /** Tries again to prepare the lesson that failed. */
  async tryAgain(): Promise<void> {
    await this.#wanted?.();
  }

  /** Shows on the cube which layer turns next, or lets the person find out. */
  showTurns(areShown: boolean): void {
    this.#cube.hint = areShown ? "arrow" : "none";
  }

  /** Makes the next `count` turns, or takes as many back, before the eyes of the person. */
  turn(count: number): void {
    // A turn that is under way is done then, so that fewer may be left than when the button was pressed.
    this.#cube.pause();
    const first = this.lesson?.hold.length ?? 0;
    const within = Math.max(count, first - this.#cube.index);
    if (within !== 0) this.#cube.step(within);
  }

  /** Makes the remaining turns of the step that is under way or comes next. */
  makeStep(): void {
    this.#cube.pause();
    const { lesson } = this;
    if (lesson) this.turn(lesson.nextStepFrom(this.#index) - this.#index);
  }

  /** Goes back to the beginning of the step that is under way, or of the one before. */
  takeStepBack(): void {
    this.#cube.pause();
    const { lesson } = this;
    if (lesson) this.goTo(lesson.previousStepFrom(this.#index));
  }

  /** Goes at once to where `index` moves of the lesson are done. */
  goTo(index: number): void {
    const { lesson } = this;
    if (lesson) this.#cube.seek(lesson.hold.length + index);
  }

  async #begin(
    start: Moment,
    { link, hasGoneOn = false }: { link?: LessonLink; hasGoneOn?: boolean } = {},
  ): Promise<void> {
    await this.#prepare(() => Promise.resolve(start), { link, hasGoneOn });
  }

  async #prepare(
    find: () => Promise<Moment>,
    { link, hasGoneOn = false }: { link?: LessonLink | undefined; hasGoneOn?: boolean } = {},
  ): Promise<void> {
    const wanted = () => this.#prepare(find, { link, hasGoneOn });
    const { lesson: before } = this;
    const left = hasGoneOn && before ? { lesson: before, index: this.#index } : undefined;
    this.#wanted = wanted;
    this.#isPreparing = true;
    // A lesson stays on the screen until the next one is there.
    if (!this.lesson) this.#change({ kind: "preparing" });
    let start: Moment | undefined;
    try {
      const method = this.#method;
      const found = await find();
      start = heldToGoOn(method, found);
      const isOfOther = link !== undefined && link.method !== method;
      if (isOfOther) start = heldToGoOn(method, await this.#momentIn(link, found));
      const lesson = await this.#teach(method, start);
      // Another one was asked for meanwhile.
      if (this.#wanted !== wanted) return;
      this.#isPreparing = false;
      if (!lesson) {
        this.#change({ kind: "solved", hasGoneOn });
        return;
      }
      const index = link && !isOfOther ? indexOf(link, lesson) : 0;
      this.#show(lesson, { index, hasGoneOn, left });
    } catch (error) {
      if (this.#wanted !== wanted) return;
      this.#isPreparing = false;
      this.#refuse(error, start?.facelets);
    }
  }

  // There is none from a solved cube on.
  async #teach(method: TaughtMethod, start: Moment): Promise<Lesson | undefined> {
    const solver = await this.#engine.solver();
    if (isSolved(start.facelets)) return undefined;
    return teach((text, options) => solver.explain(text, options), method, start);
  }

  // Where a link leads that counts the moves of another method than the one that was chosen since.
  async #momentIn(link: LessonLink, start: Moment): Promise<Moment> {
    const lesson = await this.#teach(link.method, heldToGoOn(link.method, start));
    return lesson?.momentAt(indexOf(link, lesson)) ?? start;
  }

  #show(
    lesson: Lesson,
    {
      index,
      hasGoneOn = false,
      left,
    }: { index: number; hasGoneOn?: boolean; left?: PlaceLeft | undefined },
  ): void {
    const cube = this.#cube;
    const { start, hold, moves } = lesson;
    // Going back may return to a lesson by another method.
    this.#method = lesson.method;
    this.#puzzle = cube.puzzle = lesson.puzzle;
    cube.facelets = stickersAlone(start.facelets);
    cube.alg = [...hold, ...moves].join(" ");
    cube.seek(hold.length + index);
    this.#index = index;
    this.#left = left;
    this.#change({ kind: "ready", lesson, hasGoneOn, againFrom: left && againFrom(lesson, left) });
  }

  #refuse(error: unknown, facelets?: string): void {
    const code = error instanceof SolverError ? error.code : "internal";
    const isOfCube = (CUBE_ERROR_CODES as readonly string[]).includes(code);
    // Shows the wrong cube as it was given, so that the person can compare it with the one in their hand.
    if (facelets !== undefined && (isOfCube || !this.lesson)) {
      this.#cube.puzzle = puzzleOf(facelets);
      this.#cube.facelets = stickersAlone(facelets);
      // Those of the lesson before.
      this.#cube.alg = "";
    }
    if (code === "length") this.#change({ kind: "refused", why: "broken-link", error });
    else if (isOfCube) this.#change({ kind: "refused", why: "wrong-cube", error });
    else this.#change({ kind: "failed", code, error });
  }

  #change(state: CourseState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }

  readonly #hearStep = (): void => {
    const { lesson } = this;
    if (!lesson) return;
    // The turns of the whole cube that bring it to the lesson's hold come before the lesson.
    this.#index = Math.max(0, this.#cube.index - lesson.hold.length);
    this.#host.requestUpdate();
  };
}

/** Whether the lesson is the one by this method from this cube on. */
function isOf(lesson: Lesson, method: TaughtMethod, start: Moment): boolean {
  const { facelets, orientation } = heldToGoOn(method, start);
  return (
    lesson.method === method &&
    lesson.start.facelets === facelets &&
    lesson.start.orientation === orientation
  );
}

/** The stage with which the lesson begins, if it is earlier than the one at which the lesson before was left. */
function againFrom(lesson: Lesson, left: PlaceLeft): string | undefined {
  const before = left.lesson.placeAt(left.index);
  const first = lesson.placeAt(0);
  return before && first && first.stage < before.stage ? lesson.stages[first.stage]!.id : undefined;
}
