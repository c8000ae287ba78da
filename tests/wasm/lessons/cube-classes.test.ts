// Which of the twelve classes a randomly assembled cube is in: what the bundle finds by repeated questions, compared
// with what is counted here on the stickers.

import { beforeAll, describe, expect, it } from "vitest";

import type { CubewrightModule } from "../../../wasm/cubewright";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { colorsOfPiece, CORNERS, EDGES } from "../../../web/core/pieces";
import { checkCube } from "../../../web/engine/worker/hosts/cube-check";
import { sortedLetters } from "../../../web/learn/lesson/moment";
import { NUMBERS } from "../../../web/learn/mathematics/counts";
import {
  classNumber,
  type CubeClass,
  classOf,
  putTogether,
  randomTurns,
  withPiecesExchanged,
  withPieceTurned,
} from "../../../web/learn/mathematics/cube-class";
import { waysToMend } from "../../../web/learn/mathematics/class-table";
import { BUNDLES, loadBundle } from "../bundle-in-node";
import { SeededRandom } from "../seeded-random";

const CUBE_COUNT = process.env.CUBEWRIGHT_LONG === "1" ? 1_000 : 64;
const SOLVABLE = { flip: 0, twist: 0, exchange: 0 };

let module: CubewrightModule;
const check = (facelets: string) => Promise.resolve(checkCube(module, facelets));
const seeded = new SeededRandom(2_026);
const random = () => seeded.next() / 2 ** 32;

beforeAll(async () => {
  module = await loadBundle(BUNDLES.find(({ threaded }) => !threaded)!);
});

function isOdd(facelets: string, places: readonly string[]): boolean {
  const pieces = places.map((place) => sortedLetters(colorsOfPiece(facelets, place)));
  const homes = places.map(sortedLetters);
  const order = pieces.map((piece) => homes.indexOf(piece));
  const pairs = order.flatMap((piece, place) => order.slice(place).filter((next) => next < piece));
  return pairs.length % 2 === 1;
}

function counted(facelets: string): CubeClass {
  const rank = (letter: string) => "UDFBRL".indexOf(letter);
  const flips = EDGES.filter((place) => {
    const [first, second] = colorsOfPiece(facelets, place);
    return rank(first!) > rank(second!);
  });
  const twists = CORNERS.map((place) => colorsOfPiece(facelets, place).search(/[UD]/));
  return {
    flip: flips.length % 2,
    twist: twists.reduce((sum, twist) => sum + twist) % 3,
    exchange: isOdd(facelets, EDGES) === isOdd(facelets, CORNERS) ? 0 : 1,
  };
}

describe("a cube's class", () => {
  it("equals the class counted on the stickers, and all classes occur", async () => {
    const seen = new Set<number>();
    for (let cube = 0; cube < CUBE_COUNT; ++cube) {
      const facelets = putTogether(random);
      const found = await classOf(check, facelets);
      expect(found).toEqual(counted(facelets));
      seen.add(classNumber(found));
    }
    expect([...seen].sort((one, other) => one - other)).toEqual(
      Array.from({ length: Number(NUMBERS.classes) }, (_, index) => index + 1),
    );
  });

  it("does not change when layers are turned", async () => {
    for (let cube = 0; cube < CUBE_COUNT / 10; ++cube) {
      const facelets = putTogether(random);
      const turned = applyMoves(facelets, parseMoves(randomTurns(20, random)).moves);
      expect(turned).not.toBe(facelets);
      expect(await classOf(check, turned)).toEqual(await classOf(check, facelets));
    }
  });

  it.each<[string, Partial<CubeClass>, string]>([
    ["nothing", {}, SOLVED_FACELETS],
    ["an edge flipped", { flip: 1 }, withPieceTurned(SOLVED_FACELETS, "BL")],
    ["a corner turned", { twist: 1 }, withPieceTurned(SOLVED_FACELETS, "DLF")],
    ["edges exchanged", { exchange: 1 }, withPiecesExchanged(SOLVED_FACELETS, "FR", "DB")],
    ["corners exchanged", { exchange: 1 }, withPiecesExchanged(SOLVED_FACELETS, "URF", "DBL")],
  ])("tells of %s", async (_, expected, facelets) => {
    expect(await classOf(check, facelets)).toEqual({ ...SOLVABLE, ...expected });
  });

  it("tells what mends the cube", async () => {
    for (let cube = 0; cube < CUBE_COUNT / 10; ++cube) {
      let facelets = putTogether(random);
      for (const way of waysToMend(await classOf(check, facelets))) {
        if (way === "way-flip") facelets = withPieceTurned(facelets, "DR");
        if (way === "way-exchange") facelets = withPiecesExchanged(facelets, "ULB", "DFR");
        if (way === "way-twist") facelets = withPieceTurned(facelets, "DBL");
        if (way === "way-twist-back") {
          facelets = withPieceTurned(withPieceTurned(facelets, "DBL"), "DBL");
        }
      }
      expect(await check(facelets)).toMatchObject({ code: "" });
    }
  });

  it("is refused for a cube that lacks a piece", async () => {
    const lacking = `${SOLVED_FACELETS.slice(0, 8)}R${SOLVED_FACELETS.slice(9, 20)}U${SOLVED_FACELETS.slice(21)}`;
    await expect(classOf(check, lacking)).rejects.toThrow("refused");
  });
});
