// The ways to hand a cube to a solver: a text of stickers, a Cube, moves.

import { describe, expect, it } from "vitest";

import { Cube } from "../../../../web/core/cube";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { SolverError } from "../../../../web/core/errors";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, lastWorker, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

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
    "may be the moves that lead there: %s",
    async (moves) => {
      expect(await solveOnce(moves)).toEqual({ text: SOLUTION, asked: FACELETS });
    },
  );

  it("is held as its moves leave it held", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.solve("x F U2 R'").catch(() => undefined);
    const asked = lastWorker().requests.find(({ type }) => type === "solve");
    expect(asked).toMatchObject({ text: expect.stringMatching(/^....F/) as string });
  });

  it.each(["UULFLBDBFUBRDFDURDLRLFRB", "WWOGOYRYGWYBRGRWBROBOGBY"])(
    "is refused as one of the 2x2x2: %s",
    async (stickers) => {
      const solver = await createSolver({ tables: "mini" });
      await expect(solver.solve(stickers)).rejects.toMatchObject({
        code: "length",
        message: expect.stringContaining('pass the option puzzle: "2x2x2"') as string,
      });
    },
  );

  it("is refused where neither stickers nor moves can be read", async () => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.solve("R Q")).rejects.toMatchObject({
      code: "notation",
      details: { position: 2, reason: "no-move" },
    });
    expect(lastWorker().requests.map(({ type }) => type)).toEqual(["start"]);
  });
});

it("a Cube may be checked, and be a goal", async () => {
  const solver = await createSolver({ tables: "mini" });
  expect(await solver.check(Cube.SOLVED)).toMatchObject({ code: "" });
  await solver.solve(FACELETS, { goal: Cube.SOLVED, maxNodes: 1 }).catch(() => undefined);
  const asked = lastWorker().requests.find(({ type }) => type === "solve");
  expect(asked).toMatchObject({ goal: SOLVED_FACELETS });
});

describe("a goal that cannot be read", () => {
  it.each(["U Q", "superflip"])("is told as that of the goal: %s", async (goal) => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
      code: "notation",
      message: expect.stringMatching(/^The goal: "\w" is not a move/) as string,
      details: { reason: "no-move" },
    });
  });

  it("of a 2x2x2 is told likewise", async () => {
    const solver = await createSolver({ tables: "mini" });
    const goal = "UULFLBDBFUBRDFDURDLRLFRB";
    await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
      code: "length",
      message: expect.stringMatching(/^The goal: These are the 24 stickers/) as string,
    });
  });

  it.each(["???", "?", "?".repeat(55)])(
    "is not taken for what the method cannot do: %s",
    async (goal) => {
      const solver = await createSolver({ tables: "mini" });
      await expect(solver.solve(FACELETS, { goal })).rejects.toMatchObject({
        code: "length",
        message: expect.stringMatching(/^The goal: A cube has 54 stickers/) as string,
      });
    },
  );
});

describe("a solver", () => {
  it("is disposed of at the end of the block that declares it by using", async () => {
    const solver = await createSolver({ tables: "mini" });
    {
      using declared = solver;
      expect(declared.status.tier).toBe("mini");
    }
    await expect(solver.check(FACELETS)).rejects.toMatchObject({ code: "disposed" });
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "disposed" });
  });

  it("makes errors whose stack begins with their name and leads to who asked", async () => {
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
