// The page of lessons around a lesson: its address, the looks that were chosen on the site, and what is kept for the
// next visit.

import type { LitElement } from "lit";

import { keepLasting, readLasting } from "../site/lasting";
import { readStoredLooks } from "../site/stored-looks";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { readColorScheme } from "../widget/looks/color-scheme";
import type { SharedEngine } from "../widget/solve/shared-engine";
import { cubeInWords } from "./cards/cube-in-words";
import type { Course } from "./course";
import { LessonAddress } from "./lesson-address";
import { HELP_LEVELS, type HelpLevel } from "./lesson/help";
import type { PracticeLink } from "./lesson/practice-link";
import { methodChoice } from "./method-choice";
import { Mending } from "./mending/mending";
import { StepCaseLoading } from "./rooms/step-case-loading";
import type { Surroundings } from "./surroundings";

const HELP_KEY = "cubewright.help";

export class PageSurroundings implements Surroundings {
  readonly methodChoice = methodChoice;
  readonly offersPractice = true;
  readonly cubeInWords = cubeInWords;
  readonly cube: CubewrightCube;
  readonly cases: StepCaseLoading;
  readonly looks = readStoredLooks();
  readonly #engine: Pick<SharedEngine, "solver">;
  #address: LessonAddress | undefined;
  #mending: Mending | undefined;

  /** @param page gets the colours of the cube for its pictures, and is updated once a case can be shown */
  constructor(page: LitElement, cube: CubewrightCube, engine: Pick<SharedEngine, "solver">) {
    this.cube = cube;
    this.cases = new StepCaseLoading(page);
    this.#engine = engine;
    Object.assign(cube, this.looks);
    const scheme = readColorScheme(this.looks.colorScheme, () => true);
    for (const [face, color] of Object.entries(scheme)) {
      page.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, color);
    }
  }

  /** Begins with the lesson in the address, or that of the last visit. Resolves when it is ready, or has failed. */
  async open(course: Course): Promise<void> {
    const mending = (this.#mending = new Mending(
      this.cube,
      this.#engine,
      (facelets) => void course.open({ method: course.method, metric: course.metric, facelets }),
    ));
    const address = (this.#address = new LessonAddress(course, {
      opened: () => void course.open(address.read()),
      painted: () => mending.painted,
    }));
    this.cube.addEventListener("cubewright-change", () => address.write());
    await course.open(address.read());
  }

  get solveUrl(): string {
    return this.#address?.solveUrl ?? "./";
  }

  get practice(): PracticeLink | undefined {
    return this.#address?.practice;
  }

  get help(): HelpLevel {
    const stored = readLasting(HELP_KEY);
    return HELP_LEVELS.find((level) => level === stored) ?? "goal";
  }

  set help(level: HelpLevel) {
    keepLasting(HELP_KEY, level);
  }

  shown({ state }: Course): void {
    this.#mending?.offer(state.kind === "refused" && state.why === "wrong-cube");
    this.#address?.write();
  }
}
