// Lessons on random cubes of the 3x3x3, as the page has them explained.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { MethodsModule } from "../../../wasm/methods";
import { readFacelets, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { FRAMES } from "../../../web/core/orientation";
import { solveByMethod } from "../../../web/engine/worker/method-slices";
import { TAUGHT_METHODS } from "../../../web/learn/lesson/lesson";
import { type Explain, firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { placeBundle, startBundle } from "../bundle-files.mjs";
import { randomCubes, testLessons } from "./lesson-tests";

let directory: string;
let module: MethodsModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-lessons-"));
  const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
  module = (await startBundle(placed, 1)) as object as MethodsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

// As the solver answers it on the page: the cube as it is held, its cross white.
const explain: Explain = async (text, { method }) => {
  const { facelets, orientation } = readFacelets(text);
  const result = await solveByMethod(
    module,
    {
      ...{ facelets, goal: SOLVED_FACELETS, method, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, seed: 0 },
      cross: FACES[FRAMES[orientation]!.indexOf("U")]!,
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

testLessons("3x3x3", explain);

it("holds the cube as the method wants it, so that no lesson begins with turning it as a whole", async () => {
  for (const method of TAUGHT_METHODS) {
    for (const facelets of randomCubes("3x3x3", 35)) {
      const { moves } = await teach(explain, method, firstHeld(method, facelets));
      expect(moves[0]).not.toMatch(/^[xyz]/);
    }
  }
});
