// What a course shows when cubes cannot be learned on, when another method is chosen before a lesson is there, and when
// turns are taken back fast.

import { expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { LEGAL, MIXED, openCourse } from "./course-on-fakes";

// The corner URF is twisted.
const WRONG = "UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

function openedWith() {
  const opened = openCourse();
  const openWrong = async () => {
    opened.explain.mockRejectedValue(new SolverError("corner-twist", "A corner is twisted."));
    await opened.course.open({ method: "thistlethwaite", facelets: WRONG });
  };
  return { ...opened, openWrong };
}

it("a wrong cube stays as it is painted so far when another method is chosen", async () => {
  const { course, cube, openWrong } = openedWith();
  await openWrong();
  expect(cube.facelets).toBe(WRONG);
  const painted = WRONG.replace("RF", "R?");
  cube.facelets = painted;
  await course.choose("cfop");
  expect(course.method).toBe("cfop");
  expect(course.state.kind).toBe("refused");
  expect(cube.facelets).toBe(painted);
});

it("a wrong cube that a link brings in the middle of a lesson is shown", async () => {
  const { course, cube, openWrong } = openedWith();
  await course.open({ method: "thistlethwaite", facelets: LEGAL });
  expect(course.lesson).toBeDefined();
  expect(cube.alg).not.toBe("");
  await openWrong();
  expect(course.state.kind).toBe("refused");
  expect(cube).toMatchObject({ facelets: WRONG, alg: "" });
});

it("a cube that the person has solved by turns of their own is not just a solved one", async () => {
  const { course } = openCourse();
  await course.open({ method: "thistlethwaite", facelets: SOLVED_FACELETS });
  expect(course.state).toEqual({ kind: "solved", hasGoneOn: false });
  await course.open({ method: "thistlethwaite", facelets: LEGAL });
  await course.goOnFrom({ facelets: SOLVED_FACELETS, orientation: 0 });
  expect(course.state).toEqual({ kind: "solved", hasGoneOn: true });
});

it("turns that are taken back end at the first of the lesson, however fast that is asked for", async () => {
  const { course, cube } = openCourse();
  await course.open({ method: "beginner", facelets: LEGAL });
  const hold = course.lesson!.hold.length;
  expect(hold).toBeGreaterThan(0);
  course.turn(1);
  course.turn(-1);
  course.turn(-1);
  course.turn(-1);
  cube.pause();
  expect(cube.index).toBe(hold);
  expect(course.index).toBe(0);
});

it("a method that is chosen before a lesson is there goes on from where its link leads", async () => {
  const { course, explain } = openCourse();
  const opening = course.open({ method: "thistlethwaite", facelets: LEGAL, index: 1 });
  await course.choose("corners-edges");
  await opening;
  // By the first method one move solves the cube.
  expect(explain.mock.calls.map(([, options]) => options.method)).toContain("thistlethwaite");
  expect(course.method).toBe("corners-edges");
  expect(course.state).toEqual({ kind: "solved", hasGoneOn: false });
});

it("a cube that is being mixed comes also if another method is chosen meanwhile", async () => {
  const { course, cube } = openCourse();
  await course.open({ method: "thistlethwaite", facelets: LEGAL });
  const mixing = course.mix("3x3x3");
  await course.choose("corners-edges");
  await mixing;
  expect(course.lesson?.method).toBe("corners-edges");
  expect(cube.facelets).toBe(MIXED);
});
