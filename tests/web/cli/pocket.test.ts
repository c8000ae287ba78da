// `cubewright check` and `cubewright scramble` for the 2x2x2.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { writeNet } from "../core/write-net";
import { it, linesOf } from "./command-test";
import { afterPocketMoves, inFaceOrder } from "./pocket-moves";

const POCKET = ["--puzzle", "2x2x2"];
const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";
const IN_ORDER = [...POCKET, "--faces", "FBUDLR"];
const TURNED = afterPocketMoves(SOLVED, "R U F");

describe("cubewright check --puzzle 2x2x2", () => {
  it("says that a position is legal, and how it is held", ({ cubewright }) => {
    const usual = cubewright(["check", ...POCKET, SOLVED.toLowerCase()]);
    expect(usual).toEqual({ status: 0, stdout: `legal\n${SOLVED}\n`, stderr: "" });
    const over = cubewright(["check", ...POCKET, "DDDD LLLL FFFF UUUU RRRR BBBB"]);
    expect(over.stdout).toBe(
      `legal\n${SOLVED}\nsolved as it is held, the top will be D and the front F\n`,
    );
    const json = cubewright(["check", "--json", ...POCKET, "DDDDLLLLFFFFUUUURRRRBBBB"]);
    expect(JSON.parse(json.stdout)).toEqual({
      input: "DDDDLLLLFFFFUUUURRRRBBBB",
      facelets: SOLVED,
      orientation: 14,
      heldTheUsualWay: SOLVED,
      scheme: "URFDLB",
    });
  });

  it("reads a net, whose faces have an order of their own", ({ cubewright }) => {
    const net = writeNet(TURNED, { between: " " });
    expect(cubewright(["check", ...POCKET, net]).stdout).toBe(`legal\n${TURNED}\n`);
    const { stdout } = cubewright(["check", ...IN_ORDER, net]);
    expect(stdout).toBe(`legal\n${inFaceOrder(TURNED, "FBUDLR")}\n`);
  });

  it("says the same of moves as of the stickers that they lead to, as held then", ({
    cubewright,
  }) => {
    const checked = (...words: string[]) => {
      const { input: _input, ...told } = JSON.parse(
        cubewright(["check", "--json", ...POCKET, ...words]).stdout,
      ) as { input: string; orientation: number; heldTheUsualWay: string };
      return told;
    };
    const turned = checked("D", "R");
    expect(turned).toEqual(checked(afterPocketMoves(SOLVED, "D R")));
    expect(turned.orientation).not.toBe(0);
    expect(checked("x")).toEqual(checked("FFFFRRRRDDDDBBBBLLLLUUUU"));
  });

  it("finds the colour scheme", ({ cubewright }) => {
    const other = cubewright(["check", ...POCKET, "WWWWRRRRGGGGBBBBOOOOYYYY"]);
    expect(other.status).toBe(0);
    expect(other.stdout).toBe(`legal\n${SOLVED}\ncolours of U R F D L B: WRGBOY\n`);
    // Face letters say where the stickers belong.
    const mirrored = cubewright(["check", ...POCKET, "UUUULLLLFFFFDDDDRRRRBBBB"]);
    expect(mirrored.status).toBe(1);
    expect(mirrored.stdout).toContain("error: corner-piece\n");
    expect(mirrored.stdout).toContain("write W R G Y O B in place of U R F D L B.\n");
    expect(mirrored.stdout).toContain(`  1. Exchange the faces R and L. ${SOLVED}\n`);
  });

  it("reads the faces in the order that is given", ({ cubewright }) => {
    const net = inFaceOrder(TURNED, "FBUDLR");
    const words = net.match(/..../g)!;
    const inOrder = cubewright(["check", ...IN_ORDER, ...words]);
    expect(inOrder).toEqual({ status: 0, stdout: `legal\n${net}\n`, stderr: "" });
    const json = cubewright(["check", "--json", ...IN_ORDER, net]);
    expect(JSON.parse(json.stdout)).toMatchObject({ facelets: net, heldTheUsualWay: net });
  });

  it("writes the faces in the given order, so that a mended position can be given back", ({
    cubewright,
  }) => {
    const net = inFaceOrder(TURNED, "FBUDLR");
    const wrong = net.replace(/^./, (first) => (first === "U" ? "D" : "U"));
    const told = JSON.parse(cubewright(["check", "--json", ...IN_ORDER, wrong]).stdout) as {
      stickers: number[];
      repairs: { facelets: string; stickers: number[] }[];
    };
    expect(told.stickers).toContain(0);
    expect(told.repairs[0]).toMatchObject({ facelets: net, stickers: [0] });
    const { stdout } = cubewright(["check", ...IN_ORDER, wrong]);
    expect(stdout).toMatch(new RegExp(`^  1\\. Paint F1 .* ${net}$`, "m"));
  });

  it("writes an incomplete position in the given order", ({ cubewright }) => {
    const text = inFaceOrder("UUUURRRR????????LLLL????", "FBUDLR");
    const { stdout } = cubewright(["check", "--json", ...IN_ORDER, text]);
    const { facelets } = JSON.parse(stdout) as { facelets: string };
    expect(facelets).toMatch(/^.{8}UUUU.{4}LLLLRRRR$/);
    expect(cubewright(["check", ...IN_ORDER, text]).stdout).toContain(`incomplete\n${facelets}\n`);
  });

  it("says what is wrong and how to mend it", ({ cubewright }) => {
    const twisted = cubewright(["check", ...POCKET, "UUUFURRRFRFFDDDDLLLLBBBB"]);
    expect(twisted.status).toBe(1);
    expect(twisted.stdout).toContain(
      "error: corner-twist\nThe white-red-green corner at URF is turned in its place.",
    );
    expect(twisted.stdout).toContain("pieces: URF\nstickers: U4 R1 F2\n");
    const miscounted = cubewright(["check", ...POCKET, `R${SOLVED.slice(1)}`]);
    expect(miscounted.stdout).toContain("error: color-count\n");
    expect(miscounted.stdout).toContain(`  1. Paint U1 white instead of red. ${SOLVED}\n`);
    const json = cubewright(["check", "--json", ...POCKET, `R${SOLVED.slice(1)}`]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      code: "color-count",
      repairs: [{ rank: 1, kind: "recolor", facelets: SOLVED, stickers: [0] }],
    });
    const unnamed = cubewright(["check", SOLVED]);
    expect(unnamed).toMatchObject({ status: 1 });
    expect(unnamed.stdout).toBe(
      "error: length\nThese are the 24 stickers of a 2x2x2: add --puzzle 2x2x2.\n",
    );
    const net = writeNet(TURNED, { between: " " });
    expect(cubewright(["check", net]).stdout).toBe(unnamed.stdout);
    const short = cubewright(["check", ...POCKET, SOLVED.slice(1)]);
    expect(short.stdout).toBe(
      "error: length\nA cube has 24 stickers, four on each face, but 23 are given.\n",
    );
  });

  it("says what unknown stickers can be", ({ cubewright }) => {
    const one = cubewright(["check", ...POCKET, `?${SOLVED.slice(1)}`]);
    const filledIn = "filled in: 1 sticker that follows from the others\n";
    expect(one).toEqual({ status: 0, stdout: `legal\n${SOLVED}\n${filledIn}`, stderr: "" });
    const both = cubewright(["check", "--json", ...POCKET, "?1?122223?3??4?45555?6?6"]);
    expect(both.status).toBe(1);
    expect(JSON.parse(both.stdout)).toEqual({
      input: "?1?122223?3??4?45555?6?6",
      facelets: "?1?122223?3??4?45555?6?6",
      fitting: 2,
      schemes: ["123456", "126453"],
      otherSchemesFit: false,
      inSchemes: [
        { scheme: "123456", fitting: 1, facelets: "111122223333444455556666" },
        { scheme: "126453", fitting: 1, facelets: "414122223636141455553636" },
      ],
    });
    const usual = cubewright(["check", ...POCKET, "?W?WRRRRG?G??Y?YOOOO?B?B"]);
    expect(usual.stdout).toBe(
      "incomplete\nWWWWRRRRGGGGYYYYOOOOBBBB\n1 puzzle fits, more in other colour schemes\n" +
        "Which one is yours? With these colours on U R F D L B:\n" +
        "  WRGYOB: WWWWRRRRGGGGYYYYOOOOBBBB\n  WRBYOG: YWYWRRRRGBGBWYWYOOOOGBGB\n",
    );
    const open = cubewright(["check", ...POCKET, "?W?WRRRRG?G??Y?YO???????"]);
    expect(open.stdout).toMatch(/^incomplete\n[WRGYOB?]{24}\n\d+ puzzles fit/);
  });

  it("says why no puzzle can have the known stickers", ({ cubewright }) => {
    const said = (text: string) => cubewright(["check", ...POCKET, text]).stdout;
    expect(said("UUUUUUUU????????????????")).toContain(
      "color-count\nEach of the six colours must be on four stickers, but white is on 8.\n",
    );
    expect(said("???UD???????????????????")).toContain(
      "corner-piece\nNo cube has these stickers, whatever the unknown ones are.\n",
    );
    expect(said("aabbccddee??????????????")).toBe(
      "error: color-count\nSix different letters or digits are needed, one for each colour.\n",
    );
  });

  it("takes several positions, and refuses options that do not go together", ({ cubewright }) => {
    const several = cubewright(["check", "--json", ...POCKET, SOLVED, TURNED]);
    expect(linesOf(several.stdout)).toHaveLength(2);
    for (const args of [
      ["check", "--faces", "FBUDLR", SOLVED_FACELETS],
      ["check", ...POCKET, "--faces", "FBUDL", SOLVED],
      ["check", "--puzzle", "4x4x4", SOLVED],
      ["scramble", "--moves"],
    ]) {
      const { status, stdout, stderr } = cubewright(args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).not.toBe("");
    }
  });
});

describe("cubewright scramble --puzzle 2x2x2", () => {
  it("gives random positions, or the moves that lead there", ({ cubewright }) => {
    const args = ["scramble", ...POCKET, "--count", "20", "--seed", "1"];
    const positions = linesOf(cubewright(args).stdout);
    expect(new Set(positions).size).toBe(20);
    expect(cubewright(["check", ...POCKET, ...positions]).status).toBe(0);
    const sequences = linesOf(cubewright([...args, "--moves"]).stdout);
    expect(sequences.map((moves) => afterPocketMoves(SOLVED, moves))).toEqual(positions);
    expect(sequences.every((text) => /^[URF]['2]?( [URF]['2]?){0,10}$/.test(text))).toBe(true);
  });
});
