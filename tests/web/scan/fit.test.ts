// Whether six faces belong to one cube, on real scans.

import { describe, expect, it } from "vitest";

import { FACES } from "../../../web/core/faces";
import type { CubeScan } from "../../../web/core/scan";
import type { FaceColors, StickerColor } from "../../../web/scan/taking/face-colors";
import { judgeFit } from "../../../web/scan/taking/fit";
import { readVectors } from "../core/vectors";

const SCANS = readVectors("scan-readings.tsv").map(([, facelets = "", numbers = ""]) => {
  const parts = numbers.split(" ").map(Number);
  const colors = Array.from({ length: 54 }, (_, sticker): StickerColor => [
    parts[3 * sticker]!,
    parts[3 * sticker + 1]!,
    parts[3 * sticker + 2]!,
  ]);
  const faces = FACES.map((_, face): FaceColors => colors.slice(9 * face, 9 * face + 9));
  return { facelets, faces };
});

function scanOf(facelets: string): CubeScan {
  const faces = FACES.map((face) => ({ face, from: face, quarterTurns: 0 }));
  const possible = [{ facelets, doubtful: [] }];
  return { facelets, doubtful: [], stickers: [], possible, scheme: "WRGYOB", faces, isExact: true };
}

describe("the faces of one cube", () => {
  it("are recognized as such in all but one of the real scans", () => {
    const good = SCANS.filter(({ facelets, faces }) => judgeFit(faces, scanOf(facelets)).isGood);
    expect(SCANS.length).toBe(22);
    expect(good.length).toBeGreaterThanOrEqual(21);
  });

  it("are recognized as such even if some stickers were not read", () => {
    const { facelets, faces } = SCANS.at(-1)!;
    const part = faces.map((face) => face.with(0, undefined).with(5, undefined));
    expect(judgeFit(part, scanOf(facelets)).isGood).toBe(true);
  });
});

describe("a face of another cube", () => {
  it("is detected in most scans, and no other face is blamed", () => {
    const told = SCANS.slice(6).map(({ facelets, faces }) => {
      // Its stickers in another order, but for the centre.
      const shuffled = [5, 8, 1, 0, 4, 7, 2, 6, 3].map((place) => faces[2]![place]);
      return judgeFit(faces.with(2, shuffled), scanOf(facelets));
    });
    const faulty = told.filter(({ isGood }) => !isGood);
    expect(faulty.length).toBeGreaterThan(told.length / 2);
    for (const { faultyFace } of faulty) expect(["F", undefined]).toContain(faultyFace);
  });
});
