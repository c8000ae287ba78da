// When a face before the camera is taken.

import { describe, expect, it } from "vitest";

import type { FaceInPicture } from "../../../web/core/picture-face";
import { SteadyFace } from "../../../web/scan/taking/steady-face";
import { colorsOf, found, MIXED } from "./seen-faces";

const FACE = colorsOf(MIXED, "F");
const FRAME_MS = 100;

/** The times at which one of these frames leads to a face that is taken. */
function takenAt(frames: readonly (FaceInPicture | undefined)[]): number[] {
  const steady = new SteadyFace();
  return frames.flatMap((frame, index) => {
    const { colors } = steady.see(frame, index * FRAME_MS);
    return colors ? [index * FRAME_MS] : [];
  });
}

const held = (count: number) => Array.from({ length: count }, () => found(FACE));

describe("a face", () => {
  it("is taken when it was steady for half a second", () => {
    expect(takenAt(held(6))).toEqual([500]);
  });

  it("may tremble", () => {
    const trembling = held(6).map((_, index) => found(FACE, { right: index % 2 ? 6 : -6 }));
    expect(takenAt(trembling)).toEqual([500]);
  });

  it("is not taken while it moves, and the time begins anew", () => {
    const moving = held(8).map((_, index) => found(FACE, { right: 20 * index }));
    expect(takenAt(moving)).toEqual([]);
    expect(takenAt([...moving, ...held(6)])).toEqual([1_300]);
  });

  it("may be missed in a frame or two, but not for longer", () => {
    expect(takenAt([...held(3), undefined, undefined, ...held(1)])).toEqual([500]);
    expect(takenAt([...held(3), ...Array<undefined>(4), ...held(3)])).toEqual([]);
  });

  it("is not taken by itself where it hardly looks like one", () => {
    expect(takenAt(held(20).map(() => found(FACE, { certainty: 0.4 })))).toEqual([]);
  });

  it("is not taken from a few frames, however far apart", () => {
    const steady = new SteadyFace();
    expect(steady.see(found(FACE), 0).colors).toBeUndefined();
    expect(steady.see(found(FACE), 290).colors).toBeUndefined();
    expect(steady.see(found(FACE), 580).colors).toBeUndefined();
  });

  it("has the median of what was read", () => {
    const steady = new SteadyFace();
    const glaring = [[255, 255, 255] as const, ...FACE.slice(1)];
    for (const [index, colors] of [FACE, glaring, FACE, FACE, FACE].entries()) {
      steady.see(found(colors), index * FRAME_MS);
    }
    expect(steady.see(found(FACE), 500).colors).toEqual(FACE);
  });

  it("is waited for where a sticker cannot be read, and then taken without it", () => {
    const unread = [undefined, ...FACE.slice(1)];
    const frames = held(18).map(() => found(unread));
    expect(takenAt(frames)[0]).toBe(1_500);
    // The sticker is read in one frame of them.
    expect(takenAt(frames.with(7, found(FACE)))[0]).toBe(700);
  });
});
