// `cubewright solve --goal` with stickers that may be anything, and with goals known by a name.

import { describe, expect } from "vitest";

import { costOf } from "../../../web/core/cost";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { OPEN_GOALS, PATTERNS } from "../../../web/core/named-goals";
import { parseMoves } from "../../../web/core/notation";
import { meetsGoal } from "../../../web/core/open-goal";
import { isLongRun, it, linesOf, SCRAMBLED, type Run } from "./command-test";

interface Solved {
  facelets: string;
  text: string;
  cost: number;
  lowerBound: number;
  optimal: boolean;
  method: string;
  foundBy?: string;
  solutions?: { text: string; cost: number }[];
}

function solved({ stdout }: Run): Solved[] {
  return linesOf(stdout).map((line) => JSON.parse(line) as Solved);
}

const turned = (facelets: string, text: string) => applyMoves(facelets, parseMoves(text).moves);

describe("a goal with stickers that may be anything", () => {
  it("is reached by a shortest solution, which says what found it", ({ cubewright }) => {
    for (const name of ["cross", "2x2x2-block", "face"] as const) {
      const args = ["solve", "--json", "--tables", "mini", "--goal", OPEN_GOALS[name], SCRAMBLED];
      const [found] = solved(cubewright(args));
      expect(found).toMatchObject({ foundBy: "parts", optimal: true, method: "two-phase" });
      expect(meetsGoal(turned(SCRAMBLED, found!.text), OPEN_GOALS[name])).toBe(true);
      expect(found!.lowerBound).toBe(found!.cost);
    }
  });

  it("is reached at the lowest cost in any metric", ({ cubewright }) => {
    for (const metric of ["htm", "qtm", "axial-htm", "axial-qtm"] as const) {
      const args = ["solve", "--json", "--metric", metric, "--goal", "cross", SCRAMBLED];
      const [found] = solved(cubewright(args));
      expect(costOf(parseMoves(found!.text).moves, metric)).toBe(found!.cost);
      expect(found!.optimal).toBe(true);
    }
  });

  it("has several solutions, the cheapest first, and equal ones by preference", ({
    cubewright,
  }) => {
    const args = ["solve", "--json", "--goal", "cross", "--solutions", "40", SCRAMBLED];
    const [found] = solved(cubewright(args));
    const costs = found!.solutions!.map(({ cost }) => cost);
    expect(costs).toHaveLength(40);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(new Set(found!.solutions!.map(({ text }) => text)).size).toBe(40);
    const [preferred] = solved(cubewright([...args, "--prefer", "quarter-turns"]));
    const quarters = preferred!.solutions!.map(
      ({ text, cost }) => 100 * cost + costOf(parseMoves(text).moves, "qtm"),
    );
    expect(quarters).toEqual(quarters.toSorted((one, other) => one - other));
    const all = cubewright(["solve", "--goal", "cross", "--solutions", "all", SCRAMBLED]);
    const least = costs.filter((cost) => cost === costs[0]).length;
    expect(linesOf(all.stdout).length).toBeGreaterThanOrEqual(Math.min(least, 40));
  });

  it("is reached by the cheapest solution alone if all cost more than is allowed", ({
    cubewright,
  }) => {
    for (const goal of ["cross", SOLVED_FACELETS]) {
      const limits = ["--solutions", "5", "--max-length", "1", "--time-ms", "100"];
      const { status, stdout } = cubewright(["solve", ...limits, "--goal", goal, "R U F"]);
      expect(status).toBe(0);
      expect(linesOf(stdout)).toHaveLength(1);
    }
  });

  it("is reached by the preferred of the cheapest solutions, whatever cost is allowed", ({
    cubewright,
  }) => {
    const args = ["solve", "--json", "--goal", "cross", "--prefer", "quarter-turns", SCRAMBLED];
    const [free] = solved(cubewright(args));
    const [limited] = solved(cubewright([...args, "--max-length", "20"]));
    expect(limited).toMatchObject({ text: free!.text, stop: "proven" });
  });

  it("is reached in time even if the solver for parts finds no solution", ({ cubewright }) => {
    const args = ["solve", "--json", "--tables", "mini", "--time-ms", "300", "--goal"];
    const [found] = solved(cubewright([...args, "last-layer-oriented", SCRAMBLED]));
    expect(["parts", "two-phase"]).toContain(found!.foundBy);
    expect(found!.lowerBound).toBeLessThanOrEqual(found!.cost);
    expect(meetsGoal(turned(SCRAMBLED, found!.text), OPEN_GOALS["last-layer-oriented"])).toBe(true);
  });

  it("counts as known throughout if only one cube has its stickers", ({ cubewright }) => {
    const goal = `?${SOLVED_FACELETS.slice(1)}`;
    const { stdout } = cubewright(["solve", "--goal", goal, "R U F"]);
    expect(stdout).toContain("\tF' U' R'\n");
    const held = cubewright(["solve", "--method", "korf", "--goal", "cross", "R U F"]);
    expect(held).toMatchObject({ status: 2 });
    expect(held.stderr).toContain("unsupported: korf needs a goal whose stickers are all known");
    const solvedAlone = cubewright(["solve", "--method", "beginner", "--goal", "cross", "R U F"]);
    expect(solvedAlone.stderr).toContain(
      "unsupported: There is no method beginner for the 3x3x3 in htm that leads to a goal. " +
        "There are: two-phase, optimal, korf.\n",
    );
  });

  // Making the tables of that metric takes seconds.
  it.runIf(isLongRun)(
    "is led to by a method for open goals even if only one cube has its stickers",
    ({ cubewright }) => {
      const goal = `?${SOLVED_FACELETS.slice(1)}`;
      const open = ["solve", "--json", "--method", "optimal", "--metric", "axial-htm", "--goal"];
      const [way] = solved(cubewright([...open, goal, "R U F"]));
      expect(way).toMatchObject({ text: "F' U' R'", cost: 3 });
    },
  );

  it("is read in the colours of the cube, however that is held", ({ cubewright }) => {
    const white = "?W?W?W?W?" + "?????????".repeat(5);
    const { stdout } = cubewright([
      ...["solve", "--json", "--tables", "mini", "--goal", white, "x y R U F"],
    ]);
    expect((JSON.parse(stdout) as Solved).cost).toBeGreaterThan(0);
    const other = cubewright(["solve", "--goal", `????D????${"?".repeat(45)}`, "R"]);
    expect(other).toMatchObject({ status: 1, stdout: "R\terror: frame\n" });
  });

  it("is refused with the reason if no cube can have its stickers", ({ cubewright }) => {
    const five = Array.from({ length: 54 }, (_, i) => ([1, 3, 5, 7, 28].includes(i) ? "U" : "?"));
    const { status, stdout } = cubewright([
      ...["solve", "--json", "--tables", "mini", "--goal", five.join(""), "R U"],
    ]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      code: "edge-piece",
      message: expect.stringMatching(
        /^The goal: .* too few pieces for the places UR, UF, UL, UB, DF\.$/,
      ) as string,
      stickers: [1, 3, 5, 7, 28],
    });
  });

  it("is refused in the colours of the cube, however that is held", ({ cubewright }) => {
    // The edge of the colours U and F at UF and at UR.
    const known = new Map(
      [7, 19, 5, 10].map((sticker, index) => [sticker, "UF".charAt(index % 2)]),
    );
    const goal = Array.from({ length: 54 }, (_, sticker) => known.get(sticker) ?? "?").join("");
    for (const cube of ["R", "z2 R"]) {
      const { stdout } = cubewright([
        ...["solve", "--json", "--tables", "mini", "--goal", goal, cube],
      ]);
      expect((JSON.parse(stdout) as { message: string }).message).toContain(
        "The white-green edge appears twice",
      );
    }
  });
});

