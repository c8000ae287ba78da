// Leads a person through exercises: has one prepared, shows its cube, and counts the turns made on it.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { CUBE_ERROR_CODES, SolverError, type SolverErrorCode } from "../../core/errors";
import { moveAtStart, rotationsTo } from "../../core/held";
import type { Move } from "../../core/moves";
import { puzzleOf, stickersAlone, withPlaces } from "../../core/pocket-stickers";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Slipping } from "../../widget/features/slipping";
import type { SharedEngine } from "../../widget/solve/shared-engine";
import type { NamedMetric } from "../lesson/counting";
import { startOf } from "../lesson/lesson-link";
import { type PracticeLink, puzzleOfStage } from "../lesson/practice-link";
import type { Explain } from "../lesson/teaching";
import { Attempt } from "./attempt";
import {
  type Exercise,
  exerciseOn,
  type ExerciseSource,
  freshExercise,
  type Task,
} from "./exercise";
import type { Round } from "./progress";

/** What there is to show. */
export type PracticeState =
  | { kind: "preparing" }
  /** `turns`: what it took to reach the goal, in the metric, once it is reached. */
  | { kind: "ready"; exercise: Exercise; attempt: Attempt; turns?: number }
  | { kind: "failed"; code: SolverErrorCode };

export class Practising implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #cube: CubewrightCube;
  readonly #engine: SharedEngine;
  readonly #keep: (round: Round) => void;
  #task: Task | undefined;
  #metric: NamedMetric | undefined;
  #state: PracticeState = { kind: "preparing" };
  // The exercise that was asked for last.
  #wanted: symbol | undefined;

  /**
   * @param cube is turned by the person
   * @param keep is called with what was reached
   */
  constructor(
    host: ReactiveControllerHost,
    cube: CubewrightCube,
    engine: SharedEngine,
    keep: (round: Round) => void,
  ) {
    this.#host = host;
    this.#cube = cube;
    this.#engine = engine;
    this.#keep = keep;
    host.addController(this);
  }

  hostConnected(): void {
    this.#cube.addEventListener("cubewright-change", this.#hearChange);
  }

  /** Also drops the exercise that is being prepared. */
  hostDisconnected(): void {
    this.#cube.removeEventListener("cubewright-change", this.#hearChange);
    this.#wanted = undefined;
  }

  /** What is practised; `undefined` if there is no such stage. */
  get task(): Task | undefined {
    return this.#task;
  }

  /** In what turns are counted; `undefined`: in half turns. */
  get metric(): NamedMetric | undefined {
    return this.#metric;
  }

  get state(): PracticeState {
    return this.#state;
  }

  /** The exercise, if there is one. */
  get exercise(): Exercise | undefined {
    return this.#state.kind === "ready" ? this.#state.exercise : undefined;
  }

  /** The link to this exercise; `undefined` if there is no exercise. */
  get link(): PracticeLink | undefined {
    const { exercise, metric } = this;
    if (!exercise) return undefined;
    return { ...exercise.task, facelets: stickersAlone(exercise.start.facelets), metric };
  }

  /** Begins the stage of a link, on its cube if that is one to practise on; `undefined` if there is no such stage. */
  async open(link: PracticeLink | undefined): Promise<void> {
    if (!link) {
      this.#wanted = undefined;
      this.#task = undefined;
      this.#change({ kind: "failed", code: "unsupported" });
      return;
    }
    const { method, stage, facelets, metric } = link;
    this.#task = { method, stage };
    this.#metric = metric;
    this.#change({ kind: "preparing" });
    await this.#prepare(async (task, source) => {
      const given = facelets === undefined ? undefined : await onCube(task, facelets, source);
      return given ?? (await freshExercise(task, source));
    });
  }

  /** Begins on a fresh cube. The one before stays on the screen until that is there. */
  async another(): Promise<void> {
    if (!this.exercise) this.#change({ kind: "preparing" });
    await this.#prepare(freshExercise);
  }

  /** Begins anew on the same cube. */
  startAgain(): void {
    if (this.exercise) this.#show(this.exercise);
  }

  /** Turns a layer, named as the cube is held, while the person watches. */
  turn(move: Move): void {
    const { exercise } = this;
    if (exercise) this.#turnAtStart(moveAtStart(move, exercise.start.orientation));
  }

  /** Takes the last turn back. */
  takeBack(): void {
    // The last turn may be under way yet.
    this.#cube.feature(Slipping).finishTurn?.();
    const state = this.#state;
    if (state.kind !== "ready" || state.turns !== undefined) return;
    const { wayBack } = state.attempt;
    if (wayBack) this.#turnAtStart(wayBack);
  }

  #turnAtStart(move: Move): void {
    this.#cube.feature(Slipping).turnLayer?.(move);
  }

  async #prepare(make: (task: Task, source: ExerciseSource) => Promise<Exercise>): Promise<void> {
    const task = this.#task;
    if (!task) return;
    const wanted = (this.#wanted = Symbol());
    try {
      const solver = await this.#engine.solver();
      const exercise = await make(task, {
        explain: this.#explain,
        randomFacelets: (puzzle) => solver.randomFacelets({ puzzle }),
        random: () => Math.random(),
      });
      if (this.#wanted === wanted) this.#show(exercise);
    } catch (error) {
      if (this.#wanted === wanted) this.#change({ kind: "failed", code: codeOf(error) });
    }
  }

  readonly #explain: Explain = async (facelets, options) =>
    (await this.#engine.solver()).explain(facelets, options);

  #show(exercise: Exercise): void {
    const { start, lesson } = exercise;
    const cube = this.#cube;
    const hold = rotationsTo(start.orientation);
    // A turn under way is of the cube before.
    this.#cube.feature(Slipping).finishTurn?.();
    // Before the cube is set, so that setting it does not count as turns.
    this.#change({ kind: "ready", exercise, attempt: new Attempt(start.facelets) });
    cube.puzzle = lesson.puzzle;
    cube.alg = "";
    cube.facelets = stickersAlone(start.facelets);
    cube.alg = hold.join(" ");
    cube.seek(hold.length);
  }

  readonly #hearChange = (event: CustomEvent<{ facelets: string }>): void => {
    const state = this.#state;
    if (state.kind !== "ready") return;
    if (!state.attempt.goTo(withPlaces(event.detail.facelets))) return;
    this.#host.requestUpdate();
    // What comes after the goal does not count.
    if (state.turns === undefined) void this.#look(state);
  };

  // Finds out whether the goal is reached.
  async #look(state: PracticeState & { kind: "ready" }): Promise<void> {
    const { exercise, attempt } = state;
    const { facelets } = attempt;
    const turns = attempt.costIn(this.#metric);
    const isReached = await exercise.isReached(facelets, this.#explain).catch(() => false);
    // The person may have gone on meanwhile.
    if (!isReached || this.#state !== state || attempt.facelets !== facelets) return;
    const metric = this.#metric;
    const lessonTurns = exercise.lessonCost(metric);
    this.#change({ ...state, turns });
    const round = { ...exercise.task, turns, lessonTurns, endedMs: Date.now() };
    this.#keep({ ...round, ...(metric && { metric }) });
  }

  #change(state: PracticeState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}

// `undefined` for a cube that cannot be read or cannot exist, as for one on which there is nothing to do.
async function onCube(
  task: Task,
  text: string,
  { explain }: ExerciseSource,
): Promise<Exercise | undefined> {
  if (puzzleOf(text) !== puzzleOfStage(task.stage)) return undefined;
  try {
    return await exerciseOn(task, startOf(task.method, text).facelets, explain);
  } catch (error) {
    if ((CUBE_ERROR_CODES as readonly string[]).includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): SolverErrorCode {
  return error instanceof SolverError ? error.code : "internal";
}
