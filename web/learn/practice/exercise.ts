// A cube to practise a stage on: the earlier stages are done, and all else is random.
//
// Solving the earlier stages of a random cube by the method is not random enough: the method has chosen its turns so
// that the later stages are short, too. So all pieces that the earlier stages have not brought home are shuffled once
// more, and every legal cube is equally likely (shuffled.ts). Only which pairs of CFOP are home is the lesson's choice.
//
// If every piece matters already, as when corners are in their places but may be turned, the turns that solve a few
// other such cubes are made on this one. The earlier stages stay done, since such cubes form a group. Any cube of this
// group can be the result, and as more cubes are used, all very quickly become equally likely.
//
// Cubes on which the stage has nothing to do are left out.

import type { Metric } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { stickersHeld } from "../../core/held";
import { applyMoves, type Move } from "../../core/moves";
import { isPocket, stickersAlone, withPlaces } from "../../core/pocket-stickers";
import type { Puzzle } from "../../core/puzzles";
import { plainMoves, stepsOf } from "../../core/written-moves";
import { costOfWritten } from "../lesson/counting";
import type { Lesson, LessonStage, TaughtMethod } from "../lesson/lesson";
import { heldAt, type Moment } from "../lesson/moment";
import { puzzleOfStage } from "../lesson/practice-link";
import { STAGE_GOALS } from "../lesson/stage-goals";
import { type Explain, firstHeld, heldToGoOn, teach } from "../lesson/teaching";
import { type Random, shuffled } from "./shuffled";

/** A stage of a method. */
export interface Task {
  method: TaughtMethod;
  stage: string;
}

/** What exercises are made with: the solver, and chance. */
export interface ExerciseSource {
  explain: Explain;
  /** A random cube by its stickers, 54 or 24. */
  randomFacelets: (puzzle: Puzzle) => Promise<string>;
  random: Random;
}

// At every stage, there is something to do on more than half of the cubes.
const MOST_TRIES = 200;
// The turns of how many other cubes mix a cube on which every piece matters.
const MIXING_COUNT = 3;
// The stickers alone do not show that half turns are enough.
const ASKED_OF_METHOD = ["half-turns"];

export class Exercise {
  /** The lesson from the cube of the exercise on. */
  readonly lesson: Lesson;
  /** The number of the stage in it. */
  readonly stage: number;
  /** How many moves of the lesson, which turn the whole cube, come before its first turn of a face. */
  readonly firstTurn: number;
  /** The cube, and how it is held throughout: as when the lesson first turns a face, a cross always below. */
  readonly start: Moment;

  constructor(lesson: Lesson, stage: number) {
    this.lesson = lesson;
    this.stage = stage;
    // A sequence may begin by turning the whole cube.
    this.firstTurn = lesson.moves.findIndex((move) => plainMoves([move]).length > 0);
    this.start = heldToGoOn(lesson.method, lesson.momentAt(this.firstTurn));
  }

  get task(): Task {
    return { method: this.lesson.method, stage: this.lesson.stages[this.stage]!.id };
  }

  /** What the lesson's turns cost until its goal is reached; in half turns, how many turns of faces it makes. */
  lessonCost(metric?: Metric): number {
    return costUntil(this.lesson, this.stage, metric);
  }

  /** The stage that comes next in the lesson, if there is one. */
  get nextTask(): Task | undefined {
    const next = this.lesson.stages[this.stage + 1];
    return next && { method: this.lesson.method, stage: next.id };
  }

  /** Another cube, held as this one. */
  held(facelets: string): Moment {
    return { facelets, orientation: this.start.orientation };
  }

  /** Whether the cube has reached the stage's goal. */
  async isReached(facelets: string, explain: Explain): Promise<boolean> {
    const { method, stage } = this.task;
    const moment = this.held(facelets);
    // A 2x2x2 may be built with its first layer on any side: only the method knows which colour is asked for.
    if (!isPocket(facelets)) {
      if (!STAGE_GOALS[stage]!.holds(heldAt(moment))) return false;
      if (!ASKED_OF_METHOD.includes(stage)) return true;
    }
    const lesson = await teach(explain, method, moment);
    return costUntil(lesson, this.stage) === 0;
  }
}

function costUntil({ moves, stages }: Lesson, stage: number, metric?: Metric): number {
  return costOfWritten(moves.slice(0, stages[stage]!.to), metric);
}

/** An exercise on a fresh cube. */
export async function freshExercise(task: Task, source: ExerciseSource): Promise<Exercise> {
  for (let count = 0; count < MOST_TRIES; ++count) {
    const exercise = await exerciseOn(task, await freshCube(task, source), source.explain);
    if (exercise) return exercise;
  }
  throw new SolverError("internal", `There is no cube to practise "${task.stage}" on.`);
}

async function freshCube(task: Task, source: ExerciseSource): Promise<string> {
  const { facelets, before } = await atStage(task, source);
  if (!before) return facelets;
  if (before.shown.size < stickersAlone(facelets).length) {
    return shuffled(facelets, before.shown, source.random);
  }
  let mixed = facelets;
  for (let count = 0; count < MIXING_COUNT; ++count) {
    mixed = applyMoves(mixed, (await atStage(task, source)).left);
  }
  return mixed;
}

interface CubeAtStage {
  facelets: string;
  /** The stickers that matter after the stage before; `undefined` if there is none. */
  before: { shown: ReadonlySet<number> } | undefined;
  /** The remaining turns of the lesson. */
  left: readonly Move[];
}

/** A random cube at the moment when the lesson on it begins the stage. */
async function atStage(
  { method, stage }: Task,
  { explain, randomFacelets }: ExerciseSource,
): Promise<CubeAtStage> {
  const random = withPlaces(await randomFacelets(puzzleOfStage(stage)));
  const lesson = await teach(explain, method, firstHeld(method, random));
  const { hold, moves, stages, puzzle } = lesson;
  const number = stages.findIndex(({ id }) => id === stage);
  if (number < 0) throw new SolverError("unsupported", `${method} has no stage "${stage}".`);
  const { from, start } = stages[number]!;
  const before = stages[number - 1];
  // A 2x2x2 has no centres that say how it is to be held: it is taken as the lesson holds it here.
  if (puzzle === "2x2x2") {
    return {
      facelets: heldAt(start),
      before: before && { shown: new Set(before.shown) },
      left: plainMoves(moves.slice(from)),
    };
  }
  const left = stepsOf([...hold, ...moves]).slice(hold.length + from);
  return {
    facelets: start.facelets,
    before: before && { shown: stickersAtStart(before) },
    left: left.flatMap((step) => step.moves),
  };
}

function stickersAtStart({ shown, end }: LessonStage): ReadonlySet<number> {
  const held = stickersHeld(end.orientation);
  return new Set(shown.map((sticker) => held[sticker]!));
}

/**
 * The exercise on this cube; `undefined` if the stage has nothing to do, or an earlier stage still has.
 * @throws SolverError what `Solver.explain` throws.
 */
export async function exerciseOn(
  { method, stage }: Task,
  facelets: string,
  explain: Explain,
): Promise<Exercise | undefined> {
  const lesson = await teach(explain, method, firstHeld(method, facelets));
  const number = lesson.stages.findIndex(({ id }) => id === stage);
  if (number < 0) return undefined;
  const { from, moves } = lesson.stages[number]!;
  const isNext = costOfWritten(lesson.moves.slice(0, from)) === 0 && costOfWritten(moves) > 0;
  return isNext ? new Exercise(lesson, number) : undefined;
}
