// Moves for a machine, written and read back.

import { describe, expect, it } from "vitest";

import type { Move } from "../../../web/core/moves";
import { movesTogether } from "../../../web/core/moves-together";
import { parseMoves } from "../../../web/core/notation";

describe("moves for a machine", () => {
  it.each<[Move[], string]>([
    [[], ""],
    [["U", "D2", "R", "F", "B'"], "(U D2) R (F B')"],
    [["D", "U", "D", "L"], "(D U) D L"],
  ])("%j are written as %s", (moves, text) => {
    expect(movesTogether(moves)).toBe(text);
    expect(parseMoves(text).moves).toEqual(moves);
  });
});
