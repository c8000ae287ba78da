// The 2x2x2 as the corners of a 3x3x3.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { isPainting } from "../../../web/core/completion";
import {
  hasAllColors,
  isSolved,
  SOLVED,
  SOLVED_FACELETS,
  stickerLabelOn,
  stickersOfColor,
} from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import {
  CORNERS_OF_FACE,
  placeOfPocketSticker,
  puzzleOf,
  SOLVED_POCKET,
  stickersAlone,
  stickersInRow,
  withPlaces,
} from "../../../web/core/pocket-stickers";
import { formOf, isPocketText } from "../../../web/core/position-form";
import { RandomMoves } from "./random-moves";

const LETTERS = "abcdefghijklmnopqrstuvwx";

describe("the places of a 2x2x2", () => {
  it("are those that C++ takes", () => {
    const header = readFileSync(join(projectDirectory, "solver/pocket/pocket_facelets.h"), "utf8");
    const [, corners = ""] = /kCornersOfFace = \{([^}]*)\}/.exec(header)!;
    expect(corners).toBe(CORNERS_OF_FACE.join(", "));
  });

  it("are known for each sticker, with its name", () => {
    const cube = withPlaces(LETTERS);
    expect(cube).toHaveLength(54);
    Array.from(LETTERS).forEach((letter, sticker) => {
      const place = placeOfPocketSticker(sticker);
      expect(cube.charAt(place)).toBe(letter);
      const name = `${"URFDLB".charAt(Math.floor(sticker / 4))}${(sticker % 4) + 1}`;
      expect(stickerLabelOn(cube, place)).toBe(name);
      expect(stickerLabelOn(SOLVED_FACELETS, place)).toBe(`${name.charAt(0)}${(place % 9) + 1}`);
    });
    expect(stickersAlone(cube)).toBe(LETTERS);
  });

  it("are told apart from those of a 3x3x3, which stay as they are", () => {
    expect(withPlaces(SOLVED_FACELETS)).toBe(SOLVED_FACELETS);
    expect(stickersAlone(SOLVED_FACELETS)).toBe(SOLVED_FACELETS);
    expect([SOLVED_POCKET, withPlaces(SOLVED_POCKET), SOLVED_FACELETS].map(puzzleOf)).toEqual([
      ...["2x2x2", "2x2x2", "3x3x3"],
    ]);
    expect([SOLVED["2x2x2"], SOLVED["3x3x3"]].map(stickersInRow)).toEqual([2, 3]);
  });
});

describe("moves", () => {
  it("take the stickers of a 2x2x2 where the corner stickers of a 3x3x3 go", () => {
    const random = new RandomMoves(19);
    for (let count = 0; count < 50; ++count) {
      const moves = random.list(20);
      const pocket = applyMoves(SOLVED_POCKET, moves);
      const cube = applyMoves(SOLVED_FACELETS, moves);
      expect(pocket).toBe(
        LETTERS.replace(/./g, (letter) =>
          cube.charAt(placeOfPocketSticker(LETTERS.indexOf(letter))),
        ),
      );
      expect(applyMoves(withPlaces(SOLVED_POCKET), moves)).toBe(withPlaces(pocket));
    }
  });

  it("of middle layers and of the whole puzzle leave a 2x2x2 solved", () => {
    for (const written of ["M", "E2", "S'", "Rw R'", "x y"]) {
      const { moves } = parseMoves(written);
      expect(isSolved(applyMoves(SOLVED_POCKET, moves)), written).toBe(true);
    }
  });
});

describe("a 2x2x2", () => {
  it("is solved if each face shows one colour, whichever these are", () => {
    const turned = (moves: string) => applyMoves(SOLVED_POCKET, moves.split(" ") as Move[]);
    for (const text of [
      SOLVED_POCKET,
      withPlaces(SOLVED_POCKET),
      turned("R L'"),
      turned("U2 D2"),
    ]) {
      expect(isSolved(text)).toBe(true);
    }
    for (const text of ["UUUURRRRFFFFDDDDLLLLBBBU", "UUUUUUUUFFFFDDDDLLLLBBBB", turned("R")]) {
      expect(isSolved(text)).toBe(false);
    }
  });

  it("has four stickers of each colour", () => {
    expect([SOLVED["2x2x2"], SOLVED_FACELETS].map(stickersOfColor)).toEqual([4, 9]);
    expect(hasAllColors(applyMoves(SOLVED["2x2x2"], ["R", "U2"]))).toBe(true);
    expect(hasAllColors(withPlaces("UUUURRRRFFFFDDDDLLLLBBBU"))).toBe(false);
  });

  it("counts as partly painted if it has 24 stickers, some of them unknown", () => {
    expect(isPainting("U???RRRRFFFFDDDDLLLLBBBB")).toBe(true);
    expect(isPainting("U???RRRRFFFFDDDDLLLLBBB")).toBe(false);
    expect(isPainting(SOLVED["2x2x2"])).toBe(false);
  });
});

// The same texts as in tests/cpp/pocket/pocket_reading_test.cpp.
describe("a text of a 2x2x2", () => {
  it.each([
    ...["", " ", SOLVED_POCKET, "UUUU RRRR FFFF DDDD LLLL BBBB", "UUUU"],
    ...["WRGYOBWRGYOBWRGYOBWRGYOB", "U?RFURF?URFUDLBDLBDLBDLB", "🟥🟥"],
    "U x R F U R F x U R F U D L B D L B D L B D L B",
  ])("is read as stickers: %j", (text) => {
    expect(formOf(text, "2x2x2")).toBe("facelets");
  });

  it.each([
    ...["R U R' U'", "RUF2", "U2 F U2 F2 R U F2 R2 F", "x y R"],
    ...["R U R U R U R U R U R U R U R U R U", "(R U)6"],
    "R U x R U x R U x R U x R U x R U x R U x R U x",
  ])("is read as moves: %j", (text) => {
    expect(formOf(text, "2x2x2")).toBe("moves");
  });

  it("is recognized if it has six colours, with four stickers of each", () => {
    for (const text of [SOLVED_POCKET, "wrgyob".repeat(4), "1234 5612 3456 1234 5612 3456"]) {
      expect(isPocketText(text), text).toBe(true);
    }
    for (const text of [SOLVED_FACELETS, `${SOLVED_POCKET}U`, "U".repeat(24), "", "RUR'U'"]) {
      expect(isPocketText(text), text).toBe(false);
    }
  });
});
