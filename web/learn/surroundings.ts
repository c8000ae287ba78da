// Where lessons are given: on their own page, or within an element on somebody else's page.

import type { Looks } from "../site/stored-looks";
import type { CubewrightCube } from "../widget/cubewright-cube";
import type { cubeInWords } from "./cards/cube-in-words";
import type { Course } from "./course";
import type { HelpLevel } from "./lesson/help";
import type { methodChoice } from "./method-choice";
import type { PracticeLink } from "./lesson/practice-link";
import type { StepCaseLoading } from "./rooms/step-case-loading";

export interface Surroundings {
  /** Lets the person choose the method; `undefined`: the embedding page chooses. */
  readonly methodChoice?: typeof methodChoice;
  /** Whether a stage can be practised by itself. */
  readonly offersPractice?: boolean;
  /** The cube that points at pieces and follows turns by hand. Lessons are read aloud only if there is one. */
  readonly cube?: CubewrightCube;
  /** Shows the case of a step, where there is a case library. */
  readonly cases?: StepCaseLoading;
  /** Tells a cube in words; `undefined`: not here. */
  readonly cubeInWords?: typeof cubeInWords;
  /** How the cube looks. */
  readonly looks: Looks;
  /** Where the cube of the lesson can be painted, mended and solved; `undefined`: nowhere. */
  readonly solveUrl: string | undefined;
  /** What is practised, if the lesson was opened from there to show how it is done. */
  readonly practice?: PracticeLink | undefined;
  /** How much of a step is told; set when the person chooses. */
  help: HelpLevel;
  /** Called after each update that shows the course. */
  shown(course: Course): void;
}