describe("a goal known by a name", () => {
  it("leads to a hint at the list of names if it is mistyped", ({ cubewright }) => {
    const { status, stderr } = cubewright(["solve", "--goal", "superflop", "R"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /notation: The goal: .*"cubewright goals" lists the goals that have a name\.$/m,
    );
    expect(cubewright(["solve", "--goal", "R Q", "R"]).stderr).not.toContain("goals");
  });

  it("is one of the 3x3x3", ({ cubewright }) => {
    const { status, stderr } = cubewright(["solve", "--puzzle", "2x2x2", "--goal", "cross", "R"]);
    expect(status).toBe(2);
    expect(stderr).toContain("unsupported: ");
    expect(stderr).not.toContain("notation");
  });

  it("is one that the interface knows too", ({ cubewright }) => {
    const goals = linesOf(cubewright(["goals"]).stdout).map((line) => line.split("\t"));
    expect(Object.fromEntries(goals)).toEqual({ ...PATTERNS, ...OPEN_GOALS });
  });

  it("is reached from the solved cube and from others, however they are held", ({ cubewright }) => {
    const cubes = cubewright(["scramble", "--count", isLongRun ? "20" : "2", "--seed", "5"]).stdout;
    const patterns = Object.entries(PATTERNS);
    // The test before this one compares the stickers of all names.
    for (const [name, pattern] of isLongRun ? patterns : patterns.slice(0, 6)) {
      const args = ["solve", "--tables", "mini", "--max-length", "23", "--goal", name];
      const lines = linesOf(cubewright(args, `${SOLVED_FACELETS}\n${cubes}`).stdout);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      for (const line of lines) {
        const [facelets = "", moves = ""] = line.split("\t");
        expect(turned(facelets, moves), name).toBe(pattern);
      }
    }
    const { status } = cubewright([
      "solve",
      "--goal",
      "superflip",
      "--max-length",
      "23",
      "x y R U",
    ]);
    expect(status).toBe(0);
  });
});
