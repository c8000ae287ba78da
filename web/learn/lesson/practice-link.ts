// A stage that is practised in the address of its page, after "#":
//
//   #practise=middle-layer&method=beginner&facelets=UURF...&metric=qtm
//
// `facelets` are the stickers of the cube at the beginning, 54 or, of a 2x2x2, 24; without them there is a fresh one.
// `metric` is that of lesson-link.ts.
// A lesson that shows how to do what is practised carries all of that in its own address, to lead back:
//
//   #method=beginner&stage=middle-layer&facelets=UURF...&practice=practise%3Dmiddle-layer%26...

import type { Puzzle } from "../../core/puzzles";
import { namedMetric, type NamedMetric } from "./counting";
import { type TaughtMethod, taughtMethodsOf } from "./lesson";
import { writeMetric } from "./lesson-link";
import { POCKET_GOALS } from "./pocket-goals";
import { STAGE_GOALS } from "./stage-goals";

export interface PracticeLink {
  method: TaughtMethod;
  stage: string;
  facelets?: string;
  metric?: NamedMetric | undefined;
}

const LONGEST_LINK = 1_000;

/** The puzzle that a stage is of. */
export function puzzleOfStage(stage: string): Puzzle {
  return Object.hasOwn(POCKET_GOALS, stage) ? "2x2x2" : "3x3x3";
}

/** What the end of an address says of practice; `undefined` if it asks for none, or for a stage that is not taught. */
export function readPracticeLink(fragment: string): PracticeLink | undefined {
  const parameters = parametersOf(fragment);
  const stage = parameters.get("practise") ?? "";
  if (!Object.hasOwn(STAGE_GOALS, stage)) return undefined;
  const puzzle = puzzleOfStage(stage);
  const methods = taughtMethodsOf(puzzle);
  const method = methods.find((each) => each === parameters.get("method"));
  if (!method) return undefined;
  const facelets = parameters.get("facelets");
  const metric = namedMetric(puzzle, method, parameters.get("metric") ?? undefined);
  return { method, stage, ...(facelets !== null && { facelets }), ...(metric && { metric }) };
}

/** The end of an address, from "#" on. */
export function writePracticeLink({ method, stage, facelets, metric }: PracticeLink): string {
  const cube = facelets === undefined ? "" : `&facelets=${facelets}`;
  return `#practise=${stage}&method=${method}${cube}${writeMetric(metric)}`;
}

/** The same for a lesson that shows how to do what is practised; `lesson` is the end of its address. */
export function writeShownLink(lesson: string, practice: PracticeLink): string {
  return `${lesson}&practice=${encodeURIComponent(writePracticeLink(practice).slice(1))}`;
}

/** The practice that a lesson shows how to do, if the end of its address names one. */
export function readShownPractice(fragment: string): PracticeLink | undefined {
  return readPracticeLink(parametersOf(fragment).get("practice") ?? "");
}

function parametersOf(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.slice(0, LONGEST_LINK).replace(/^#/, ""));
}
