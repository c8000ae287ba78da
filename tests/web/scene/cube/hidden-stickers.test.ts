// Only the stickers whose faces are turned to the eye are drawn.

import { BufferGeometry, Matrix4, MeshBasicMaterial, Vector3 } from "three";
import { describe, expect, it } from "vitest";

import { stickerLabel } from "../../../../web/core/facelets";
import { leaveOutHidden } from "../../../../web/scene/cube/hidden-stickers";
import { OnStickers } from "../../../../web/scene/cube/on-stickers";
import { STICKER_BASE, STICKER_HEIGHT } from "../../../../web/scene/cube/shapes";
import type { LayerTurn } from "../../../../web/scene/cube/layer-turn";
import { STICKER_PLACES } from "../../../../web/core/geometry";

const FRONT = new Vector3(5, 5, 8);

function seenFrom(eye: Vector3, turn?: LayerTurn, rotation = new Matrix4()): string[] {
  const stickers = new OnStickers(new BufferGeometry(), new MeshBasicMaterial(), STICKER_BASE);
  stickers.lieOn(STICKER_PLACES.map((_, index) => index));
  stickers.turn(turn, rotation);
  leaveOutHidden(stickers, STICKER_HEIGHT, eye);
  const matrix = new Matrix4();
  return STICKER_PLACES.flatMap((_, index) => {
    stickers.getMatrixAt(index, matrix);
    return matrix.determinant() === 0 ? [] : [stickerLabel(index)];
  });
}

function facesOf(labels: readonly string[]): string[] {
  return [...new Set(labels.map((label) => label.charAt(0)))];
}

describe("the stickers that are drawn", () => {
  it("are those of the three faces that the camera sees", () => {
    const seen = seenFrom(FRONT);
    expect(facesOf(seen)).toEqual(["U", "R", "F"]);
    expect(seen).toHaveLength(27);
    expect(facesOf(seenFrom(FRONT.clone().negate()))).toEqual(["D", "L", "B"]);
  });

  it("are those of one face, seen from the front", () => {
    expect(facesOf(seenFrom(new Vector3(0, 0, 9)))).toEqual(["F"]);
  });

  it("appear when their layer turns into view", () => {
    const turn: LayerTurn = { face: "U", quarterTurns: 1.5 };
    const rotation = new Matrix4().makeRotationY((-1.5 * Math.PI) / 2);
    const seen = seenFrom(FRONT, turn, rotation);
    const ofLayer = seen.filter((label) => /^[LB][123]$/.test(label));
    expect(ofLayer).not.toEqual([]);
    // And others of the layer disappear.
    expect(seen).not.toContain("F1");
    expect(seen).toContain("F4");
  });

  it("are drawn again when the camera has moved back", () => {
    const stickers = new OnStickers(new BufferGeometry(), new MeshBasicMaterial(), STICKER_BASE);
    stickers.lieOn([0, 53]);
    leaveOutHidden(stickers, STICKER_HEIGHT, FRONT);
    stickers.turn(undefined, new Matrix4());
    leaveOutHidden(stickers, STICKER_HEIGHT, FRONT.clone().negate());
    const matrix = new Matrix4();
    const isDrawn = [0, 1].map((instance) => {
      stickers.getMatrixAt(instance, matrix);
      return matrix.determinant() !== 0;
    });
    expect(isDrawn).toEqual([false, true]);
  });
});
