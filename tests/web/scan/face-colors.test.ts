// Whether two faces are the same one.

import { converter } from "culori";
import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { ASKED_FACES } from "../../../web/scan/taking/asked-faces";
import { CENTER, isSameFace, turnedClockwise } from "../../../web/scan/taking/face-colors";
import { oklabOf } from "../../../web/scan/taking/oklab";
import { TakenFaces } from "../../../web/scan/taking/taken-faces";
import { colorsOf, MIXED } from "./seen-faces";

const PAIRS = FACES.flatMap((one) =>
  FACES.filter((other) => other !== one).map((other) => [one, other] as const),
);

describe("a face turned clockwise", () => {
  it("has its left column as its upper row", () => {
    expect(turnedClockwise([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 3, 0, 7, 4, 1, 8, 5, 2]);
    expect(turnedClockwise([0, 1, 2, 3])).toEqual([2, 0, 3, 1]);
  });
});

describe("a face that is seen again", () => {
  it.each(FACES)("is recognized in slightly different light and held another way: %s", (face) => {
    const again = turnedClockwise(turnedClockwise(turnedClockwise(colorsOf(MIXED, face, 0.93))));
    expect(isSameFace(colorsOf(MIXED, face), again)).toBe(true);
  });

  it("is recognized even if some stickers cannot be read", () => {
    const face = colorsOf(MIXED, "R");
    expect(isSameFace(face, face.with(0, undefined).with(4, undefined))).toBe(true);
  });

  it("is not recognized if most stickers are missing", () => {
    const face = colorsOf(MIXED, "R");
    const few = face.map((color, place) => (place < 4 ? color : undefined));
    expect(isSameFace(face, few)).toBe(false);
  });

  it.each(PAIRS)("is not confused with another face of a solved cube: %s and %s", (one, other) => {
    expect(isSameFace(colorsOf(SOLVED_FACELETS, one), colorsOf(SOLVED_FACELETS, other))).toBe(
      false,
    );
  });

  it.each(PAIRS)(
    "is not confused with one that differs only in its centre: %s and %s",
    (one, other) => {
      const ring = colorsOf(MIXED, "F");
      const centerOf = (face: typeof one) => colorsOf(MIXED, face)[CENTER];
      expect(isSameFace(ring.with(CENTER, centerOf(one)), ring.with(CENTER, centerOf(other)))).toBe(
        false,
      );
    },
  );

  it("is a different one once an adjacent face was turned", () => {
    const turned = applyMoves(MIXED, ["R"]);
    expect(isSameFace(colorsOf(MIXED, "F"), colorsOf(turned, "F"))).toBe(false);
  });
});

describe("Oklab", () => {
  it.each([
    [0, 0, 0],
    [255, 255, 255],
    [200, 21, 45],
    [5, 130, 240],
    [255, 210, 28],
  ] as const)("of %i %i %i matches the library", (red, green, blue) => {
    const known = converter("oklab")({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 });
    const { l, a, b } = oklabOf([red, green, blue]);
    expect(l).toBeCloseTo(known.l, 4);
    expect(a).toBeCloseTo(known.a, 4);
    expect(b).toBeCloseTo(known.b, 4);
  });
});

describe("taken faces", () => {
  it("are six different ones", () => {
    const faces = new TakenFaces(ASKED_FACES["3x3x3"]);
    for (const face of FACES) {
      expect(faces.take(colorsOf(MIXED, face))).toBe(true);
      expect(faces.take(turnedClockwise(colorsOf(MIXED, face)))).toBe(false);
    }
    expect(faces.isWhole).toBe(true);
    expect(faces.readings).toEqual(FACES.flatMap((face) => colorsOf(MIXED, face)));
  });

  it("leave a gap where one was removed, which the next one fills", () => {
    const faces = new TakenFaces(ASKED_FACES["3x3x3"]);
    for (const face of ["U", "R", "F"] as const) faces.take(colorsOf(MIXED, face));
    faces.remove(1);
    expect(faces.count).toBe(2);
    expect(faces.readings.slice(9, 18)).toEqual(Array(9).fill(null));
    faces.take(colorsOf(MIXED, "B"));
    expect(faces.places[1]).toEqual(colorsOf(MIXED, "B"));
    expect(faces.last).toEqual(colorsOf(MIXED, "B"));
  });

  it("may be alike if the user asks for it", () => {
    const faces = new TakenFaces(ASKED_FACES["3x3x3"]);
    faces.take(colorsOf(MIXED, "U"));
    expect(faces.take(colorsOf(MIXED, "U"), { isAsked: true })).toBe(true);
    expect(faces.count).toBe(2);
  });
});
