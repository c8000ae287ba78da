// `cubewright solve` and `cubewright explain` for the 2x2x2.

import { describe, expect } from "vitest";

import { otherFrameError, otherSchemeError } from "../../../../web/core/goal";
import { it, linesOf } from "../command-test";
import { afterPocketMoves, inFaceOrder } from "../pocket-moves";

const POCKET = ["--puzzle", "2x2x2"];
const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";

/** Whether each face has one colour, however the puzzle is held. */
function isSolved(stickers: string): boolean {
  return /^(.)\1{3}(.)\2{3}(.)\3{3}(.)\4{3}(.)\5{3}(.)\6{3}$/.test(stickers);
}

/** The moves of each line of `solve`. */
function movesIn(stdout: string): string[] {
  return linesOf(stdout).map((line) => line.split("\t")[1] ?? "");
}

function lengthOf(moves: string): number {
  return moves.split(" ").filter((move) => move !== "").length;
}

/** Other letters in place of U R F D L B. */
function inColors(stickers: string, letters: string): string {
  return stickers.replace(/./g, (face) => letters.charAt("URFDLB".indexOf(face)));
}

describe("cubewright solve --puzzle 2x2x2", () => {
  it("solves random positions, by each method", ({ cubewright }) => {
    const args = ["scramble", ...POCKET, "--count", "25", "--seed", "3"];
    const positions = linesOf(cubewright(args).stdout);
    const lengths = ["optimal", "ortega", "beginner"].map((method) => {
      const { status, stdout } = cubewright(["solve", ...POCKET, "--method", method, ...positions]);
      expect(status).toBe(0);
      const solutions = movesIn(stdout);
      expect(solutions).toHaveLength(positions.length);
      positions.forEach((position, i) => {
        expect(isSolved(afterPocketMoves(position, solutions[i]!)), solutions[i]).toBe(true);
      });
      return solutions.map(lengthOf);
    });
    const [optimal, ortega, beginner] = lengths as [number[], number[], number[]];
    expect(Math.max(...optimal)).toBeLessThanOrEqual(11);
    expect(optimal.every((length, i) => length <= ortega[i]! && length <= beginner[i]!)).toBe(true);
    // Without a method, the shortest solution is given.
    expect(cubewright(["solve", ...POCKET, positions[0]!]).stdout).toBe(
      cubewright(["solve", ...POCKET, "--method", "optimal", positions[0]!]).stdout,
    );
  });

  it("lists every shortest solution when all are wanted", ({ cubewright }) => {
    const turned = afterPocketMoves(SOLVED, "R2 U2 F2 R2");
    const { stdout } = cubewright(["solve", ...POCKET, "--solutions", "all", turned]);
    const solutions = movesIn(stdout);
    expect(solutions.length).toBeGreaterThan(1);
    expect(new Set(solutions).size).toBe(solutions.length);
    expect(solutions.every((moves) => isSolved(afterPocketMoves(turned, moves)))).toBe(true);
    expect(new Set(solutions.map(lengthOf)).size).toBe(1);
    const two = cubewright(["solve", ...POCKET, "--solutions", "2", turned]);
    expect(movesIn(two.stdout)).toEqual(solutions.slice(0, 2));
  });

  it("reads and writes the faces in the given order", ({ cubewright }) => {
    const turned = afterPocketMoves(SOLVED, "R U F");
    const net = inFaceOrder(turned, "FBUDLR");
    const inOrder = [...POCKET, "--faces", "FBUDLR"];
    const { stdout } = cubewright(["solve", ...inOrder, net]);
    expect(stdout).toBe(`${net}\tF' U' R'\n`);
    expect(cubewright(["solve", ...inOrder, "R U F"]).stdout).toBe(stdout);
    const twisted = inFaceOrder("UUUFURRRFRFFDDDDLLLLBBBB", "FBUDLR");
    for (const command of ["solve", "explain"]) {
      const asJson = [command, "--method", "ortega", "--json", ...inOrder];
      const told = cubewright([...asJson, net]);
      expect(JSON.parse(told.stdout)).toMatchObject({ facelets: net });
      const refused = cubewright([...asJson, twisted]);
      expect(JSON.parse(refused.stdout)).toMatchObject({
        code: "corner-twist",
        stickers: [1, 11, 20],
      });
    }
  });

  it("draws cubes with their faces in the given order", ({ cubewright }) => {
    const draw = ["scramble", ...POCKET, "--seed", "3", "--count", "2"];
    const drawn = linesOf(cubewright(draw).stdout);
    const inOrder = cubewright([...draw, "--faces", "FBUDLR"]);
    expect(linesOf(inOrder.stdout)).toEqual(drawn.map((cube) => inFaceOrder(cube, "FBUDLR")));
    expect(cubewright([...draw, "--moves", "--faces", "FBUDLR"])).toEqual(
      cubewright([...draw, "--moves"]),
    );
    expect(cubewright(["scramble", "--faces", "FBUDLR"]).stderr).toContain("--puzzle 2x2x2");
  });

  it("says what to do about unknown stickers", ({ cubewright }) => {
    const { status, stderr } = cubewright(["solve", ...POCKET, `?${SOLVED.slice(1)}`]);
    expect(status).toBe(1);
    expect(stderr).toContain("`cubewright check --puzzle 2x2x2` says what they can be.");
  });

  it("takes moves, and counts quarter turns if the metric is qtm", ({ cubewright }) => {
    const line = `${afterPocketMoves(SOLVED, "R U")}\tU' R'\n`;
    expect(cubewright(["solve", ...POCKET, "R U"]).stdout).toBe(line);
    const quarter = ["solve", ...POCKET, "--metric", "qtm", "--json", "U2"];
    expect(JSON.parse(cubewright(quarter).stdout)).toMatchObject({
      facelets: afterPocketMoves(SOLVED, "U2"),
      moves: ["U2"],
      cost: 2,
    });
  });

  it("refuses methods of the other puzzle, and goals", ({ cubewright }) => {
    expect(cubewright(["solve", "--method", "ortega", "R"]).stderr).toBe(
      "cubewright: unsupported: There is no method ortega for the 3x3x3 in htm. " +
        "The 2x2x2 has it: add --puzzle 2x2x2.\n",
    );
    for (const args of [
      [...POCKET, "--method", "cfop"],
      [...POCKET, "--method", "two-phase"],
      ["--method", "ortega"],
      [...POCKET, "--goal", "R U"],
    ]) {
      const { status, stdout, stderr } = cubewright(["solve", ...args, "R"]);
      expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: "" });
      expect(stderr).toMatch(
        /^cubewright: unsupported: .*2x2x2|^cubewright: unsupported: .*ortega/,
      );
    }
  });

  it("says what is wrong with a goal that cannot be read, and not that no method leads there", ({
    cubewright,
  }) => {
    for (const [goal, fault] of [
      [SOLVED.slice(1), "length: The goal: A cube has 24 stickers, four on each face, but 23 are"],
      ["R Q", "notation: The goal: "],
    ] as const) {
      const { status, stdout, stderr } = cubewright(["solve", ...POCKET, "--goal", goal, "R"]);
      expect({ goal, status, stdout }).toEqual({ goal, status: 2, stdout: "" });
      expect(stderr).toContain(`cubewright: ${fault}`);
    }
    // A goal with unknown stickers can be read, and no method leads to one.
    const unknown = `?${SOLVED.slice(1)}`;
    const { stderr } = cubewright(["solve", ...POCKET, "--goal", unknown, "R"]);
    expect(stderr).toContain("cubewright: unsupported: ");
  });

  it("is suggested for 24 stickers without the option, but not for 24 spaced moves", ({
    cubewright,
  }) => {
    for (const command of ["solve", "explain"]) {
      const { status, stderr } = cubewright([command, "DFBURDLUUFBDRFDLRLLURBFB"]);
      expect(status).toBe(1);
      expect(stderr).toContain("add --puzzle 2x2x2");
    }
    const inWords = "D F B U R D L U U F B D R F D L R L L U R B F B";
    expect(cubewright(["solve", inWords]).status).toBe(0);
  });

  it("says how to hold a goal that is held another way than the position", ({ cubewright }) => {
    const { status, stdout, stderr } = cubewright(["solve", ...POCKET, "--goal", SOLVED, "R L' D"]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "R L' D\terror: frame\n" });
    // In the words of the interface.
    expect(stderr).toBe(`cubewright: frame: ${otherFrameError("2x2x2").message}\n`);
    expect(stderr).toContain("Turn the goal until its lower back left corner");
  });

  it("refuses a goal in another colour scheme, as far as its symbols tell", ({ cubewright }) => {
    const solveTo = (goal: string) =>
      cubewright(["solve", ...POCKET, "--goal", goal, afterPocketMoves(SOLVED, "R")]);
    for (const colors of ["WOGYRB", "WRGBOY"]) {
      const { status, stdout, stderr } = solveTo(inColors(SOLVED, colors));
      expect(status).toBe(1);
      expect(stdout).toContain("\terror: frame\n");
      expect(stderr).toBe(`cubewright: frame: ${otherSchemeError().message}\n`);
    }
    // The digits may stand for any colours.
    for (const colors of ["URFDLB", "WRGYOB", "123456"]) {
      expect(movesIn(solveTo(inColors(SOLVED, colors)).stdout)).toEqual(["R'"]);
    }
  });

  it("says what to write when letters of faces stand for colours in another scheme", ({
    cubewright,
  }) => {
    const mirrored = inColors(afterPocketMoves(SOLVED, "R U F"), "ULFDRB");
    const { status, stdout, stderr } = cubewright(["solve", ...POCKET, mirrored]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: `${mirrored}\terror: corner-piece\n` });
    expect(stderr).toContain("write W R G Y O B in place of U R F D L B");
    const { stdout: solved } = cubewright(["solve", ...POCKET, inColors(mirrored, "WRGYOB")]);
    expect(movesIn(solved)).toEqual(["F' U' R'"]);
  });

  it("says what is wrong with a position", ({ cubewright }) => {
    const { status, stdout } = cubewright(["solve", ...POCKET, "UUUFURRRFRFFDDDDLLLLBBBB"]);
    expect(status).toBe(1);
    expect(stdout).toContain("error: corner-twist");
  });
});

