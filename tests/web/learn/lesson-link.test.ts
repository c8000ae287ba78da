// A lesson in the address of its page.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { faceletsHeld } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { SOLVED_POCKET, stickersAlone, withPlaces } from "../../../web/core/pocket-stickers";
import { Lesson } from "../../../web/learn/lesson/lesson";
import {
  indexOf,
  readLessonLink,
  startOf,
  writeLessonLink,
  writePaintedLink,
} from "../../../web/learn/lesson/lesson-link";
import { firstHeld } from "../../../web/learn/lesson/teaching";

const facelets = applyMoves(SOLVED_FACELETS, ["R", "U"]);
// Two stages of a cube that two turns solve: held as in the beginner's lesson, they are D' and L'.
const lesson = new Lesson("beginner", firstHeld("beginner", facelets), [
  { id: "daisy", from: 0, to: 1, written: ["D'"], steps: [] },
  { id: "white-cross", from: 1, to: 2, written: ["L'"], steps: [] },
]);

describe("the link to a lesson", () => {
  it("restores the cube and the place in the lesson", () => {
    for (let index = 0; index <= 2; ++index) {
      const link = readLessonLink(writeLessonLink(lesson, index));
      expect(startOf(link.method, link.facelets!, link.hold)).toEqual(lesson.start);
      expect(indexOf(link, lesson)).toBe(index);
    }
    expect(lesson.momentAt(2).facelets).toBe(SOLVED_FACELETS);
  });

  it("keeps how the cube is held at the start of the lesson", () => {
    for (let orientation = 0; orientation < 24; ++orientation) {
      const other = new Lesson("cfop", { facelets, orientation }, [
        { id: "cross", from: 0, to: 0, written: [], steps: [] },
      ]);
      const link = readLessonLink(writeLessonLink(other, 0));
      expect(link.method).toBe("cfop");
      expect(startOf(link.method, link.facelets!, link.hold)).toEqual(other.start);
    }
  });

  it("names the metric unless that is half turns, or the method does not count in it", () => {
    const link = writeLessonLink(lesson, 1, "axial-qtm");
    expect(readLessonLink(link)).toEqual({
      ...readLessonLink(writeLessonLink(lesson, 1)),
      metric: "axial-qtm",
    });
    expect(readLessonLink(writePaintedLink("cfop", "U?", "qtm")).metric).toBe("qtm");
    const pocket = stickersAlone(SOLVED_POCKET);
    expect(readLessonLink(`#facelets=${pocket}&metric=qtm`).metric).toBe("qtm");
    for (const unnamed of ["#metric=htm", "#metric=x", `#facelets=${pocket}&metric=axial-htm`]) {
      expect(readLessonLink(unnamed)).not.toHaveProperty("metric");
    }
  });

  it("limits its index to the lesson, and without one leads to the start of its stage", () => {
    const of = (fragment: string) => indexOf(readLessonLink(fragment), lesson);
    expect(of("#method=beginner&stage=white-cross")).toBe(1);
    expect(of("#stage=pll")).toBe(0);
    expect(of("#index=99")).toBe(2);
    expect(of("#index=-1")).toBe(0);
  });

  it("uses the beginner's method if it names no method that is taught", () => {
    expect(readLessonLink("").method).toBe("beginner");
    expect(readLessonLink("#method=genetic&facelets=U")).toEqual({
      method: "beginner",
      facelets: "U",
    });
  });

  it("uses the last lesson's method, if any, if it names no method that is taught", () => {
    expect(readLessonLink("#facelets=U", "cfop").method).toBe("cfop");
    expect(readLessonLink("#method=beginner&facelets=U", "cfop").method).toBe("beginner");
    expect(readLessonLink("#method=genetic&facelets=U", "cfop").method).toBe("cfop");
    const pocket = `#facelets=${stickersAlone(SOLVED_POCKET)}`;
    expect(readLessonLink(pocket, "cfop").method).toBe("beginner");
    expect(readLessonLink(pocket, "ortega").method).toBe("ortega");
  });

  it("accepts a cube in any form and held in any way", () => {
    for (let orientation = 0; orientation < 24; ++orientation) {
      const written = faceletsHeld(facelets, orientation);
      expect(startOf("beginner", written)).toEqual(lesson.start);
    }
    const colors = { U: "w", R: "r", F: "g", D: "y", L: "o", B: "b" };
    const written = facelets.replaceAll(/./g, (face) => colors[face as "U"]);
    expect(startOf("beginner", written)).toEqual(lesson.start);
  });

  it("accepts a 2x2x2 in face or colour letters, with a method of its own", () => {
    const pocket = applyMoves(withPlaces(SOLVED_POCKET), ["R", "U2"]);
    const start = { facelets: pocket, orientation: 9 };
    const taught = new Lesson("ortega", start, [
      { id: "pbl", from: 0, to: 2, written: ["F2", "R'"], steps: [] },
    ]);
    const link = readLessonLink(writeLessonLink(taught, 1));
    expect(link.method).toBe("ortega");
    expect(link.facelets).toBe(stickersAlone(pocket));
    expect(startOf(link.method, link.facelets!, link.hold)).toEqual(start);
    const colors = Array.from(stickersAlone(pocket), (face) => "wrgyob"["URFDLB".indexOf(face)]!);
    expect(startOf("beginner", colors.join("")).facelets).toBe(pocket);
    expect(readLessonLink(`#method=cfop&facelets=${stickersAlone(pocket)}`).method).toBe(
      "beginner",
    );
    expect(readLessonLink(`#method=ortega&facelets=${facelets}`).method).toBe("beginner");
  });

  it.each([
    ["_".repeat(54), "color-count"],
    [`?${facelets.slice(1)}`, "color-count"],
    [facelets.slice(1), "length"],
    [`R${facelets.slice(1)}`.replace("U", "R"), "color-count"],
    ["UUUURRRRFFFFDDDDLLLLBBB?", "color-count"],
    ["UUUURRRRFFFFDDDDLLLLBBBL", "color-count"],
    ["", "length"],
  ])("refuses %s", (text, code) => {
    expect(() => startOf("beginner", text)).toThrow(expect.objectContaining({ code }));
  });
});
