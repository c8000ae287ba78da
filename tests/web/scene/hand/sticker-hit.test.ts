import { describe, expect, it } from "vitest";

import { stickerLabel } from "../../../../web/core/facelets";
import { STICKER_PLACES, type Vector } from "../../../../web/core/geometry";
import { stickerOnRay } from "../../../../web/scene/hand/sticker-hit";

const EYE: Vector = [6, 5, 9];

function look(target: Vector) {
  return stickerOnRay(EYE, [target[0] - EYE[0], target[1] - EYE[1], target[2] - EYE[2]]);
}

describe("a ray from the camera", () => {
  it("meets each visible sticker in its middle", () => {
    STICKER_PLACES.forEach(({ face, cubie, normal }, index) => {
      if (!"URF".includes(face)) return;
      const middle: Vector = [
        cubie[0] + 0.5 * normal[0],
        cubie[1] + 0.5 * normal[1],
        cubie[2] + 0.5 * normal[2],
      ];
      const hit = look(middle);
      expect(hit && stickerLabel(hit.index)).toBe(stickerLabel(index));
      hit!.point.forEach((coordinate, axis) => expect(coordinate).toBeCloseTo(middle[axis]!, 6));
    });
  });

  it("meets the front of the cube, not the back", () => {
    expect(look([0, 0, -1.5])).not.toBeUndefined();
    expect(STICKER_PLACES[look([0, 0, -1.5])!.index]!.face).not.toBe("B");
  });

  it("meets only corner stickers of a 2x2x2, which fill the whole face", () => {
    const named = (target: Vector) =>
      stickerLabel(
        stickerOnRay(EYE, [target[0] - EYE[0], target[1] - EYE[1], target[2] - EYE[2]], true)!
          .index,
      );
    expect(named([0.05, 1.5, 0.05])).toBe("U9");
    expect(named([-0.05, 1.5, 0.05])).toBe("U7");
    expect(named([0.75, 0.75, 1.5])).toBe("F3");
    expect(named([1.5, -0.75, -0.75])).toBe("R9");
  });

  it("meets the nearest sticker in a gap, and nothing beside the cube", () => {
    expect(stickerLabel(look([0.499, 1.5, 0])!.index)).toBe("U5");
    expect(stickerLabel(look([0.501, 1.5, 0])!.index)).toBe("U6");
    expect(look([-1.6, 1.6, -1.6])).toBeUndefined();
    expect(stickerOnRay(EYE, [1, 0, 0])).toBeUndefined();
    expect(stickerOnRay(EYE, [6, 5, 9])).toBeUndefined();
  });
});
