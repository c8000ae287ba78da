// Letters on stickers are upright at the end of every turn.

import { describe, expect, it } from "vitest";

import { FACES, type Face } from "../../../../web/core/faces";
import { moveBy, movePermutation } from "../../../../web/core/moves";
import {
  dot,
  faceToward,
  isInLayer,
  NORMALS,
  STICKER_PLACES,
  stickerAt,
  turnedClockwise,
  type Vector,
} from "../../../../web/core/geometry";
import { letterSpin } from "../../../../web/scene/signs/sticker-spin";

// About a unit axis, clockwise as seen from its tip (Rodrigues' formula, backwards).
function rotate(vector: Vector, axis: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lengthwise = dot(vector, axis) * (1 - cos);
  return [
    cos * vector[0] - sin * (axis[1] * vector[2] - axis[2] * vector[1]) + lengthwise * axis[0],
    cos * vector[1] - sin * (axis[2] * vector[0] - axis[0] * vector[2]) + lengthwise * axis[1],
    cos * vector[2] - sin * (axis[0] * vector[1] - axis[1] * vector[0]) + lengthwise * axis[2],
  ];
}

function letterUp(index: number, face: Face, quarterTurns: number): Vector {
  const { right, up } = STICKER_PLACES[index]!;
  const spin = letterSpin(index, face, quarterTurns);
  const inSticker = up.map(
    (part, axis) => Math.cos(spin) * part - Math.sin(spin) * right[axis]!,
  ) as unknown as Vector;
  return rotate(inSticker, NORMALS[face], (quarterTurns * Math.PI) / 2);
}

describe("a letter on a sticker", () => {
  it.each([1, 2, 3, -1, -2])("is upright after %d quarter turns", (quarterTurns) => {
    for (const face of FACES) {
      const origins = movePermutation(moveBy(face, quarterTurns)!);
      STICKER_PLACES.forEach(({ cubie }, index) => {
        if (!isInLayer(cubie, face)) return;
        const upright = STICKER_PLACES[origins.indexOf(index)]!.up;
        letterUp(index, face, quarterTurns).forEach((part, axis) =>
          expect(part).toBeCloseTo(upright[axis]!, 6),
        );
      });
    }
  });

  it("is upright after a turn of the whole cube", () => {
    for (const face of FACES) {
      const axis = NORMALS[face];
      STICKER_PLACES.forEach(({ cubie, normal }, index) => {
        const to = stickerAt(
          faceToward(turnedClockwise(normal, axis)),
          turnedClockwise(cubie, axis),
        );
        letterUp(index, face, 1).forEach((part, at) =>
          expect(part).toBeCloseTo(STICKER_PLACES[to]!.up[at]!, 6),
        );
      });
    }
  });

  it("turns without jumps", () => {
    const leaps: string[] = [];
    for (const face of FACES) {
      for (let index = 0; index < 54; ++index) {
        for (let quarterTurns = -2; quarterTurns < 2; quarterTurns += 0.01) {
          const step =
            letterSpin(index, face, quarterTurns + 0.01) - letterSpin(index, face, quarterTurns);
          if (Math.abs(step) > 0.04) leaps.push(`${face}, ${index} at ${quarterTurns}`);
        }
      }
    }
    expect(leaps).toEqual([]);
  });

  it("does not turn while no layer turns", () => {
    for (let index = 0; index < 54; ++index) expect(letterSpin(index, "R", 0)).toBe(0);
  });
});
