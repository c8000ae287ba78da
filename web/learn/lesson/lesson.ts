// A lesson: a cube solved by a method's stages, for somebody who learns on the cube in their hand. It knows the cube
// before and after each turn, stage and step, so that one can go anywhere in it, and go on from wherever a wrong turn
// has led. It has places, pieces and codes; the code that shows it finds the words.

import type { MethodByStages, POCKET_METHODS } from "../../core/choices";
import { rotationsTo, stickersHeld } from "../../core/held";
import { FACES } from "../../core/faces";
import type { WrittenMove } from "../../core/moves";
import { colorsOfPiece } from "../../core/pieces";
import type { Puzzle } from "../../core/puzzles";
import { puzzleOf } from "../../core/pocket-stickers";
import type { Stage, StageStep, StepReason } from "../../core/stages";
import { faceColors } from "./face-colors";
import { centersBeside, heldAt, momentsThrough, placeOfPiece, type Moment } from "./moment";
import { STAGE_GOALS } from "./stage-goals";
import { placesLookedAt } from "./upper-layer";

/** The methods of the 3x3x3 that have lessons. */
export const TAUGHT_METHODS = [
  "beginner",
  "cfop-2look",
  "cfop",
  "thistlethwaite",
  "corners-edges",
] as const satisfies readonly MethodByStages[];
/** Those of the 2x2x2. */
export const TAUGHT_POCKET_METHODS = [
  "beginner",
  "ortega",
] as const satisfies readonly PocketMethod[];
export type TaughtMethod = (typeof TAUGHT_METHODS)[number] | (typeof TAUGHT_POCKET_METHODS)[number];

/** The methods that have lessons for a puzzle. */
export function taughtMethodsOf(puzzle: Puzzle): readonly TaughtMethod[] {
  return puzzle === "2x2x2" ? TAUGHT_POCKET_METHODS : TAUGHT_METHODS;
}

type PocketMethod = (typeof POCKET_METHODS)[number];

/** Moves of the lesson, with the cube before and after them. */
interface LessonPart {
  /** Their places among all moves: from `from` to `to` - 1. */
  from: number;
  to: number;
  moves: readonly WrittenMove[];
  start: Moment;
  end: Moment;
}

/** A piece that a step is about. */
export interface StepPiece {
  /** By its colours, such as "UF"; letters stand for colours as in `Moment.facelets`. */
  colors: string;
  /** Where it is before the step, named as the cube is held then, such as "DLF". */
  from: string;
  /** Where the step brings it, named as the cube is held after it. */
  to: string;
  /** The colours of the centres around that place, which are the same however the cube is held; "" on a 2x2x2. */
  centers: string;
}

export interface LessonStep extends LessonPart {
  pieces: readonly StepPiece[];
  /** As the field names it, such as "oll-27". */
  case?: string;
  /** The sequence with which the step ends, by its name. */
  algorithm?: string;
  /** Why it is made. Its pieces and colours are named as in `Moment.facelets`, its places as the cube is held before. */
  reason?: StepReason;
}

export interface LessonStage extends LessonPart {
  /** Such as "white-cross". */
  id: string;
  /** Empty if there is nothing to do. */
  steps: readonly LessonStep[];
  /** The stickers (0..53, as the cube is held at its end) that matter by then. */
  shown: readonly number[];
  /** Those of them that did not matter before, or all: what there is to look at. */
  added: readonly number[];
}

/** Where in a lesson one is, by the numbers of the stage and of its step. */
export interface LessonPlace {
  stage: number;
  step: number;
}

// The values of a reason that name places.
const PLACE_VALUES = ["from"];

export class Lesson {
  readonly method: TaughtMethod;
  /** Turns of the whole cube that lead from the usual way to hold it to how it is held at the start. */
  readonly hold: readonly WrittenMove[];
  /** All moves of all stages. */
  readonly moves: readonly WrittenMove[];
  readonly stages: readonly LessonStage[];
  readonly #moments: readonly Moment[];

