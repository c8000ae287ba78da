// A lesson on the element's cube. The part that teaches is loaded when it is wanted (element/lessons.ts) and shows its
// moves in the player. The cube and moves from before come back when the lesson ends.

import type { ReactiveControllerHost } from "lit";

import { checkText } from "../../core/arguments";
import type { Method, Puzzle } from "../../core/choices";
import { CUBE_ERROR_CODES } from "../../core/errors";
import type { WrittenMove } from "../../core/moves";
import { faultOf, tell, tellError, type CubewrightEventDetails } from "../element/events";
import { Feature, withAttribute } from "../element/feature";
import { loadLessons } from "../element/lessons";
import type { Problem } from "../solve/problem";
import { Choosing, type ChoosingApi } from "./choosing";
import { Engine } from "./engine";
import { Playing } from "./playing";
import { Presence } from "./presence";
import { Settings } from "./settings";
import { Solving } from "./solving";

export interface LearningApi {
  /**
   * The id of the current stage of the lesson, such as "white-cross" or "f2l-2"; without a lesson, the stage that was
   * set. Setting it goes to the beginning of that stage, now and in each later lesson; setting the current stage does
   * nothing. "cubewright-stage" lists the stages; any other id gives a "cubewright-error" with the code "option".
   */
  get stage(): string;
  set stage(text: string | null | undefined);
}

/** What a lesson teaches, and on which cube. */
export interface LessonTask {
  puzzle: Puzzle;
  method: Method;
  facelets: string;
}

/** The stage to which a lesson is to go; "" for its beginning. One that no lesson has is taken back. */
export interface StageWish {
  stage: string;
}

/** The element, with what a lesson asks it itself. */
export type LearningElement = EventTarget & ReactiveControllerHost & Pick<ChoosingApi, "metric">;

type LessonPlace = CubewrightEventDetails["cubewright-stage"];

interface Played {
  start: string;
  written: readonly WrittenMove[];
  index: number;
}

export class Learning extends Feature implements LearningApi {
  /** Whether an arrow shows the turn to make in a lesson; elsewhere `hint` decides. */
  showsArrow = false;
  /** These three are for the part that teaches. */
  readonly playback = this.use(Playing);
  readonly solving = this.use(Solving);
  readonly engine = this.use(Engine);
  readonly #settings = this.use(Settings);
  readonly #presence = this.use(Presence);
  readonly #choosing = this.use(Choosing);
  #loading: Promise<void> | undefined;
  #task: LessonTask | undefined;
  #wish: StageWish = { stage: "" };
  // The last stage that was set and that a lesson had.
  #knownStage = "";
  #place: LessonPlace | undefined;
  #complaint: Problem | undefined;
  // What comes back after the lesson: what was there before it, or was set during it.
  #before: Played | undefined;
  // The last that the lesson showed or took over. If the player has anything else, that was set by the page, or
  // scrambled or solved.
  #shown: Played | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#settings.modeChanged = () => this.#changeMode();
  }

  @withAttribute
  get stage(): string {
    return this.#place?.stage ?? this.#wish.stage;
  }

  set stage(text: string | null | undefined) {
    try {
      const stage = checkText("stage", text ?? "");
      if (stage !== "" && stage === this.#place?.stage) return;
      this.#wish = { stage };
      this.element.requestUpdate();
    } catch (error) {
      tellError(this.element, error);
    }
  }

  override hostUpdate(): void {
    if (!this.isOn || !this.#presence.isAwake) return;
    this.#loading ??= loadLessons().catch((error: unknown) => this.complain(error));
    const isOther = this.#hasOther;
    if (isOther) this.#before = this.#shown = this.#played;
    const { puzzle, method } = this.#choosing;
    if (!isOther && this.#task?.puzzle === puzzle && this.#task.method === method) return;
    this.forgive();
    this.#place = undefined;
    this.#task = { puzzle, method, facelets: this.playback.facelets };
  }

  /** Whether there is to be a lesson. */
  get isOn(): boolean {
    return this.#settings.mode === "learn";
  }

  /** A new object for each lesson that is wanted; `undefined` before the first. */
  get task(): LessonTask | undefined {
    return this.#task;
  }

  /** A new object each time that `stage` is set. */
  get wish(): StageWish {
    return this.#wish;
  }

  /** The element, where the step events of the player are dispatched. */
  get target(): LearningElement {
    return this.element as typeof this.element & LearningElement;
  }

  /** Shows the moves of the lesson. */
  show(facelets: string, written: readonly WrittenMove[]): void {
    if (!this.isOn) return;
    this.playback.player.load(facelets, written);
    this.#shown = this.#played;
  }

  /** Shows the turn to make, or not. */
  showArrow(isShown: boolean): void {
    this.showsArrow = isShown;
    this.element.requestUpdate();
  }

  /** Tells the page around which stage is under way. */
  tellPlace(place: LessonPlace): void {
    // The lesson may hear late that it has ended.
    if (!this.isOn) return;
    const told = this.#place;
    this.#place = place;
    const { stage } = this.#wish;
    if (stage === "" || place.stages.includes(stage)) this.#knownStage = stage;
    const isSame = told?.stage === place.stage && told.reached.length === place.reached.length;
    if (!isSame) tell(this.element, "cubewright-stage", place);
  }

  /**
   * Reports that the lesson has no such stage. It goes on, and the stage that was set before is wished for again, unless
   * that was the stage of a lesson by another method.
   */
  refuseStage(error: unknown): void {
    if (this.#wish.stage === this.#knownStage) this.#knownStage = "";
    this.#wish.stage = this.#knownStage;
    tellError(this.element, error);
  }

  /** Reports an error, and shows it beside the cube. */
  complain(error: unknown): void {
    if (!this.isOn) return;
    const { work } = this.engine;
    const isOfCube = (CUBE_ERROR_CODES as readonly string[]).includes(faultOf(error).code);
    work.complain(error, isOfCube ? this.playback.player.facelets : "");
    this.#complaint = work.problem;
  }

  /** Removes the error that `complain` has shown. */
  forgive(): void {
    this.engine.work.forget(this.#complaint);
  }

  get #played(): Played {
    const { start, written, index } = this.playback.player;
    return { start, written, index };
  }

  // Whether the player has something else than the lesson has shown: set by the page, scrambled or solved.
  get #hasOther(): boolean {
    const { start, written } = this.playback.player;
    return start !== this.#shown?.start || written !== this.#shown.written;
  }

  #changeMode(): void {
    this.playback.pause();
    if (this.isOn) {
      // Nobody would see what a search finds, and it might take hours. A scramble makes the cube of the lesson.
      this.engine.work.halt();
      this.#before = this.#shown = this.#played;
      this.#loading = undefined;
      return;
    }
    const before = this.#before;
    this.#before = this.#task = this.#place = undefined;
    this.forgive();
    if (!before || this.#hasOther) return;
    this.playback.player.load(before.start, before.written);
    this.playback.seek(before.index);
  }
}
