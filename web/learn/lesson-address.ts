// Keeps the lesson in the address of the page, so that it can be reloaded, copied and shared, and stores it for the
// next visit.

import { stickersAlone } from "../core/pocket-stickers";
import { keepLasting, readLasting } from "../site/lasting";
import type { Course } from "./course";
import {
  type LessonLink,
  readLessonLink,
  writeLessonLink,
  writeMetric,
  writePaintedLink,
} from "./lesson/lesson-link";
import { type PracticeLink, readShownPractice, writeShownLink } from "./lesson/practice-link";
import { asksForLesson } from "./rooms/room-address";

const STORAGE_KEY = "cubewright.lesson";
// Safari refuses the 101st change within 30 s, and turns are made faster than that.
const PAUSE_MS = 400;

export class LessonAddress {
  readonly #course: Course;
  readonly #painted: () => string | undefined;
  #waiting = 0;
  // The fragment that was read or written last. A different one in the address is a newer request that has not been
  // handled yet.
  #known = location.hash;
  #practice: PracticeLink | undefined;
  // What "#" leads back to, also where nothing can be stored, and to a cube of which nothing is painted here.
  #last: string | undefined;
  // The lesson's fragment that another room has taken the place of. Its last turns may not have been written.
  #left: string | undefined;

  /**
   * @param opened is called when another lesson is opened by changing the address
   * @param painted returns the cube that is being painted when there is no lesson yet
   */
  constructor(
    course: Course,
    { opened, painted }: { opened: () => void; painted: () => string | undefined },
  ) {
    this.#course = course;
    this.#painted = painted;
    addEventListener("hashchange", ({ oldURL }) => {
      if (asksForLesson(location.hash)) {
        // What is being prepared is newer than the address, and is shown as soon as it is ready.
        if (this.#isBack && course.isPreparing) this.read();
        else opened();
        return;
      }
      this.#keep();
      const fragment = new URL(oldURL).hash;
      if (asksForLesson(fragment) && !this.#practice) this.#left = fragment;
    });
    // A phone may unload the page after reporting only that it is hidden.
    for (const type of ["pagehide", "visibilitychange"]) {
      addEventListener(type, () => this.#writeNow());
    }
  }

  /** What the address asks for, which is then handled: its lesson, or that of the last visit where it names none. */
  read(): LessonLink {
    const fragment = (this.#isBack ? this.#linkNow() : undefined) ?? writtenNow();
    this.#known = location.hash;
    this.#left = undefined;
    this.#practice = readShownPractice(fragment);
    return this.#linkOf(fragment);
  }

  /** The practice for which this lesson shows what to do; `undefined` if the lesson is about the person's own cube. */
  get practice(): PracticeLink | undefined {
    return this.#practice;
  }

  /** The page that solves, with the cube as it is now, and in what its turns are counted. */
  get solveUrl(): string {
    const { lesson, index } = this.#course;
    const facelets =
      lesson?.momentAt(index).facelets ??
      this.#painted()?.replaceAll("?", "_") ??
      this.#linkOf(writtenNow()).facelets;
    if (facelets === undefined) return "./";
    const cube = encodeURIComponent(stickersAlone(facelets));
    return `./#facelets=${cube}${writeMetric(this.#course.metric)}`;
  }

  /** Writes the lesson and the place in it, soon. */
  write(): void {
    this.#waiting ||= window.setTimeout(() => this.#writeNow(), PAUSE_MS);
  }

  // Whether the address leads from another room back to the lesson that was left.
  get #isBack(): boolean {
    return this.#left !== undefined && ["", this.#left].includes(writtenNow());
  }

  #linkOf(fragment: string): LessonLink {
    const last = readLessonLink(this.#last ?? readLasting(STORAGE_KEY) ?? "");
    // A cube that comes from the page that solves cubes is learned by the method of the last lesson.
    const link = readLessonLink(fragment, last.method);
    return link.facelets === undefined && location.hash.length < 2 ? last : link;
  }

  #writeNow(): void {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    // A lesson that is being prepared is the one in the address, or will be written when it is ready.
    if (this.#course.isPreparing || location.hash !== this.#known) return;
    const link = this.#linkNow();
    if (link === undefined || !asksForLesson(location.hash) || link === location.hash) return;
    history.replaceState(history.state, "", link);
    this.#known = location.hash;
    this.#keep();
  }

  // For the next visit, and for the way back from another room.
  #keep(): void {
    if (this.#practice) return;
    const link = this.#linkNow();
    if (link !== undefined) {
      keepLasting(STORAGE_KEY, link);
      this.#last = link;
      return;
    }
    const { state } = this.#course;
    const isBroken = state.kind === "refused" && state.why === "broken-link";
    const hasCube = state.kind !== "empty" && !isBroken;
    if (hasCube && asksForLesson(this.#known)) this.#last = this.#known;
  }

  // The lesson and the place in it, or the cube as far as it is painted for one.
  #linkNow(): string | undefined {
    const { lesson, index, method, metric } = this.#course;
    if (lesson) {
      const link = writeLessonLink(lesson, index, metric);
      return this.#practice ? writeShownLink(link, this.#practice) : link;
    }
    const painted = this.#painted();
    return painted === undefined ? undefined : writePaintedLink(method, painted, metric);
  }
}

/** What the address says of a lesson; "" in another room. */
function writtenNow(): string {
  return asksForLesson(location.hash) ? location.hash : "";
}
