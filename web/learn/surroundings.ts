// Where lessons are given: on their page, or within an element on a page of somebody else's.

import type { Looks } from "../site/stored-looks";
import type { CubewrightCube } from "../widget/cubewright-cube";
import type { Course } from "./course";
import type { HelpLevel } from "./lesson/help";

export interface Surroundings {
  /** Whether the person chooses the method, or the page around does. */
  readonly methods: "offered" | "given";
  /** Whether a stage can be practised by itself. */
  readonly offersPractice?: boolean;
  /** The cube that points at pieces and follows turns by hand, where lessons are read aloud; `undefined`: none does. */
  readonly cube?: CubewrightCube;
  /** How the cube looks. */
  readonly looks: Looks;
  /** Where the cube of the lesson can be painted, mended and solved; `undefined`: nowhere. */
  readonly solveUrl: string | undefined;
  /** Where the practice goes on that this lesson was opened from, to show how it is done; `undefined`: from none. */
  readonly practiceShown?: string | undefined;
  /** How much of a step is told; set when the person chooses. */
  help: HelpLevel;
  /** The course is shown as it is now. */
  shown(course: Course): void;
}
