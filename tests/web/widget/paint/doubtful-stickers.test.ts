// Which stickers of a scanned cube are marked.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { doubtfulOn, settledAt } from "../../../../web/widget/paint/doubtful-stickers";

const facelets = applyMoves(SOLVED_FACELETS, ["R", "U", "F2"]);
const SCANNED = { facelets, doubtful: [2, 20, 40] };

function painted(index: number, letter: string): string {
  return facelets.slice(0, index) + letter + facelets.slice(index + 1);
}

describe("the stickers marked as doubtful", () => {
  it("are those of the scan", () => {
    expect(doubtfulOn(facelets, SCANNED)).toEqual([2, 20, 40]);
  });

  it("no longer include one that is painted, in another colour or its own", () => {
    const other = facelets[20] === "R" ? "L" : "R";
    expect(doubtfulOn(painted(20, other), SCANNED)).toEqual([2, 40]);
    expect(doubtfulOn(facelets, settledAt(20, SCANNED))).toEqual([2, 40]);
  });

  it("stay when another sticker is painted", () => {
    expect(doubtfulOn(painted(3, "?"), SCANNED)).toEqual([2, 20, 40]);
  });

  it("are none on another cube", () => {
    expect(doubtfulOn(SOLVED_FACELETS, SCANNED)).toEqual([]);
    expect(doubtfulOn("UUUURRRRFFFFDDDDLLLLBBBB", SCANNED)).toEqual([]);
  });
});
