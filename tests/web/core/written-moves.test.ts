// Moves as people make them: what is shown after each equals the plain face turns so far.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import {
  dot,
  faceToward,
  NORMALS,
  STICKER_PLACES,
  stickerAt,
  turnedClockwise,
} from "../../../web/core/geometry";
import {
  faceHeld,
  faceletsHeld,
  moveAtStart,
  moveHeld,
  rotationBetween,
  rotationsTo,
  stickersHeld,
} from "../../../web/core/held";
import { applyMoves, MOVES, quarterTurnsOf, type WrittenMove } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { inverseOf, layersOf, plainMoves, stepsOf } from "../../../web/core/written-moves";
import { RandomMoves } from "./random-moves";
import { randomWritten } from "./random-written";
import { readVectors } from "./vectors";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const SEQUENCES = IS_LONG ? 2_000 : 600;
const SEEDS = IS_LONG ? [17, 18, 19, 20, 21] : [17];

const permutations = new Map<WrittenMove, readonly number[]>();

// Where the stickers of the cube in the hand come from, centres and all: the cubies of the layers that
// turn are turned in space.
function permutationInHand(move: WrittenMove): readonly number[] {
  let permutation = permutations.get(move);
  if (!permutation) {
    const { face, outer, inner } = layersOf(move);
    const axis = NORMALS[face];
    permutation = STICKER_PLACES.map((_, index) => index);
    for (const [index, { cubie, normal }] of STICKER_PLACES.entries()) {
      const height = dot(cubie, axis);
      if (height > outer || height < inner) continue;
      let place = { cubie, normal };
      for (let left = (quarterTurnsOf(move) + 4) % 4; left > 0; --left) {
        place = {
          cubie: turnedClockwise(place.cubie, axis),
          normal: turnedClockwise(place.normal, axis),
        };
      }
      (permutation as number[])[stickerAt(faceToward(place.normal), place.cubie)] = index;
    }
    permutations.set(move, permutation);
  }
  return permutation;
}

describe("written moves", () => {
  it("are kept by the parser, with brackets written out", () => {
    expect(parseMoves("x y' M2 Rw U r' E S3 z2 2Lw2' 3Rw' [R: U] (M' U2)2'").written).toEqual(
      "x y' M2 Rw U r' E S' z2 2Lw2 3Rw' R U R' U2 M U2 M".split(" "),
    );
  });

  it("turn the layers that their letters stand for", () => {
    expect(
      ["R", "r2", "2Rw'", "Rw", "3Rw", "M", "E'", "S", "x", "y2", "z"].map((move) =>
        layersOf(move as WrittenMove),
      ),
    ).toEqual([
      { face: "R", outer: 1, inner: 1 },
      { face: "R", outer: 1, inner: 0 },
      { face: "R", outer: 1, inner: 0 },
      { face: "R", outer: 1, inner: 0 },
      { face: "R", outer: 1, inner: -1 },
      { face: "L", outer: 0, inner: 0 },
      { face: "D", outer: 0, inner: 0 },
      { face: "F", outer: 0, inner: 0 },
      { face: "R", outer: 1, inner: -1 },
      { face: "U", outer: 1, inner: -1 },
      { face: "F", outer: 1, inner: -1 },
    ]);
  });

  it.each([
    ["x", []],
    ["M", ["R", "L'"]],
    ["r'", ["L'"]],
    ["E2", ["U2", "D2"]],
    ["S", ["F'", "B"]],
  ] as const)("equal plain turns: %s", (move, moves) => {
    expect(plainMoves([move])).toEqual(moves);
  });

  it.each(SEEDS)("show after each of them what the plain turns so far make (seed %i)", (seed) => {
    const random = new RandomMoves(seed);
    for (let count = 0; count < SEQUENCES; ++count) {
      const { text, written } = randomWritten(random, count % 10 === 0 ? 2 : 1);
      const parsed = parseMoves(text);
      expect(parsed.written, text).toEqual(written);
      const steps = stepsOf(parsed.written);
      const start = applyMoves(SOLVED_FACELETS, random.list(5));
      let [shown, inHand] = [start, start];
      steps.forEach(({ moves, orientation }, index) => {
        shown = applyMoves(shown, moves);
        inHand = permutationInHand(written[index]!)
          .map((from) => inHand.charAt(from))
          .join("");
        if (faceletsHeld(shown, orientation) !== inHand) expect.fail(`${text}, move ${index}`);
      });
      expect(parsed.moves).toEqual(steps.flatMap(({ moves }) => moves));
      expect(parsed.orientation).toBe(steps.at(-1)!.orientation);
    }
  });

  it("are undone by their inverse", () => {
    const random = new RandomMoves(18);
    for (let count = 0; count < 1_000; ++count) {
      const { written } = randomWritten(random, 1);
      const back = written.map(inverseOf).reverse();
      const { moves, orientation } = parseMoves([...written, ...back].join(" "));
      expect(applyMoves(SOLVED_FACELETS, moves)).toBe(SOLVED_FACELETS);
      expect(orientation).toBe(0);
    }
  });

  // The plain turns of these texts are those of the C++ reader.
  it("mean the same as the text that they were read from", () => {
    for (const [text, moves, orientation] of readVectors("notation.tsv")) {
      if (moves === "error") continue;
      const again = parseMoves(parseMoves(text!).written.join(" "));
      expect(again.moves.join(" "), text).toBe(moves);
      expect(again.orientation, text).toBe(Number(orientation));
    }
  });
});