describe("cubewright explain --puzzle 2x2x2", () => {
  it("tells the stages of the methods that have some", ({ cubewright }) => {
    const layers = cubewright(["explain", ...POCKET, "R U F2 R' U F'"]);
    expect(layers.status).toBe(0);
    expect(layers.stdout.match(/^\d\. .*$/gm)).toHaveLength(3);
    const args = ["explain", ...POCKET, "--method", "ortega", "--json", "R U F2 R' U F'"];
    const { stages, moves, facelets } = JSON.parse(cubewright(args).stdout) as {
      stages: { id: string }[];
      moves: string[];
      facelets: string;
    };
    expect(stages.map(({ id }) => id)).toEqual(["first-face", "corner-oll", "pbl"]);
    expect(isSolved(afterPocketMoves(facelets, moves.join(" ")))).toBe(true);
  });

  it("begins with the colour asked for, and names the cube's colours in any scheme", ({
    cubewright,
  }) => {
    const turned = afterPocketMoves(SOLVED, "R U F2 R' U F'");
    const explained = (letters: string, ...args: string[]) =>
      cubewright(["explain", ...POCKET, ...args, inColors(turned, letters)]).stdout;
    const usual = explained("URFDLB", "--cross", "red");
    expect(usual).toContain("The four red corners");
    expect(usual).toContain("Hold the cube with the yellow-blue-orange corner at the lower back");
    // With orange and red exchanged, everything red becomes orange.
    const exchanged = { red: "orange", Red: "Orange", orange: "red", Orange: "Red" };
    expect(explained("WOGYRB", "--cross", "orange")).toBe(
      usual.replaceAll(/red|orange/gi, (color) => exchanged[color as keyof typeof exchanged]),
    );
    // If the user's own symbols are given, nothing else is known about the colours.
    const digits = explained("123456", "--cross", "red");
    expect(digits).toContain("The four 2 corners");
    expect(digits).toContain("Hold the cube with the 4-6-5 corner at the lower back left");
    expect(digits).not.toMatch(/white|red|green|yellow|orange|blue/);
  });

  it("refuses the method optimal, which has no stages", ({ cubewright }) => {
    const { status, stderr } = cubewright(["explain", ...POCKET, "--method", "optimal", "R"]);
    expect(status).toBe(2);
    expect(stderr).toContain("optimal has no stages to tell of");
  });
});
