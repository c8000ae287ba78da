import { describe, expect, it } from "vitest";

import { MOVES, faceOf, quarterTurnsOf } from "../../../../web/core/moves";
import { layersOf } from "../../../../web/core/written-moves";
import { dot, NORMALS, type Vector } from "../../../../web/core/geometry";
import { arrowsOf } from "../../../../web/scene/cube/turn-arrow-shape";

// The arrow of a turn of one layer.
const arrowOf = (...given: Parameters<typeof arrowsOf>) => arrowsOf(...given)[0]!;

const EYE: Vector = [0.49, 0.47, 0.73];

function middle([outer, inner]: readonly [Vector, Vector]): Vector {
  return [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2, (outer[2] + inner[2]) / 2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

describe("the arrows of a 2x2x2", () => {
  const heights = (...[move]: Parameters<typeof arrowsOf>) => {
    const axis = NORMALS[layersOf(move).face];
    return arrowsOf(move, EYE, { width: 1.5 }).map((band) => dot(middle(band[0]!), axis));
  };

  it("lie in the middle of its two layers, with none for a middle layer", () => {
    expect(heights("R", EYE).map((height) => height.toFixed(3))).toEqual(["0.750"]);
    expect(heights("x", EYE).map((height) => height.toFixed(3))).toEqual(["0.750", "-0.750"]);
    expect(heights("Rw", EYE).map((height) => height.toFixed(3))).toEqual(["0.750"]);
    expect(heights("M", EYE)).toEqual([]);
  });
});

describe("the arrow of a turn", () => {
  it("goes around the layer in the direction of the turn", () => {
    for (const move of MOVES) {
      const axis = NORMALS[faceOf(move)];
      const middles = arrowOf(move, EYE).map(middle);
      for (let section = 1; section < middles.length; ++section) {
        const turned = dot(cross(middles[section - 1]!, middles[section]!), axis);
        // Clockwise seen from outside is the negative sense about the outward axis.
        expect(turned * Math.sign(quarterTurnsOf(move))).toBeLessThanOrEqual(1e-9);
      }
    }
  });

  it("lies close to the stickers of the layer, on the visible side", () => {
    for (const move of MOVES) {
      const axis = NORMALS[faceOf(move)];
      const band = arrowOf(move, EYE, { border: 0.05 });
      for (const point of band.flat()) {
        const height = dot(point, axis);
        const onSides = point.filter((_, index) => axis[index] === 0).map(Math.abs);
        expect(Math.max(...onSides)).toBeGreaterThan(1.5);
        expect(Math.max(...onSides)).toBeLessThan(1.62);
        expect(height).toBeGreaterThan(0.4);
        expect(height).toBeLessThan(1.6);
      }
      const flatEye = EYE.map((part, index) => part - dot(EYE, axis) * axis[index]!);
      for (const point of [band[0]!, band.at(-1)!].map(middle)) {
        expect(dot(point, [flatEye[0]!, flatEye[1]!, flatEye[2]!])).toBeGreaterThan(0);
      }
    }
  });

  it("ends in a tip, and is longer for a half turn", () => {
    const length = (move: "R" | "R2") => {
      const middles = arrowOf(move, EYE).map(middle);
      return middles
        .slice(1)
        .reduce(
          (sum, point, index) =>
            sum + Math.hypot(...point.map((part, axis) => part - middles[index]![axis]!)),
          0,
        );
    };
    const [outer, inner] = arrowOf("R", EYE).at(-1)!;
    outer.forEach((part, axis) => expect(part).toBeCloseTo(inner[axis]!, 9));
    expect(length("R2")).toBeGreaterThan(1.4 * length("R"));
  });

  it("has a head for each quarter", () => {
    const headCount = (move: "R" | "R'" | "R2") => {
      const widths = arrowOf(move, EYE).map(([outer, inner]) =>
        Math.hypot(...outer.map((part, axis) => part - inner[axis]!)),
      );
      return widths.slice(1).filter((width, index) => width > 1.5 * widths[index]!).length;
    };
    expect(headCount("R")).toBe(1);
    expect(headCount("R'")).toBe(1);
    expect(headCount("R2")).toBe(2);
  });

  it.each(["r", "Rw'", "M2", "E'", "S", "x", "y'", "3Lw"] as const)(
    "is on every layer that %s turns, and on no other",
    (move) => {
      const { face, outer, inner } = layersOf(move);
      const heights = arrowsOf(move, EYE).map((band) => dot(middle(band[0]!), NORMALS[face]));
      expect(heights).toHaveLength(outer - inner + 1);
      heights.forEach((height, depth) => expect(height).toBeCloseTo(outer - depth, 9));
      for (const band of arrowsOf(move, EYE)) {
        const [first, second] = band.map(middle);
        const turned = dot(cross(first!, second!), NORMALS[face]);
        expect(turned * Math.sign(quarterTurnsOf(move))).toBeLessThan(0);
      }
    },
  );

  it("has no invalid points when seen from straight above the face", () => {
    for (const point of arrowOf("F", [0, 0, 11]).flat(2)) expect(point).not.toBeNaN();
  });
});
