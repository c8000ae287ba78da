// The examples of the 2x2x2 are as far from solved as they are said to be.

import { expect, vi } from "vitest";

import { POCKET_HELP_MESSAGES } from "../../../web/page/examples/pocket-help-messages";
import { it, linesOf } from "../cli/command-test";

it("the examples of the 2x2x2 need as many turns as their names say", async ({ cubewright }) => {
  vi.stubGlobal("document", { createElement: () => ({}) });
  const { POCKET_EXAMPLES } = await import("../../../web/page/examples/pocket-examples");
  vi.unstubAllGlobals();
  const costs = POCKET_EXAMPLES.map(([name, facelets]) => {
    const metric = name === "farthest-half" ? "htm" : "qtm";
    const words = ["solve", "--puzzle", "2x2x2", "--tables", "mini", "--metric", metric, facelets];
    const [, moves = ""] = linesOf(cubewright(words).stdout)[0]!.split("\t");
    const costOf = (move: string) => (metric === "qtm" && move.endsWith("2") ? 2 : 1);
    return moves.split(" ").reduce((sum, move) => sum + costOf(move), 0);
  });
  expect(costs).toEqual([11, 14]);
});

it.for(Object.entries(POCKET_HELP_MESSAGES))(
  "the help promises as few turns as that, however they are counted: %s",
  ([, messages]) => {
    expect(messages["help-solve"]).toMatch(/11.*14/);
  },
);
