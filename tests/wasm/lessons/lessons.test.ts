// Lessons on random cubes of the 3x3x3, as the page has them explained.

import { expect, it } from "vitest";

import { TAUGHT_METHODS } from "../../../web/learn/lesson/lesson";
import { firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { explainInNode } from "./explain-in-node";
import { randomCubes, testLessons } from "./lesson-tests";

const explain = explainInNode();

testLessons("3x3x3", explain);

it("no lesson begins with a turn of the whole cube", async () => {
  for (const method of TAUGHT_METHODS) {
    for (const facelets of randomCubes("3x3x3", 35)) {
      const { moves } = await teach(explain, method, firstHeld(method, facelets));
      expect(moves[0]).not.toMatch(/^[xyz]/);
    }
  }
});
