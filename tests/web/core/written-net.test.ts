// A cube of either puzzle written as its net shows it.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { CENTER_INDEXES, parseFacelets, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import { formOf, isPocketText } from "../../../web/core/position-form";
import { isNet, readSymbols, takeSymbols } from "../../../web/core/sticker-symbols";
import { RandomMoves } from "./random-moves";
import { readVectors } from "./vectors";
import { writeNet } from "./write-net";

it.each(readVectors("nets.tsv"))("is read line by line: %j", (text, symbols = "") => {
  for (const count of [24, 54]) {
    const isOne = symbols.length === count;
    expect(isNet(text, count)).toBe(isOne);
    if (!isOne) continue;
    expect(takeSymbols(text, count).join("")).toBe(symbols);
    expect(readSymbols(text, count).join("")).toBe(symbols);
  }
});

describe("the net of a random cube", () => {
  const random = new RandomMoves(31);
  const cubes = Array.from({ length: 100 }, () => random.list(25));

  it("is that cube", () => {
    for (const moves of cubes) {
      const facelets = applyMoves(SOLVED_FACELETS, moves);
      for (const looks of [{}, { between: " " }, { letters: " " }, { lineEnd: "\r\n\r\n" }]) {
        const net = writeNet(facelets, looks);
        expect(parseFacelets(net)).toBe(facelets);
        expect(formOf(net)).toBe("facelets");
      }
      // Unless it could be another order of the faces, the centres tell that it is a net.
      const joined = writeNet(facelets).replaceAll(/\s/g, "");
      const centers = new Set(CENTER_INDEXES.map((center) => joined[center]));
      if (centers.size < 6) expect(parseFacelets(joined)).toBe(facelets);
    }
  });

  it("is that 2x2x2", () => {
    for (const moves of cubes) {
      const pocket = applyMoves(SOLVED_POCKET, moves);
      for (const looks of [{}, { between: " " }, { letters: " " }, { lineEnd: "\r\n\r\n" }]) {
        const net = writeNet(pocket, looks);
        expect(readSymbols(net, 24).join("")).toBe(pocket);
        expect(isPocketText(net)).toBe(true);
        expect(formOf(net, "2x2x2")).toBe("facelets");
      }
    }
  });
});

it("with a colour too often is stickers with a mistake, of which the right ones are marked", () => {
  for (const [solved, count] of [
    [SOLVED_FACELETS, 54],
    [SOLVED_POCKET, 24],
  ] as const) {
    const net = writeNet(`${solved.slice(0, -1)}U`, { letters: " " });
    expect(formOf(net, count === 54 ? "3x3x3" : "2x2x2")).toBe("facelets");
    expect(takeSymbols(net, count).at(-1)).toBe("U");
  }
  const stickers = () => parseFacelets(writeNet(`${SOLVED_FACELETS.slice(0, -1)}U`));
  expect(stickers).toThrow(SolverError);
  try {
    stickers();
  } catch (error) {
    expect((error as SolverError).details.stickers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 53]);
  }
});

it("of endless lines is refused at once", () => {
  for (const text of ["U\n".repeat(5_000_000), "\n-".repeat(5_000_000), "|".repeat(10_000_000)]) {
    expect(isNet(text, 54)).toBe(false);
  }
});
