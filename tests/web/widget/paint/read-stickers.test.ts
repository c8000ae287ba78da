// A written 2x2x2 as an element shows it.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { stickersAlone } from "../../../../web/core/pocket-stickers";
import { readPocketStickers, readStickersOf } from "../../../../web/widget/paint/read-stickers";

const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";

describe("24 stickers", () => {
  it.each([
    ["letters of faces", SOLVED, SOLVED],
    ["small letters with white space", "uuuu rrrr ffff dddd llll bbbb", SOLVED],
    ["letters of colours", "WWWWRRRRGGGGYYYYOOOOBBBB", SOLVED],
    ["coloured squares", "⬜⬜⬜⬜🟥🟥🟥🟥🟩🟩🟩🟩🟨🟨🟨🟨🟧🟧🟧🟧🟦🟦🟦🟦", SOLVED],
    ["digits, in their order", "666611112222333344445555", SOLVED],
    ["another colour scheme", "WWWWRRRRGGGGBBBBOOOOYYYY", "UUUURRRRFFFFBBBBLLLLDDDD"],
    ["unknown stickers", "U?.xRRRRFFFFDDDDLLLLBBBB", "U???RRRRFFFFDDDDLLLLBBBB"],
    [
      "an X beside five symbols of one's own",
      "AAAABBBBCCCCXXXXYYYYZZZZ",
      "UUUURRRRFFFFBBBBDDDDLLLL",
    ],
    ["an X beside six others", "XAAABBBBCCCCDDDDYYYYZZZZ", "?UUURRRRFFFFDDDDLLLLBBBB"],
    ["an X beside four others", "AAAABBBBCCCCXXXXXXXXZZZZ", "UUUURRRRFFFF????????DDDD"],
    ["too many of a colour", "UUUUUUUUUUUUUUUUUUUUUUUU", "UUUUUUUUUUUUUUUUUUUUUUUU"],
  ])("are read: %s", (_, text, stickers) => {
    const read = readPocketStickers(text);
    expect(read).toHaveLength(54);
    expect(stickersAlone(read)).toBe(stickers);
    expect(readStickersOf("2x2x2", text)).toBe(read);
  });

  it.each([
    ["", "length"],
    [SOLVED.slice(1), "length"],
    [`${SOLVED}U`, "length"],
    ["123456712345671234567123", "color-count"],
    [`Q${SOLVED.slice(1)}`, "color-count"],
    ["UUUURRRRFFFFDDDDLLLLBBB!", "color-count"],
  ])("are refused: %j", (text, code) => {
    try {
      readPocketStickers(text);
    } catch (error) {
      expect(error).toBeInstanceOf(SolverError);
      expect((error as SolverError).code).toBe(code);
      return;
    }
    throw new Error("It was read.");
  });
});

it("stickers of the other puzzle are refused with the name of the one that was asked for", () => {
  expect(() => readStickersOf("3x3x3", SOLVED)).toThrow("A 3x3x3 has 54 stickers; these are 24.");
  expect(() => readStickersOf("2x2x2", SOLVED_FACELETS)).toThrow(
    "A 2x2x2 has 24 stickers; these are more.",
  );
});
