// Lessons on random cubes of the 2x2x2, as the page has them explained.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { PocketModule } from "../../../wasm/pocket";
import { FACES } from "../../../web/core/faces";
import { faceletsHeld } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { FRAMES, USUAL_FRAME } from "../../../web/core/orientation";
import { SOLVED_POCKET, withPlaces } from "../../../web/core/pocket-stickers";
import type { CubeReading } from "../../../web/core/solution";
import { solveByMethod } from "../../../web/engine/worker/method-slices";
import { faceColors } from "../../../web/learn/lesson/face-colors";
import type { Explain } from "../../../web/learn/lesson/teaching";
import { placeBundle, startBundle } from "../bundle-files.mjs";
import { testLessons } from "./lesson-tests";

let directory: string;
let module: PocketModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-pocket-lessons-"));
  const placed = placeBundle(directory, { name: "cubewright-pocket", threaded: false });
  module = (await startBundle(placed, 1)) as object as PocketModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

// As the solver answers it on the page: the puzzle as it is held, its first layer or face white.
const explain: Explain = async (text, { method }) => {
  const reading = module.explain(text);
  const { facelets, orientation, scheme } = reading as CubeReading;
  const colors = FRAMES[orientation]!.replaceAll(/./g, (face) =>
    scheme!.charAt(USUAL_FRAME.indexOf(face)),
  );
  const result = await solveByMethod(
    module,
    {
      ...{ facelets, goal: SOLVED_POCKET, method, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, seed: 0 },
      cross: FACES[colors.indexOf("W")]!,
    },
    {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return result!.stages!;
};

testLessons("2x2x2", explain);

describe("the colours of faces", () => {
  it("are those of the corners, however the puzzle is held and whichever colours it has", () => {
    const solved = withPlaces(SOLVED_POCKET);
    for (const [orientation, frame] of FRAMES.entries()) {
      expect(faceColors(faceletsHeld(solved, orientation))).toBe(frame);
    }
    // In the Japanese scheme yellow and blue have changed places.
    const other = solved.replaceAll(/[DB]/g, (face) => (face === "D" ? "B" : "D"));
    expect(faceColors(applyMoves(other, ["R", "U2", "F'"]))).toBe("URFBLD");
  });
});
