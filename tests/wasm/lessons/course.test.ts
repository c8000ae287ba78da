// What a course prepares, and what it says about stages: about one with which it begins again after a wrong turn, and
// about those that have nothing to do.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { Course, type CourseCube } from "../../../web/learn/course";
import { firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { explainInNode } from "./explain-in-node";

type CourseParts = ConstructorParameters<typeof Course>;

const METHOD = "beginner";
const SCRAMBLED = afterTurns("R U2 F' L D B2 R' F U");
// The sequence "Sune", with white above: two layers stay, and so does the last cross.
const WITH_LAST_CROSS = afterTurns("R D R' D R D2 R'");

const explain = explainInNode();

function afterTurns(turns: string): string {
  return applyMoves(SOLVED_FACELETS, turns.split(" ") as Move[]);
}

/** A course at the beginning of a stage. */
async function courseAt(facelets: string, stage: string): Promise<Course> {
  const cube: Partial<CourseCube> = { seek: () => undefined };
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const engine = { solver: () => Promise.resolve({ explain }) };
  const course = new Course(...([host, cube, engine] as unknown as CourseParts));
  await course.open({ method: METHOD, facelets, stage });
  return course;
}

describe("a course after a wrong turn", () => {
  it.each([
    ["R", "daisy"],
    ["U", undefined],
  ] as const)("goes back to an earlier stage if it has to: %s", async (made, stage) => {
    const course = await courseAt(SCRAMBLED, "white-corners");
    await course.goOnAfter({ at: course.index, made });
    const { state } = course;
    expect(state).toMatchObject({ kind: "ready", hasGoneOn: true, againFrom: stage });
    course.goBack();
    expect(course.state).toMatchObject({ hasGoneOn: false, againFrom: undefined });
  });
});

describe("a course opened at the lesson that it shows", () => {
  it("goes to the place at once, with nothing prepared again", async () => {
    const course = await courseAt(SCRAMBLED, "white-corners");
    const { lesson } = course;
    const opened = course.open({ method: METHOD, facelets: SCRAMBLED, index: 3 });
    expect(course).toMatchObject({ isPreparing: false, index: 3 });
    await opened;
    expect(course.lesson).toBe(lesson);
  });

  it("prepares another method's or another cube's lesson", async () => {
    const course = await courseAt(SCRAMBLED, "white-corners");
    const { lesson } = course;
    await course.open({ method: "cfop", facelets: SCRAMBLED });
    expect(course.lesson?.method).toBe("cfop");
    await course.open({ method: METHOD, facelets: WITH_LAST_CROSS });
    expect(course.lesson?.start.facelets).toBe(WITH_LAST_CROSS);
    expect(course.lesson).not.toBe(lesson);
  });
});

describe("a lesson", () => {
  it("lists the stages before a given one that had nothing to do", async () => {
    const lesson = await teach(explain, METHOD, firstHeld(METHOD, WITH_LAST_CROSS));
    const first = lesson.placeAt(0)!.stage;
    const passed = lesson.doneBefore(first).map(({ id }) => id);
    expect(passed).toEqual([
      "daisy",
      "white-cross",
      "white-corners",
      "middle-layer",
      "yellow-cross",
    ]);
    expect(lesson.stages[first]!.id).toBe("yellow-edges");
    expect(lesson.doneBefore(first + 1)).toEqual([]);
    expect(lesson.doneBefore(0)).toEqual([]);
  });
});
