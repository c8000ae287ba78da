// `cubewright check`: what is wrong with a cube, and how to mend it.

import { describe, expect } from "vitest";

import { Cube } from "../../../web/core/cube";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { writeNet } from "../core/write-net";
import { FLIPPED, it, linesOf, SCRAMBLED } from "./command-test";

// A scrambled cube on which the upper face is painted a quarter too far to the right.
const TURNED = "BLDBULLLBBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

describe("cubewright check", () => {
  it("says that a cube is legal, however it is held", ({ cubewright }) => {
    const usual = cubewright(["check", SCRAMBLED.toLowerCase()]);
    expect(usual).toEqual({ status: 0, stdout: `legal\n${SCRAMBLED}\n`, stderr: "" });
    const turned = cubewright(["check", "LDUFFRRUBRUBBRFRDRDFURDLLUUUBFRBFFDDDRFULBLDFLBBLULBLD"]);
    expect(turned.status).toBe(0);
    expect(turned.stdout).toContain("held with the F centre on top and the D centre in front");
  });

  it("reads a net, as an argument of several lines or as words", ({ cubewright }) => {
    const net = writeNet(SCRAMBLED, { between: " " });
    const legal = { status: 0, stdout: `legal\n${SCRAMBLED}\n`, stderr: "" };
    expect(cubewright(["check", net])).toEqual(legal);
    expect(cubewright(["check", ...net.trim().split(/\s+/)])).toEqual(legal);
    const { stdout } = cubewright(["check", writeNet(FLIPPED)]);
    expect(stdout).toContain("pieces: UR\nstickers: U6 R2\n");
  });

  it("reads the faces of a cube as words, however they look", ({ cubewright }) => {
    const faces = SOLVED_FACELETS.match(/.{9}/g)!;
    const { stdout } = cubewright(["check", ...faces]);
    expect(stdout).toBe(`legal\n${SOLVED_FACELETS}\n`);
    const cubes = [SOLVED_FACELETS, SOLVED_FACELETS.slice(1)];
    expect(cubewright(["check", ...cubes]).stdout).toContain("but 53 are given.");
  });

  it("says what is wrong, and where", ({ cubewright }) => {
    const { status, stdout } = cubewright(["check", FLIPPED]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^error: edge-flip\nThe white-red edge at UR is turned in its place\./);
    expect(stdout).toContain("pieces: UR\nstickers: U6 R2\n");
  });

  it("says how to mend a wrong cube", ({ cubewright }) => {
    const flipped = cubewright(["check", FLIPPED]);
    expect(flipped.stdout).toContain("repairs, the likeliest first:\n");
    expect(flipped.stdout).toContain("  1. Flip the edge at UR. UUUUUUUUURRRRRRRRR");
    expect(flipped.stdout).toContain("the cube itself may have been put together wrongly");
    const miscounted = cubewright(["check", `R${SOLVED_FACELETS.slice(1)}`]);
    expect(miscounted.stdout).toContain(`error: color-count\n`);
    expect(miscounted.stdout).toContain(`  1. Paint U1 white instead of red. ${SOLVED_FACELETS}\n`);
    expect(miscounted.stdout).not.toContain("put together");
    const tooShort = cubewright(["check", SOLVED_FACELETS.slice(1)]);
    expect(tooShort.stdout).toContain("error: length\n");
    expect(tooShort.stdout).not.toContain("repairs");
  });

  it("says the same in JSON", ({ cubewright }) => {
    const legal = cubewright(["check", "--json", SCRAMBLED]);
    expect(JSON.parse(legal.stdout)).toEqual({
      input: SCRAMBLED,
      facelets: SCRAMBLED,
      orientation: 0,
    });
    const illegal = cubewright(["check", "--json", FLIPPED]);
    expect(illegal.status).toBe(1);
    expect(JSON.parse(illegal.stdout)).toMatchObject({
      input: FLIPPED,
      code: "edge-flip",
      stickers: [5, 10],
      pieces: ["UR"],
      allRepairs: true,
      hasEveryPiece: true,
    });
    const { repairs } = JSON.parse(illegal.stdout) as { repairs: unknown[] };
    expect(repairs).toHaveLength(12);
    expect(repairs).toContainEqual({
      rank: 1,
      kind: "flip-edge",
      message: "Flip the edge at UR.",
      facelets: SOLVED_FACELETS,
      stickers: [5, 10],
      pieces: ["UR"],
      faces: [],
      besides: [],
    });
    const turned = cubewright(["check", "--json", TURNED]);
    const { repairs: ofFaces } = JSON.parse(turned.stdout) as { repairs: unknown[] };
    expect(ofFaces).toMatchObject([
      {
        kind: "turn-faces",
        message: "Turn face U by a quarter turn anticlockwise.",
        faces: [{ face: "U", from: "U", quarterTurns: 3, isMirrored: false }],
        besides: [],
      },
    ]);
    const broken = cubewright(["check", "--json", "\u001b[31m\u0007"]);
    expect(JSON.parse(broken.stdout)).toMatchObject({ code: "notation" });
  });

  it("takes moves, and a cube from each line of standard input", ({ cubewright }) => {
    const { facelets } = Cube.fromMoves("R U2 F'");
    expect(cubewright(["check", "R U2 F'"]).stdout).toBe(`legal\n${facelets}\n`);
    expect(cubewright(["check", "R", "U2", "F'"]).stdout).toBe(`legal\n${facelets}\n`);
    expect(cubewright(["check", "x R"]).stdout).toContain("held with the F centre on top");
    expect(cubewright(["check", "R Q"])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("error: notation\n") as string,
    });
    const { status, stdout } = cubewright(["check", "--json"], `R U2 F'\r\n${FLIPPED}\nR Q`);
    expect(status).toBe(1);
    expect(linesOf(stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { input: "R U2 F'", facelets },
      { input: FLIPPED, code: "edge-flip" },
      { input: "R Q", code: "notation", repairs: [] },
    ]);
    const pocket = cubewright(["check", "--puzzle", "2x2x2", "--json", "R U"]).stdout;
    expect(JSON.parse(pocket)).toMatchObject({ input: "R U", orientation: 0 });
  });

  it("takes several cubes", ({ cubewright }) => {
    const { status, stdout } = cubewright(["check", "--json", SCRAMBLED, FLIPPED, SOLVED_FACELETS]);
    expect(status).toBe(1);
    expect(linesOf(stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { facelets: SCRAMBLED },
      { code: "edge-flip" },
      { facelets: SOLVED_FACELETS },
    ]);
    const inParts = SCRAMBLED.match(/.{9}/g)!;
    expect(cubewright(["check", ...inParts]).stdout).toBe(`legal\n${SCRAMBLED}\n`);
  });
});
