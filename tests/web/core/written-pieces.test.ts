import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isReidText, readPieceNumbers, readReidText } from "../../../web/core/written-pieces";

const SOLVED_REID = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";
const IDENTITY = {
  cp: [0, 1, 2, 3, 4, 5, 6, 7],
  co: [0, 0, 0, 0, 0, 0, 0, 0],
  ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  eo: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

function after(moves: Move[]): string {
  return applyMoves(SOLVED_FACELETS, moves);
}

describe("numbers of pieces", () => {
  // The moves as H. Kociemba's programs and cubejs have them.
  it.each<[Move, Partial<typeof IDENTITY>]>([
    ["U", { cp: [3, 0, 1, 2, 4, 5, 6, 7], ep: [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11] }],
    [
      "R",
      {
        cp: [4, 1, 2, 0, 7, 5, 6, 3],
        co: [2, 0, 0, 1, 1, 0, 0, 2],
        ep: [8, 1, 2, 3, 11, 5, 6, 7, 4, 9, 10, 0],
      },
    ],
    [
      "F",
      {
        cp: [1, 5, 2, 3, 0, 4, 6, 7],
        co: [1, 2, 0, 0, 2, 1, 0, 0],
        ep: [0, 9, 2, 3, 4, 8, 6, 7, 1, 5, 10, 11],
        eo: [0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0],
      },
    ],
    ["D", { cp: [0, 1, 2, 3, 5, 6, 7, 4], ep: [0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11] }],
  ])("are read as the stickers after %s", (move, changed) => {
    expect(readPieceNumbers(JSON.stringify({ ...IDENTITY, ...changed }))).toBe(after([move]));
  });

  it("are read with the centres that cubejs writes, and with unknown fields", () => {
    const cube = { center: [0, 1, 2, 3, 4, 5], ...IDENTITY, by: "hand" };
    expect(readPieceNumbers(JSON.stringify(cube, undefined, 2))).toBe(SOLVED_FACELETS);
    const turned = readPieceNumbers(JSON.stringify({ ...cube, center: [0, 2, 4, 3, 5, 1] }));
    expect(
      Array.from(turned)
        .filter((_, index) => index % 9 === 4)
        .join(""),
    ).toBe("UFLDBR");
  });

  it("may be those of a cube that cannot exist", () => {
    const twisted = { ...IDENTITY, co: [1, 0, 0, 0, 0, 0, 0, 0] };
    expect(readPieceNumbers(JSON.stringify(twisted))).not.toBe(SOLVED_FACELETS);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "{}",
    JSON.stringify({ ...IDENTITY, cp: [0, 1, 2, 3, 4, 5, 6] }),
    JSON.stringify({ ...IDENTITY, cp: [0, 1, 2, 3, 4, 5, 6, 8] }),
    JSON.stringify({ ...IDENTITY, co: [3, 0, 0, 0, 0, 0, 0, 0] }),
    JSON.stringify({ ...IDENTITY, eo: "000000000000" }),
    JSON.stringify({ ...IDENTITY, ep: [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
    JSON.stringify({ ...IDENTITY, ep: [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
    JSON.stringify({ ...IDENTITY, center: ["<b>"] }),
  ])("are refused: %j", (text) => {
    expect(() => readPieceNumbers(text)).toThrow(SolverError);
  });
});

describe("places in Reid's order", () => {
  it.each<[string, string, Move[]]>([
    ["nothing", SOLVED_REID, []],
    ["U", "UR UB UL UF DF DR DB DL FR FL BR BL URB UBL ULF UFR DRF DFL DLB DBR", ["U"]],
    ["R", "UF FR UB UL DF BR DB DL DR FL UR BL FDR FRU UBL ULF BRD DFL DLB BUR", ["R"]],
  ])("are read as the stickers after %s", (_, text, moves) => {
    expect(isReidText(text)).toBe(true);
    expect(readReidText(text)).toBe(after(moves));
  });

  it.each([
    "UF UR",
    SOLVED_REID.toLowerCase(),
    SOLVED_REID.replace("UF", "UX"),
    SOLVED_REID.replace("UF UR", "UFUR"),
    `${SOLVED_REID} UF`,
  ])("are not recognized in %j", (text) => {
    expect(isReidText(text)).toBe(false);
  });
});
