// How a lesson is made, and what is said about a cube that no lesson can be made of.

import { expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { heldAt } from "../../../web/learn/lesson/moment";
import { firstHeld, teach } from "../../../web/learn/lesson/teaching";

it("a fault is reported for the cube as it is shown, not as the lesson holds it", async () => {
  const facelets = applyMoves(SOLVED_FACELETS, ["R", "U"]);
  const start = firstHeld("beginner", facelets);
  expect(heldAt(start)).not.toBe(facelets);
  const refuse = (cube: string) => Promise.reject(new SolverError("parity", cube));
  await expect(teach(refuse, "beginner", start)).rejects.toMatchObject({ message: facelets });
});

it("an engine failure is reported if the cube has no fault", async () => {
  const start = firstHeld("beginner", applyMoves(SOLVED_FACELETS, ["R", "U"]));
  let asked = 0;
  const fail = () =>
    asked++ === 0
      ? Promise.reject(new SolverError("worker-crashed", "It has crashed."))
      : Promise.resolve([]);
  await expect(teach(fail, "beginner", start)).rejects.toMatchObject({ code: "worker-crashed" });
});
