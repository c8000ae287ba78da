// Convex polygons as triangles: filled, as a ring, or raised. Three.js's own shapes may have any
// outline; the code that cuts those into triangles would be a twentieth of the first visit's bytes.

import { BufferGeometry, Float32BufferAttribute } from "three";

type Point = readonly [x: number, y: number];
/** The corners of a convex polygon, anticlockwise. */
export type Polygon = readonly Point[];

const QUARTER_TURN = Math.PI / 2;

function pointAt([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function circle(radius: number, cornerCount: number, center: Point = [0, 0]): Polygon {
  return Array.from({ length: cornerCount }, (_, corner) =>
    pointAt(center, radius, (4 * QUARTER_TURN * corner) / cornerCount),
  );
}

/** @param sideCount how many straight sides make each round corner */
export function roundedSquare(width: number, radius: number, sideCount: number): Polygon {
  const straight = width / 2 - radius;
  return [0, 1, 2, 3].flatMap((quarter) => {
    const toCorner = QUARTER_TURN * (quarter + 0.5);
    const center = pointAt([0, 0], Math.SQRT2 * straight, toCorner);
    return Array.from({ length: sideCount + 1 }, (_, side) =>
      pointAt(center, radius, QUARTER_TURN * (quarter + side / sideCount)),
    );
  });
}

/** All of them filled, in the x-y plane. They may overlap. */
export function filled(...polygons: Polygon[]): BufferGeometry {
  const positions: number[] = [];
  const corners: number[] = [];
  for (const polygon of polygons) {
    const first = positions.length / 3;
    for (const [x, y] of polygon) positions.push(x, y, 0);
    for (let corner = 2; corner < polygon.length; ++corner) {
      corners.push(first, first + corner - 1, first + corner);
    }
  }
  return geometryOf(positions).setIndex(corners);
}

/** The area between two polygons with equally many corners, in the x-y plane. */
export function ring(outer: Polygon, inner: Polygon): BufferGeometry {
  const positions = [...outer, ...inner].flatMap(([x, y]) => [x, y, 0]);
  const { length } = outer;
  const corners = outer.flatMap((_, corner) => {
    const next = (corner + 1) % length;
    return [corner, next, length + next, corner, length + next, length + corner];
  });
  return geometryOf(positions).setIndex(corners);
}

/** A polygon at a height above the x-y plane. */
export type Level = readonly [polygon: Polygon, height: number];

/**
 * The sides between levels, from the lowest to the highest, each with equally many corners; and the highest, filled.
 * Each side is lit as a plane.
 */
export function raised(levels: readonly Level[]): BufferGeometry {
  const rings = levels.map(([polygon, height]) => polygon.map(([x, y]) => [x, y, height]));
  const triangles: number[][] = [];
  rings.slice(1).forEach((above, level) => {
    const below = rings[level]!;
    above.forEach((_, corner) => {
      const next = (corner + 1) % above.length;
      triangles.push(below[corner]!, below[next]!, above[next]!);
      triangles.push(below[corner]!, above[next]!, above[corner]!);
    });
  });
  const top = rings.at(-1)!;
  for (let corner = 2; corner < top.length; ++corner) {
    triangles.push(top[0]!, top[corner - 1]!, top[corner]!);
  }
  const geometry = geometryOf(triangles.flat());
  geometry.computeVertexNormals();
  return geometry;
}

function geometryOf(positions: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  return geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
}
