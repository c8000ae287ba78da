// A script of the solver that cannot be had, as on a page that has lost the network since it was loaded.

import { expect, it, vi } from "vitest";

import { SolverError } from "../../../../web/core/errors";
import { createSolver, FACELETS, useFakes } from "../fakes/solver-on-fakes";

useFakes();

const REASON = new TypeError("Failed to fetch dynamically imported module.");

vi.mock("../../../../web/engine/solver/written-position", () => {
  throw REASON;
});
vi.mock("../../../../web/engine/solver/known-moves", () => {
  throw REASON;
});

it.each([
  ["the cube", "R U2 F'", {}],
  ["the goal", FACELETS, { goal: "R U2 F'" }],
  ["known moves", FACELETS, { method: "optimal", known: "R U2 F'" }],
] as const)(
  "moves of %s that cannot be read reject with a SolverError",
  async (_what, cube, options) => {
    const solver = await createSolver({ tables: "mini" });
    const solving = solver.solve(cube, options);
    await expect(solving).rejects.toBeInstanceOf(SolverError);
    await expect(solving).rejects.toMatchObject({ code: "bundle-failed" });
  },
);
