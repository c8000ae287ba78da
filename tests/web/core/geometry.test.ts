// Where the faces and stickers lie in space.

import { describe, expect, it } from "vitest";

import { stickerLabel } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import {
  BESIDE,
  centerSticker,
  cross,
  dot,
  faceAt,
  NORMALS,
  STICKER_PLACES,
  stickerAt,
  stickersOf,
  turnedClockwise,
  type Vector,
} from "../../../web/core/geometry";

function placeOf(label: string) {
  return STICKER_PLACES.find((_, index) => stickerLabel(index) === label)!;
}

// toEqual distinguishes -0 from 0.
function positiveZeros(vector: Vector): number[] {
  return vector.map((value) => value + 0);
}

describe("the places of the stickers", () => {
  it.each<[label: string, cubie: Vector, normal: Vector]>([
    ["F1", [-1, 1, 1], [0, 0, 1]],
    ["U1", [-1, 1, -1], [0, 1, 0]],
    ["R1", [1, 1, 1], [1, 0, 0]],
    ["D1", [-1, -1, 1], [0, -1, 0]],
    ["L1", [-1, 1, -1], [-1, 0, 0]],
    ["B1", [1, 1, -1], [0, 0, -1]],
    ["F6", [1, 0, 1], [0, 0, 1]],
    ["B9", [-1, -1, -1], [0, 0, -1]],
  ])("are those of the folded net: %s", (label, cubie, normal) => {
    expect(placeOf(label)).toMatchObject({ cubie, normal });
  });

  it("have rows to the right and columns downwards, as seen from outside", () => {
    for (const { normal, right, up } of STICKER_PLACES) {
      expect(dot(cross(right, up), normal)).toBe(1);
    }
  });

  it("are found again by face and cubie", () => {
    STICKER_PLACES.forEach(({ face, cubie }, index) => {
      expect(stickerAt(face, cubie)).toBe(index);
      expect(faceAt(index)).toBe(face);
    });
    expect(stickerAt("U", [0, 0, 1])).toBe(-1);
  });
});

describe("a face", () => {
  it("has nine stickers, with its centre in the middle", () => {
    const labels = STICKER_PLACES.map((_, index) => index);
    for (const face of FACES) {
      expect(stickerLabel(centerSticker(face))).toBe(`${face}5`);
      const text = labels.map((index) => faceAt(index)).join("");
      expect(stickersOf(text, face)).toBe(face.repeat(9));
    }
  });

  it("has its neighbours in the net at right angles", () => {
    for (const face of FACES) {
      const { up, right } = BESIDE[face];
      expect(positiveZeros(cross(NORMALS[right], NORMALS[up]))).toEqual(NORMALS[face]);
    }
  });
});

it("a vector turns clockwise as seen from the tip of the axis", () => {
  const { U, R, F, L } = NORMALS;
  expect(positiveZeros(turnedClockwise(F, U))).toEqual(L);
  expect(positiveZeros(turnedClockwise(F, R))).toEqual(U);
  expect(positiveZeros(turnedClockwise(U, F))).toEqual(R);
});
