// What turns when a sticker is dragged, with two viewpoints that need no Three.js: one looks
// straight down the diagonal between up, right and front, and one looks at the front face.

import { describe, expect, it } from "vitest";

import { stickerLabel } from "../../../../web/core/facelets";
import {
  along,
  layerUnder,
  restingQuarterTurns,
  type ScreenVector,
} from "../../../../web/scene/hand/layer-drag";
import { dot, NORMALS, STICKER_PLACES, type Vector } from "../../../../web/core/geometry";

const PX_PER_CUBIE = 50;
const QUARTER_TURN_PX = 1.5 * (Math.PI / 2) * PX_PER_CUBIE;

// From the front: right is right and up is up.
function frontal([x, y]: Vector): ScreenVector {
  return [PX_PER_CUBIE * x, -PX_PER_CUBIE * y];
}

// Isometric: all axes have the same length on the screen, 120 degrees apart.
function isometric([x, y, z]: Vector): ScreenVector {
  return [PX_PER_CUBIE * (x - z) * Math.cos(Math.PI / 6), PX_PER_CUBIE * (0.5 * (x + z) - y)];
}

const LABELS = STICKER_PLACES.map((_, index) => stickerLabel(index));

function middleOf(label: string): Vector {
  const { cubie, normal } = STICKER_PLACES[LABELS.indexOf(label)]!;
  return [cubie[0] + 0.5 * normal[0], cubie[1] + 0.5 * normal[1], cubie[2] + 0.5 * normal[2]];
}

function drag(label: string, way: ScreenVector, project = frontal) {
  const index = LABELS.indexOf(label);
  const point = middleOf(label);
  const layer = layerUnder({ index, point }, way, project);
  return layer && { face: layer.face, quarterTurns: along(way, layer.quarterTurnsPerPx) };
}

describe("the layer that a finger drags", () => {
  it.each([
    ["F1", [30, 0], "U", -1],
    ["F1", [-30, 0], "U", 1],
    ["F3", [30, 4], "U", -1],
    ["F9", [30, 0], "D", 1],
    ["F9", [0, -30], "R", 1],
    ["F3", [5, 30], "R", -1],
    ["F1", [0, 30], "L", 1],
    ["F7", [0, -30], "L", -1],
  ] as const)("from %s by %j is %s", (label, way, face, sense) => {
    const turned = drag(label, way)!;
    expect(turned.face).toBe(face);
    expect(Math.sign(turned.quarterTurns)).toBe(sense);
  });

  it("turns by a quarter if the finger moves the length of a quarter turn", () => {
    expect(drag("F1", [QUARTER_TURN_PX, 0])!.quarterTurns).toBeCloseTo(-1, 6);
    expect(drag("F9", [0, -2 * QUARTER_TURN_PX])!.quarterTurns).toBeCloseTo(2, 6);
  });

  it("is found on every visible face", () => {
    // Down along the right face's column next to the front, and along the upper face's rows.
    expect(drag("R1", [0, 40], isometric)).toMatchObject({ face: "F" });
    expect(drag("R3", [0, 40], isometric)).toMatchObject({ face: "B" });
    expect(drag("U9", [40, 23], isometric)).toMatchObject({ face: "F" });
    expect(drag("U9", [40, -23], isometric)).toMatchObject({ face: "R" });
    expect(drag("U9", [40, 23], isometric)!.quarterTurns).toBeGreaterThan(0);
    expect(drag("U9", [40, -23], isometric)!.quarterTurns).toBeGreaterThan(0);
  });

  it("is none if a middle layer would have to turn", () => {
    expect(drag("F5", [30, 0])).toBeUndefined();
    expect(drag("F5", [0, 30])).toBeUndefined();
    expect(drag("F2", [0, 30])).toBeUndefined();
    expect(drag("F2", [30, 0])).toMatchObject({ face: "U" });
    expect(drag("F4", [30, 0])).toBeUndefined();
    expect(drag("F4", [0, 30])).toMatchObject({ face: "L" });
  });

  it("contains the sticker, and moves it in the direction of the finger", () => {
    let count = 0;
    for (const label of LABELS) {
      for (const way of [
        [30, 0],
        [0, 30],
      ] as const) {
        const turned = drag(label, way, isometric);
        if (!turned) continue;
        ++count;
        const point = middleOf(label);
        const axis = NORMALS[turned.face];
        expect(dot(point, axis)).toBe(1);
        // A small step about the axis, clockwise seen from its tip, then projected onto the face.
        const [x, y, z] = point;
        const part = 0.01 * turned.quarterTurns;
        const { normal } = STICKER_PLACES[LABELS.indexOf(label)]!;
        const gone: Vector = [
          part * (axis[2] * y - axis[1] * z),
          part * (axis[0] * z - axis[2] * x),
          part * (axis[1] * x - axis[0] * y),
        ];
        const onFace = gone.map((step, index) => step * (1 - Math.abs(normal[index]!)));
        const seen = isometric([onFace[0]!, onFace[1]!, onFace[2]!]);
        expect(along(way, seen)).toBeGreaterThan(0);
      }
    }
    expect(count).toBeGreaterThan(60);
  });

  it("does not turn too fast where the drag points almost towards the camera", () => {
    const steep = ([x, y, z]: Vector): ScreenVector => [50 * x, 2 * y - 0.1 * z];
    const turned = drag("F1", [0, -10], steep)!;
    expect(turned.face).toBe("L");
    // A cubie counts for at least half its length in the other direction.
    expect(Math.abs(turned.quarterTurns)).toBeLessThan(10 / 25 / 2);
  });
});

describe("a layer that is released", () => {
  it.each([
    [0.3, 0, 0],
    [0.6, 0, 1],
    [-0.6, 0, -1],
    [1.4, 0, 1],
    [1.7, 0, 2],
    [0, 0, 0],
  ])("at %d comes to rest at the nearest quarter", (quarterTurns, speed, rest) => {
    expect(restingQuarterTurns(quarterTurns, speed)).toBe(rest);
  });

  it("goes on by at most one quarter turn after a flick, and back after an opposite one", () => {
    expect(restingQuarterTurns(0.2, 0.005)).toBe(1);
    expect(restingQuarterTurns(0.2, 1)).toBe(1);
    expect(restingQuarterTurns(0.8, -0.005)).toBe(0);
    expect(restingQuarterTurns(-0.2, -0.005)).toBe(-1);
  });
});
