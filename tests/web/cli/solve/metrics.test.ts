// `cubewright solve --metric` by two-phase, whose tables for other metrics are made when they are needed, and --together.

import { describe, expect } from "vitest";

import { costOf } from "../../../../web/core/cost";
import { isSolved } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { movesTogether } from "../../../../web/core/moves-together";
import { parseMoves } from "../../../../web/core/notation";
import { isLongRun, it, linesOf, SCRAMBLED } from "../command-test";

interface Solved {
  input: string;
  text: string;
  length: number;
  cost: number;
  lowerBound: number;
}

// Making the tables of a metric takes some seconds.
describe.runIf(isLongRun).each(["qtm", "axial-htm", "axial-qtm"] as const)(
  "two-phase in %s",
  (metric) => {
    it("gives solutions that cost what it says, also in brackets for a machine", ({
      cubewright,
    }) => {
      const tables = `tables-${metric}`;
      cubewright(["tables", "build", "--set", `two-phase-${metric}`, tables]);
      const cubes = cubewright(["scramble", "--count", "8", "--seed", "11"]).stdout;
      const words = ["solve", "--metric", metric, "--tables", tables];
      const limits = ["--threads", "1", "--max-nodes", "20000"];
      const { status, stdout } = cubewright([...words, ...limits, "--json", "--together"], cubes);
      expect(status).toBe(0);
      const solved = linesOf(stdout).map((line) => JSON.parse(line) as Solved);
      expect(solved).toHaveLength(8);
      for (const { input, text, length, cost, lowerBound } of solved) {
        const { moves } = parseMoves(text);
        expect(isSolved(applyMoves(input, moves))).toBe(true);
        expect(moves).toHaveLength(length);
        expect(costOf(moves, metric)).toBe(cost);
        expect(cost).toBeGreaterThanOrEqual(lowerBound);
        expect(movesTogether(moves)).toBe(text);
      }
    });
  },
);

describe("moves written together", () => {
  it("are those that are written one by one, with brackets", ({ cubewright }) => {
    const words = ["solve", "--tables", "mini", "--threads", "1", "--max-nodes", "5000", SCRAMBLED];
    const [, apart = ""] = linesOf(cubewright(words).stdout)[0]!.split("\t");
    const [, together = ""] = linesOf(cubewright([...words, "--together"]).stdout)[0]!.split("\t");
    expect(together).toBe(movesTogether(parseMoves(apart).moves));
    const pair = cubewright(["solve", "--tables", "mini", "--together", "D2 U"]).stdout;
    expect(linesOf(pair)[0]).toMatch(/\t(?:\(U' D2\)|\(D2 U'\))$/);
  });
});
