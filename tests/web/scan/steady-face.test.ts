// When a face in front of the camera is taken.

import { describe, expect, it } from "vitest";

import type { FaceInPicture } from "../../../web/core/picture-face";
import { isInGuide } from "../../../web/scan/camera/picture-size";
import { SteadyFace } from "../../../web/scan/taking/steady-face";
import { colorsOf, found, MIXED } from "./seen-faces";

const FACE = colorsOf(MIXED, "F");
const FRAME_MS = 100;

/** The times at which these frames lead to a face being taken. */
function takenAt(frames: readonly (FaceInPicture | undefined)[]): number[] {
  const steady = new SteadyFace();
  return frames.flatMap((frame, index) => {
    const { colors } = steady.see(frame, index * FRAME_MS);
    return colors ? [index * FRAME_MS] : [];
  });
}

const held = (count: number) => Array.from({ length: count }, () => found(FACE));

describe("the square", () => {
  it.each([
    [0, 180, false],
    [230, 200, true],
    [230, 100, false],
  ])(
    "contains a face with its corner %i pixels from the left and sides of %i: %s",
    (x, side, is) => {
      const y = 240 - side / 2;
      const corners = [x, y, x + side, y, x + side, y + side, x, y + side];
      expect(isInGuide(corners, { width: 640, height: 480 })).toBe(is);
      // Read beginning at another corner.
      expect(
        isInGuide([...corners.slice(2), ...corners.slice(0, 2)], { width: 640, height: 480 }),
      ).toBe(is);
    },
  );
});

describe("a face", () => {
  it("is taken when it was steady for half a second", () => {
    expect(takenAt(held(6))).toEqual([500]);
  });

  it("is taken even if it trembles", () => {
    const trembling = held(6).map((_, index) => found(FACE, { right: index % 2 ? 6 : -6 }));
    expect(takenAt(trembling)).toEqual([500]);
  });

  it("is not taken while it moves, and the time starts again", () => {
    const moving = held(8).map((_, index) => found(FACE, { right: 20 * index }));
    expect(takenAt(moving)).toEqual([]);
    expect(takenAt([...moving, ...held(6)])).toEqual([1_300]);
  });

  it("may be missed in a frame or two, but not for longer", () => {
    expect(takenAt([...held(3), undefined, undefined, ...held(1)])).toEqual([500]);
    expect(takenAt([...held(3), ...Array<undefined>(4), ...held(3)])).toEqual([]);
  });

  it("is not taken automatically if it hardly looks like a face", () => {
    expect(takenAt(held(20).map(() => found(FACE, { certainty: 0.4 })))).toEqual([]);
  });

  it("is taken after a longer time if it is held in the square", () => {
    const steady = new SteadyFace();
    const taken = (certainty: number, timeMs: number) =>
      steady.see(found(FACE, { certainty }), timeMs, true).colors !== undefined;
    for (let timeMs = 0; timeMs < 1_200; timeMs += FRAME_MS)
      expect(taken(0.44, timeMs)).toBe(false);
    expect(taken(0.44, 1_200)).toBe(true);
    steady.forget();
    for (let timeMs = 2_000; timeMs < 5_000; timeMs += FRAME_MS) {
      expect(taken(0.3, timeMs)).toBe(false);
    }
  });

  it("is not taken from a few frames, however far apart", () => {
    const steady = new SteadyFace();
    expect(steady.see(found(FACE), 0).colors).toBeUndefined();
    expect(steady.see(found(FACE), 290).colors).toBeUndefined();
    expect(steady.see(found(FACE), 580).colors).toBeUndefined();
  });

  it("has the median of the colours that were read", () => {
    const steady = new SteadyFace();
    const glaring = [[255, 255, 255] as const, ...FACE.slice(1)];
    for (const [index, colors] of [FACE, glaring, FACE, FACE, FACE].entries()) {
      steady.see(found(colors), index * FRAME_MS);
    }
    expect(steady.see(found(FACE), 500).colors).toEqual(FACE);
  });

  it("is waited for if a sticker cannot be read, and then taken without that sticker", () => {
    const unread = [undefined, ...FACE.slice(1)];
    const frames = held(18).map(() => found(unread));
    expect(takenAt(frames)[0]).toBe(1_500);
    // In one of these frames the sticker is read.
    expect(takenAt(frames.with(7, found(FACE)))[0]).toBe(700);
  });
});
