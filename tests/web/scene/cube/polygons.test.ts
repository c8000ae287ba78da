// Polygons as triangles: their areas, which way they face, and that raised ones have no holes.

import { type BufferGeometry, Vector3 } from "three";
import { describe, expect, it } from "vitest";

import {
  circle,
  filled,
  raised,
  ring,
  roundedSquare,
  type Polygon,
} from "../../../../web/scene/cube/polygons";

function trianglesOf(geometry: BufferGeometry): Vector3[][] {
  const positions = geometry.getAttribute("position");
  const corners = geometry.index
    ? Array.from(geometry.index.array)
    : Array.from({ length: positions.count }, (_, corner) => corner);
  const points = corners.map((corner) => new Vector3().fromBufferAttribute(positions, corner));
  return Array.from({ length: points.length / 3 }, (_, triangle) =>
    points.slice(3 * triangle, 3 * triangle + 3),
  );
}

// Twice the area, in the direction from which the triangle is seen.
function crossOf([one, two, three]: Vector3[]): Vector3 {
  return two!.clone().sub(one!).cross(three!.clone().sub(one!));
}

// Of triangles in the x-y plane that are all seen from above.
function areaOf(geometry: BufferGeometry): number {
  const areas = trianglesOf(geometry).map((triangle) => crossOf(triangle).z / 2);
  expect(Math.min(...areas)).toBeGreaterThan(0);
  return areas.reduce((sum, area) => sum + area);
}

function areaOfRoundedSquare(width: number, radius: number): number {
  return width ** 2 - (4 - Math.PI) * radius ** 2;
}

const OUTER = roundedSquare(0.8, 0.2, 40);
const INNER = roundedSquare(0.6, 0.1, 40);

describe("polygons", () => {
  it("have the area of what they stand for", () => {
    expect(areaOf(filled(circle(0.5, 200)))).toBeCloseTo(Math.PI / 4, 3);
    expect(areaOf(filled(OUTER))).toBeCloseTo(areaOfRoundedSquare(0.8, 0.2), 4);
    expect(areaOf(ring(OUTER, INNER))).toBeCloseTo(
      areaOfRoundedSquare(0.8, 0.2) - areaOfRoundedSquare(0.6, 0.1),
      4,
    );
  });

  it("extend from their middle as far as their size says", () => {
    const reach = (polygon: Polygon) => Math.max(...polygon.flat());
    expect(reach(OUTER)).toBeCloseTo(0.4);
    expect(reach(circle(0.1, 4, [0.3, -0.2]))).toBeCloseTo(0.4);
  });

  it("are filled together", () => {
    const [left, right] = [circle(0.1, 8, [-1, 0]), circle(0.1, 8, [1, 0])];
    expect(areaOf(filled(left, right))).toBeCloseTo(2 * areaOf(filled(left)));
  });

  it("have no gaps between their sides when raised, and normals that point outwards", () => {
    const geometry = raised([
      [OUTER, 0],
      [OUTER, 0.1],
      [INNER, 0.2],
    ]);
    const triangles = trianglesOf(geometry);
    const keyOf = (point: Vector3) => point.toArray().map((value) => value.toFixed(6));
    const edges = triangles.flatMap((corners) =>
      corners.map((corner, index) => [keyOf(corner), keyOf(corners[(index + 1) % 3]!)].join(">")),
    );
    const met = new Set(edges);
    const lonely = edges.filter((edge) => !met.has(edge.split(">").toReversed().join(">")));
    // Nothing is below the lowest level.
    expect(lonely).toHaveLength(OUTER.length);
    expect(lonely.every((edge) => edge.match(/0\.000000(?=>|$)/g)?.length === 2)).toBe(true);

    const normals = geometry.getAttribute("normal");
    triangles.forEach((corners, triangle) => {
      const normal = new Vector3().fromBufferAttribute(normals, 3 * triangle);
      expect(normal.dot(crossOf(corners).normalize())).toBeCloseTo(1);
      const middle = corners[0]!.clone().add(corners[1]!).add(corners[2]!);
      expect(normal.dot(middle)).toBeGreaterThan(0);
    });
  });
});
