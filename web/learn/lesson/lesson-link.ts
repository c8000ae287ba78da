// A lesson in the address of its page, after "#":
//
//   #method=cfop&stage=f2l-2&facelets=UURF...&index=21&metric=qtm
//
// `facelets` are the stickers at the start of the lesson, in any form of core/facelets.ts, "_" for an unknown one. Of a
// 2x2x2 they are 24, by letters of faces or of colours.
// `hold` has the colours above and in front at that time, by the letters of faces, if they are not those with which the
// method's lessons begin. `index` moves are done; if omitted, the link leads to the beginning of `stage` or the lesson.
// `metric` is what a turn costs, as in core/choices.ts; half turns have none.

import type { Metric } from "../../core/choices";
import { hasUnknown } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { hasAllColors, readFacelets } from "../../core/facelets";
import { COLOR_LETTERS, FACES, type Face } from "../../core/faces";
import { FRAMES, turnWhole, USUAL_FRAME } from "../../core/orientation";
import type { Puzzle } from "../../core/puzzles";
import { puzzleOf, stickersAlone, withPlaces } from "../../core/pocket-stickers";
import { namedMetric, type NamedMetric } from "./counting";
import { type Lesson, type TaughtMethod, taughtMethodsOf } from "./lesson";
import type { Moment } from "./moment";
import { firstHeld } from "./teaching";

const LONGEST_LINK = 10_000;

export interface LessonLink {
  method: TaughtMethod;
  /** The stickers as they are written; `undefined` if there are none. */
  facelets: string | undefined;
  hold?: string;
  stage?: string;
  index?: number;
  /** What a turn costs; half turns if the method does not count in it, or if it is omitted. */
  metric?: Metric | undefined;
}

/**
 * What the end of an address says of a lesson.
 * @param usual the method if it names none that is taught
 */
export function readLessonLink(fragment: string, usual?: TaughtMethod): LessonLink {
  const parameters = new URLSearchParams(fragment.slice(0, LONGEST_LINK).replace(/^#/, ""));
  const parameter = (name: string) => parameters.get(name) ?? undefined;
  const puzzle = puzzleOf(parameter("facelets") ?? "");
  const method = taughtMethod(puzzle, parameter("method"), usual);
  const [hold, stage, index] = [parameter("hold"), parameter("stage"), parameter("index")];
  const metric = namedMetric(puzzle, method, parameter("metric"));
  return {
    method,
    facelets: parameter("facelets"),
    ...(hold !== undefined && { hold }),
    ...(stage !== undefined && { stage }),
    ...(index !== undefined && /^\d{1,4}$/.test(index) && { index: Number(index) }),
    ...(metric && { metric }),
  };
}

/** The end of an address, from "#" on, for a lesson of which `index` moves are done. */
export function writeLessonLink(lesson: Lesson, index: number, metric?: NamedMetric): string {
  const { method, start, stages } = lesson;
  const place = lesson.placeAt(index);
  const stage = stages[place?.stage ?? stages.length - 1]!.id;
  const isUsual = start.orientation === firstHeld(method, start.facelets).orientation;
  const hold = isUsual ? "" : `&hold=${holdOf(start.orientation)}`;
  const done = index === 0 ? "" : `&index=${index}`;
  const cube = `${stickersAlone(start.facelets)}${hold}${done}`;
  return `#method=${method}&stage=${stage}&facelets=${cube}${writeMetric(metric)}`;
}

/** The end of an address for a cube that is being painted, "?" where it is not yet. */
export function writePaintedLink(
  method: TaughtMethod,
  facelets: string,
  metric?: NamedMetric,
): string {
  return `#method=${method}&facelets=${facelets.replaceAll("?", "_")}${writeMetric(metric)}`;
}

/** The part of an address that names the metric, with its "&"; "" for half turns. */
export function writeMetric(metric: NamedMetric | undefined): string {
  return metric ? `&metric=${metric}` : "";
}

/**
 * The cube of a link, legal or not, as it is held at the start of the lesson.
 * @throws SolverError "length", "color-count" or "center".
 */
export function startOf(method: TaughtMethod, text: string, hold?: string): Moment {
  const stickers = text.replaceAll("_", "?");
  if (puzzleOf(stickers) === "2x2x2") return held(firstHeld(method, readPocket(stickers)), hold);
  if (hasUnknown(stickers)) {
    throw new SolverError("color-count", "Not all stickers of this cube are known.");
  }
  const { facelets, orientation } = readFacelets(stickers);
  const frame = FRAMES[orientation]!;
  // A cube that was written as it was held another way: its letters are colours, and it is turned back.
  const colors = facelets.replaceAll(/./g, (place) => frame.charAt(FACES.indexOf(place as Face)));
  return held(firstHeld(method, turnWhole(colors, frame, USUAL_FRAME)), hold);
}

function held(usual: Moment, hold: string | undefined): Moment {
  const orientation = FRAMES.findIndex((_, way) => holdOf(way) === hold);
  return orientation < 0 ? usual : { ...usual, orientation };
}

function readPocket(text: string): string {
  const letters = text.toUpperCase();
  const isInColors = /^[WRGYOB?]+$/.test(letters);
  const facelets = isInColors
    ? letters.replaceAll(/[A-Z]/g, (color) => FACES[COLOR_LETTERS.indexOf(color)]!)
    : letters;
  if (/^[URFDLB]+$/.test(facelets) && hasAllColors(withPlaces(facelets)))
    return withPlaces(facelets);
  throw new SolverError("color-count", "A 2x2x2 has four stickers of each of six colours.");
}

/** The first of these names that is a method taught for the puzzle, or else the beginner's. */
export function taughtMethod(
  puzzle: Puzzle,
  ...names: readonly (string | undefined)[]
): TaughtMethod {
  const taught = taughtMethodsOf(puzzle);
  const known = names.map((name) => taught.find((each) => each === name));
  return known.find((method) => method !== undefined) ?? "beginner";
}

/** How many moves of the lesson are done where the link leads. */
export function indexOf({ stage, index }: LessonLink, lesson: Lesson): number {
  const stageStart = lesson.stages.find(({ id }) => id === stage)?.from ?? 0;
  return Math.min(index ?? stageStart, lesson.moves.length);
}

/** The colours above and in front. */
function holdOf(orientation: number): string {
  const frame = FRAMES[orientation]!;
  return frame.charAt(FACES.indexOf("U")) + frame.charAt(FACES.indexOf("F"));
}
