// Keeps the lesson in the address of the page, so that it can be loaded again, copied and shared, and for the next
// visit.

import { keepLasting, readLasting } from "../site/lasting";
import type { Course } from "./course";
import { asksForLibrary } from "./library-address";
import { type LessonLink, readLessonLink, writeLessonLink } from "./lesson/lesson-link";

const STORAGE_KEY = "cubewright.lesson";
// Safari refuses the 101st change within 30 s, and turns are made faster than that.
const PAUSE_MS = 400;

export class LessonAddress {
  readonly #course: Course;
  #waiting = 0;

  /** @param opened is called when another lesson is opened by changing the address */
  constructor(course: Course, opened: () => void) {
    this.#course = course;
    addEventListener("hashchange", opened);
    // A phone that unloads the page may have told of no more than that it is out of sight.
    for (const type of ["pagehide", "visibilitychange"]) {
      addEventListener(type, () => this.#writeNow());
    }
  }

  /** What the address says, or the last visit where it says nothing. */
  get link(): LessonLink {
    const link = readLessonLink(location.hash);
    return link.facelets === undefined && location.hash.length < 2
      ? readLessonLink(readLasting(STORAGE_KEY) ?? "")
      : link;
  }

  /** The page that solves, with the cube as it is now. */
  get solveUrl(): string {
    const { lesson, index } = this.#course;
    const facelets = lesson?.momentAt(index).facelets ?? this.link.facelets;
    return facelets === undefined ? "./" : `./#facelets=${encodeURIComponent(facelets)}`;
  }

  /** Writes the lesson and the place in it, soon. */
  write(): void {
    this.#waiting ||= window.setTimeout(() => this.#writeNow(), PAUSE_MS);
  }

  #writeNow(): void {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    const { lesson, index } = this.#course;
    if (!lesson || asksForLibrary(location.hash)) return;
    const link = writeLessonLink(lesson, index);
    if (link === location.hash) return;
    history.replaceState(history.state, "", link);
    keepLasting(STORAGE_KEY, link);
  }
}