  /**
   * @param start the cube, and how it is held
   * @param told the method's stages for `heldAt(start)`, in which colours are named by where their centres are
   */
  constructor(method: TaughtMethod, start: Moment, told: readonly Stage[]) {
    this.method = method;
    this.hold = rotationsTo(start.orientation);
    this.moves = told.flatMap(({ written }) => written);
    this.#moments = momentsThrough(start, this.moves);
    const stages: LessonStage[] = [];
    for (const stage of told) stages.push(this.#stage(stage, stages.at(-1)));
    this.stages = stages;
  }

  get puzzle(): Puzzle {
    return puzzleOf(this.start.facelets);
  }

  get start(): Moment {
    return this.#moments[0]!;
  }

  /** The cube after `index` moves. */
  momentAt(index: number): Moment {
    return this.#moments[index]!;
  }

  /**
   * The stage and the step to which the move with this index belongs; `undefined` at the end, where there is none
   * left.
   */
  placeAt(index: number): LessonPlace | undefined {
    const stage = this.stages.findIndex(({ from, to }) => from <= index && index < to);
    if (stage < 0) return undefined;
    const step = this.stages[stage]!.steps.findIndex(({ to }) => index < to);
    return { stage, step };
  }

  /** Whether the goal of a stage is reached after `index` moves, and those of all stages before it. */
  isReached(stage: number, index: number): boolean {
    return this.stages[stage]!.to <= index;
  }

  /** The stages right before this one in which there was nothing to do, in their order. */
  doneBefore(stage: number): readonly LessonStage[] {
    const before = this.stages.slice(0, stage);
    const last = before.findLastIndex(({ from, to }) => from < to);
    return before.slice(last + 1);
  }

  /** The stage that is reached by the last of `index` moves, if one is. */
  endedAt(index: number): LessonStage | undefined {
    return this.stages.findLast(({ from, to }) => from < to && to === index);
  }

  /** How many moves are done at the end of the step that is under way or comes next. */
  nextStepFrom(index: number): number {
    return this.#steps.find(({ to }) => index < to)?.to ?? this.moves.length;
  }

  /** How many moves are done at the beginning of the step that is under way, or of the one before. */
  previousStepFrom(index: number): number {
    return this.#steps.findLast(({ from }) => from < index)?.from ?? 0;
  }

  get #steps(): readonly LessonStep[] {
    return this.stages.flatMap(({ steps }) => steps);
  }

  #part({ from, to, written }: Pick<Stage, "from" | "to" | "written">): LessonPart {
    return { from, to, moves: written, start: this.momentAt(from), end: this.momentAt(to) };
  }

  #stage(stage: Stage, before: LessonStage | undefined): LessonStage {
    const part = this.#part(stage);
    const { id, steps } = stage;
    const shown = STAGE_GOALS[id]!.shown(heldAt(part.end));
    // The cube may be held another way than at the end of the stage before.
    const held = stickersHeld(part.end.orientation);
    const heldBefore = stickersHeld(before?.end.orientation ?? 0);
    const known = new Set(before?.shown.map((sticker) => heldBefore[sticker]));
    const added = shown.filter((sticker) => !known.has(held[sticker]));
    return {
      ...part,
      ...{ id, steps: steps.map((step) => this.#step(step, id)), shown },
      added: added.length > 0 ? added : shown,
    };
  }

  #step(step: StageStep, stage: string): LessonStep {
    const part = this.#part(step);
    const reason = step.reason && this.#reason(step.reason);
    // A step that moves a piece out of the way names it in its reason only.
    const about = reason?.values.piece;
    const held = heldAt(part.end);
    const upper = placesLookedAt(stage, reason?.key);
    const colors = upper
      ? upper.map((place) => colorsOfPiece(held, place))
      : step.pieces.map((piece) => this.#colors(piece));
    const pieces = colors.length === 0 && typeof about === "string" ? [about] : colors;
    return {
      ...part,
      pieces: pieces.map((piece) => pieceOfStep(piece, part)),
      ...(step.case !== undefined && { case: step.case }),
      ...(step.algorithm !== undefined && { algorithm: step.algorithm }),
      ...(reason && { reason }),
    };
  }

  #reason({ key, values }: StepReason): StepReason {
    const named = Object.entries(values).map(([name, value]) => {
      const isOfColors = typeof value === "string" && !PLACE_VALUES.includes(name);
      return [name, isOfColors ? this.#colors(value) : value] as const;
    });
    return { key, values: Object.fromEntries(named) };
  }

  // The method names a colour by the face that is to have it, as the cube is held at the start of the lesson.
  #colors(places: string): string {
    const frame = faceColors(heldAt(this.start));
    return places.replaceAll(/[URFDLB]/g, (place) => frame.charAt(FACES.indexOf(place as "U")));
  }
}

function pieceOfStep(colors: string, { start, end }: LessonPart): StepPiece {
  const to = placeOfPiece(heldAt(end), colors);
  const centers = centersBeside(heldAt(end), to);
  return { colors, from: placeOfPiece(heldAt(start), colors), to, centers };
}
