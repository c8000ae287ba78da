// What a course shows when cubes cannot be learned on, when another method is chosen before a lesson is there, and when
// turns are taken back fast.

import { expect, it, vi } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import type { Stage } from "../../../web/core/stages";
import { Course } from "../../../web/learn/course";
import type { Explain } from "../../../web/learn/lesson/teaching";

const LEGAL = applyMoves(SOLVED_FACELETS, ["R'"]);
const MIXED = applyMoves(SOLVED_FACELETS, ["R", "U"]);
// The corner URF is twisted.
const WRONG = "UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

const STAGE: Stage = {
  ...{ id: "white-cross", from: 0, to: 1, written: ["R"] },
  steps: [{ from: 0, to: 1, written: ["R"], pieces: [] }],
};

// As if each turn were still shown: it is done when the cube pauses.
class Cube extends EventTarget {
  facelets = SOLVED_FACELETS;
  alg = "";
  index = 0;
  #under = 0;

  seek(index: number): void {
    this.index = index;
  }

  step(count: number): void {
    this.#under = Math.sign(count);
  }

  pause(): void {
    this.index += this.#under;
    this.#under = 0;
    this.dispatchEvent(new Event("cubewright-step"));
  }
}

function openCourse() {
  const cube = new Cube();
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const explain = vi.fn<Explain>().mockResolvedValue([STAGE]);
  const course = new Course(host as never, cube as never, {
    solver: () =>
      Promise.resolve({ explain, randomFacelets: () => Promise.resolve(MIXED) } as never),
  });
  const openWrong = async () => {
    explain.mockRejectedValue(new SolverError("corner-twist", "A corner is twisted."));
    await course.open({ method: "thistlethwaite", facelets: WRONG });
  };
  course.hostConnected();
  return { course, cube, explain, openWrong };
}

it("a wrong cube stays as it is painted so far when another method is chosen", async () => {
  const { course, cube, openWrong } = openCourse();
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
  const { course, cube, openWrong } = openCourse();
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
