// What a course shows when cubes cannot be learned on.

import { expect, it, vi } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import type { Stage } from "../../../web/core/stages";
import { Course } from "../../../web/learn/course";

const LEGAL = applyMoves(SOLVED_FACELETS, ["R'"]);
// The corner URF is twisted.
const WRONG = "UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

const STAGE: Stage = {
  ...{ id: "white-cross", from: 0, to: 1, written: ["R"] },
  steps: [{ from: 0, to: 1, written: ["R"], pieces: [] }],
};

function openCourse() {
  const cube = { facelets: SOLVED_FACELETS, alg: "", seek: () => undefined };
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const explain = vi.fn<() => Promise<Stage[]>>().mockResolvedValue([STAGE]);
  const course = new Course(host as never, cube as never, {
    solver: () => Promise.resolve({ explain } as never),
  });
  const openWrong = async () => {
    explain.mockRejectedValue(new SolverError("corner-twist", "A corner is twisted."));
    await course.open({ method: "thistlethwaite", facelets: WRONG });
  };
  return { course, cube, openWrong };
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
