// What strokes of the brush make of a cube.

import { beforeEach, describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../web/core/facelets";
import { Painting } from "../../web/widget/painting";

let painted: string[];
let centersPressed: number;
let painting: Painting;

beforeEach(() => {
  painted = [];
  centersPressed = 0;
  painting = new Painting(
    { requestUpdate: () => undefined },
    { painted: (facelets) => painted.push(facelets), centerPressed: () => ++centersPressed },
  );
});

describe("painting", () => {
  it("gives one sticker the brush's colour", () => {
    painting.brush = "B";
    painting.paint(SOLVED_FACELETS, 2);
    expect(painted).toEqual([`UUB${SOLVED_FACELETS.slice(3)}`]);
  });

  it("tells of no stroke that changes nothing", () => {
    painting.brush = "F";
    painting.paint(SOLVED_FACELETS, 18);
    expect(painted).toEqual([]);
  });

  it("takes its colour from a centre, and leaves that as it is", () => {
    painting.paint(SOLVED_FACELETS, 49);
    expect(painting.brush).toBe("B");
    expect(painted).toEqual([]);
    expect(centersPressed).toBe(1);
  });
});
