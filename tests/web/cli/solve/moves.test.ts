// `cubewright solve` with moves instead of stickers.

import { describe, expect } from "vitest";

import type { Puzzle } from "../../../../web/core/choices";
import type { SolverError } from "../../../../web/core/errors";
import { FACES } from "../../../../web/core/faces";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { parseMoves, type ParsedMoves } from "../../../../web/core/notation";
import { FRAMES } from "../../../../web/core/orientation";
import { stickersWritten } from "../../../../web/engine/solver/written-position";
import { SeededRandom } from "../../../wasm/seeded-random";
import { it, linesOf } from "../command-test";

// The position as the cube is held after the moves: faces are then named by their places.
function positionAfter({ moves, orientation }: ParsedMoves): string {
  const turns = moves.map((move) => {
    const place = FRAMES[orientation]!.indexOf(move[0]!);
    return `${FACES[place]!}${move.slice(1)}` as Move;
  });
  return applyMoves(SOLVED_FACELETS, turns);
}

describe("moves from the solved cube", () => {
  it("reads moves as TypeScript does", ({ cubewright }) => {
    const random = new SeededRandom(1_974);
    const pieces = ["R", "U'", "f2", "M", "x", "y'", "(", ")", "[", "]", ",", ":", "3", " ", "//"];
    const texts = Array.from({ length: 2_000 }, () =>
      Array.from({ length: 1 + (random.next() % 14) }, () => random.pick(pieces)).join(""),
    ).filter((text) => text.trim() !== "");
    const { stdout } = cubewright(
      ["solve", "--json", "--threads", "1", "--tables", "mini", "--max-length", "30"],
      texts.map((text) => `${text}\n`).join(""),
    );
    const readHere = texts.map((text) => {
      try {
        return positionAfter(parseMoves(text));
      } catch (error) {
        return (error as SolverError).code;
      }
    });
    const readThere = linesOf(stdout).map((line) => {
      const { facelets, code } = JSON.parse(line) as { facelets?: string; code?: string };
      return facelets ?? code;
    });
    expect(readThere).toEqual(readHere);
    expect(readHere.filter((position) => position !== "notation").length).toBeGreaterThan(200);
  });

  it.for<[string, Puzzle]>([
    ["R U2 F'", "3x3x3"],
    ["x R U", "3x3x3"],
    ["(R U')2 y' M2 z f", "3x3x3"],
    ["R U' x y2 F", "2x2x2"],
  ])("leave the cube held as the package holds it: %s", ([moves, puzzle], { cubewright }) => {
    const words = ["solve", "--json", "--puzzle", puzzle, "--tables", "mini"];
    const byMoves = JSON.parse(cubewright([...words, moves]).stdout) as { text: string };
    const stickers = stickersWritten(moves, puzzle);
    const byStickers = JSON.parse(cubewright([...words, stickers]).stdout) as { text: string };
    expect(byStickers.text).toBe(byMoves.text);
  });
});