describe("a cube that is held another way", () => {
  it("has its stickers and faces where they are seen", () => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'"]);
    for (let orientation = 0; orientation < 24; ++orientation) {
      const held = faceletsHeld(facelets, orientation);
      const stickers = stickersHeld(orientation);
      expect(stickers.map((sticker) => facelets.charAt(sticker)).join("")).toBe(held);
      for (const [index, face] of FACES.entries()) {
        const place = FACES.indexOf(faceHeld(face, orientation));
        expect(stickers[9 * place + 4]).toBe(9 * index + 4);
      }
    }
  });

  it("is reached from any other way by one turn of the whole cube, if one is enough", () => {
    let count = 0;
    for (let before = 0; before < 24; ++before) {
      expect(rotationBetween(before, before)).toBeUndefined();
      for (let after = 0; after < 24; ++after) {
        const rotation = rotationBetween(before, after);
        if (!rotation) continue;
        const held = faceletsHeld(SOLVED_FACELETS, before);
        const turned = faceletsHeld(held, stepsOf([rotation])[0]!.orientation);
        expect(turned).toBe(faceletsHeld(SOLVED_FACELETS, after));
        ++count;
      }
    }
    // A quarter or half turn about each of three axes.
    expect(count).toBe(24 * 9);
  });

  it("is reached from the usual way by at most two turns of the whole cube", () => {
    const counts = [0, 0, 0];
    for (let orientation = 0; orientation < 24; ++orientation) {
      const rotations = rotationsTo(orientation);
      expect(stepsOf(rotations).at(-1)?.orientation ?? 0).toBe(orientation);
      ++counts[rotations.length]!;
    }
    expect(counts).toEqual([1, 9, 14]);
  });

  it("has its moves converted between the usual way and the way it is held", () => {
    for (let orientation = 0; orientation < 24; ++orientation) {
      const held = faceletsHeld(SOLVED_FACELETS, orientation);
      for (const move of MOVES) {
        const turned = applyMoves(SOLVED_FACELETS, [moveAtStart(move, orientation)]);
        expect(faceletsHeld(turned, orientation)).toBe(applyMoves(held, [move]));
        expect(moveHeld(moveAtStart(move, orientation), orientation)).toBe(move);
      }
    }
  });
});
