// The ways to hand a cube to a solver: a text of stickers, a Cube, moves.

import { describe, expect, it } from "vitest";

import { Cube } from "../../../../web/core/cube";
import { CENTER_INDEXES, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { FACES, type Face } from "../../../../web/core/faces";
import { faceletsHeld } from "../../../../web/core/held";
import { SolverError } from "../../../../web/core/errors";
import { writeNet } from "../../core/write-net";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, lastWorker, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

const HELD = faceletsHeld(SOLVED_FACELETS, 5);

const inDigits = (facelets: string) =>
  Array.from(facelets, (face) => FACES.indexOf(face as Face) + 1).join("");
const withOpen = (goal: string, sticker: number) =>
  `${goal.slice(0, sticker)}?${goal.slice(sticker + 1)}`;

useFakes();

async function solveOnce(given: Parameters<Awaited<ReturnType<typeof createSolver>>["solve"]>[0]) {
  FakeWorker.prepareModule = (module) => {
    module.searchSteps = [{ state: "proven", solution: SOLUTION, lowerBound: 3 }];
  };
  const solver = await createSolver({ tables: "mini" });
  const { text } = await solver.solve(given);
  const asked = lastWorker().requests.find(({ type }) => type === "solve");
  return { text, asked: asked?.type === "solve" ? asked.text : undefined };
}

describe("a cube to solve", () => {
  it("may be a Cube", async () => {
    const cube = Cube.fromFacelets(FACELETS);
    expect(await solveOnce(cube)).toEqual({ text: SOLUTION, asked: FACELETS });
  });

  it.each(["F U2 R'", "FU2R'", "(F U2 R')", "F U2 R' // three moves"])(
    "may be given by the moves that lead to it: %s",
    async (moves) => {
      expect(await solveOnce(moves)).toEqual({ text: SOLUTION, asked: FACELETS });
    },
  );

  it("is held the way its moves leave it", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.solve("x F U2 R'").catch(() => undefined);
    const asked = lastWorker().requests.find(({ type }) => type === "solve");
    expect(asked).toMatchObject({ text: expect.stringMatching(/^....F/) as string });
  });

  it("may be a net, which the engine reads line by line", async () => {
    for (const net of [writeNet(FACELETS), writeNet(FACELETS, { letters: " " })]) {
      expect(await solveOnce(net)).toEqual({ text: SOLUTION, asked: net });
    }
  });

  it.each([
    "UULFLBDBFUBRDFDURDLRLFRB",
    "WWOGOYRYGWYBRGRWBROBOGBY",
    "  FF\n  DD\nUB RF LD RR\nUB RL DB UL\n  UB\n  FL",
  ])("is refused if it is a 2x2x2, with a hint at the option puzzle: %s", async (stickers) => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.solve(stickers)).rejects.toMatchObject({
      code: "length",
      message: expect.stringContaining('pass the option puzzle: "2x2x2"') as string,
    });
  });

  it("is refused when it can be read neither as stickers nor as moves", async () => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.solve("R Q")).rejects.toMatchObject({
      code: "notation",
      details: { position: 2, reason: "no-move" },
    });
    expect(lastWorker().requests.map(({ type }) => type)).toEqual(["start"]);
  });
});

it("a Cube can be checked, and can be a goal", async () => {
  const solver = await createSolver({ tables: "mini" });
  expect(await solver.check(Cube.SOLVED)).toMatchObject({ code: "" });
  await solver.solve(FACELETS, { goal: Cube.SOLVED, maxNodes: 1 }).catch(() => undefined);
  const asked = lastWorker().requests.find(({ type }) => type === "solve");
  expect(asked).toMatchObject({ goal: SOLVED_FACELETS });
});

describe("a goal that cannot be read", () => {
  it.each(["U Q", "superflip"])("is reported as a fault of the goal: %s", async (goal) => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
      code: "notation",
      message: expect.stringMatching(/^The goal: "\w" is not a move/) as string,
      details: { reason: "no-move" },
    });
  });

  it("is reported as a fault of the goal if it has the stickers of a 2x2x2", async () => {
    const solver = await createSolver({ tables: "mini" });
    const goal = "UULFLBDBFUBRDFDURDLRLFRB";
    await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
      code: "length",
      message: expect.stringMatching(/^The goal: These are the 24 stickers/) as string,
    });
  });

  it.each(["???", "?", "?".repeat(55)])(
    "is reported by its wrong length, not as unsupported: %s",
    async (goal) => {
      const solver = await createSolver({ tables: "mini" });
      await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
        code: "length",
        message: expect.stringMatching(/^The goal: A 3x3x3 has 54 stickers/) as string,
      });
    },
  );
});

describe("a goal with unknown stickers", () => {
  it("is reported as a fault of the goal if a symbol stands for no colour", async () => {
    const solver = await createSolver({ tables: "mini" });
    const goal = FACELETS.replace("R", "?").replace("L", "Z");
    await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
      code: "color-count",
      message:
        "The goal: Z stands for no colour of the cube, nor for a sticker that may be anything.",
    });
  });

  it.each([
    ["in the cube's own symbols", inDigits(FACELETS), inDigits(SOLVED_FACELETS), SOLVED_FACELETS],
    ["for a cube held another way", faceletsHeld(FACELETS, 5), HELD, HELD],
  ])("may have open centres %s", async (_, cube, whole, asked) => {
    const solver = await createSolver({ tables: "mini" });
    const goal = CENTER_INDEXES.reduce((text, center) => withOpen(text, center), whole);
    await solver.solve(cube, { goal, maxNodes: 1 }).catch(() => undefined);
    const request = lastWorker().requests.find(({ type }) => type === "solve");
    expect(request).toMatchObject({ text: cube, goal: asked });
  });

  it("is led to as others are where a method leads to no whole cube, even if only one has it", async () => {
    const options = { method: "optimal", metric: "axial-htm" } as const;
    const solver = await createSolver({ tables: "mini" });
    const goal = withOpen(SOLVED_FACELETS, 0);
    await solver.solve(FACELETS, { ...options, goal, maxNodes: 1 }).catch(() => undefined);
    const { requests } = FakeWorker.started.find(({ isOfGoals }) => isOfGoals)!;
    expect(requests.find(({ type }) => type === "solve-by-method")).toMatchObject(options);
  });
});

describe("a solver", () => {
  it("is disposed of at the end of the block that declares it with using", async () => {
    const solver = await createSolver({ tables: "mini" });
    {
      using declared = solver;
      expect(declared.status.tier).toBe("mini");
    }
    await expect(solver.check(FACELETS)).rejects.toMatchObject({ code: "disposed" });
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "disposed" });
  });

  it("rejects with errors whose stack has their name and the function that called", async () => {
    async function askWhatIsNoCube() {
      const solver = await createSolver({ tables: "mini" });
      await solver.solve("U".repeat(53));
    }
    const error: unknown = await askWhatIsNoCube().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(SolverError);
    const { name, stack = "" } = error as SolverError;
    expect(name).toBe("SolverError");
    expect(stack).toMatch(/^SolverError: /);
    expect(stack).toContain("askWhatIsNoCube");
  });
});
