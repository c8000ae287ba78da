// How well the cube that was found fits what was read: whether these are the six faces of one cube at all.

import { FACES, type Face } from "../../core/faces";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import type { CubeScan } from "../../core/scan";
import { turned, type FaceColors } from "./face-colors";
import { oklabOf, type Oklab } from "./oklab";

export interface Fit {
  isGood: boolean;
  /** If it is not good, the face that is most likely wrong, as the solver got it; `undefined` if that is not clear. */
  faultyFace: Face | undefined;
}

// A sticker does not fit if another colour is nearer to it by more than this, in Oklab. Measured on 22 real scans
// (tests/data/scan-readings.tsv), and on the same scans with one face repeated or one face of another cube, which also
// lead to some legal cube. More than two stickers do not fit on one of the 22 right cubes, on 34 of 44 with a repeated
// face and on 29 of 44 with a face of another cube. On the other wrong cubes, doubtful stickers are marked. Of 10,000
// rendered cubes (tests/cpp/scan/rendered_scan.h), 9,980 are found, and 4 of these have more; so have 940 of 1,000 with a
// repeated face and 894 of 999 with a face of another cube.
const MISFIT_DISTANCE = 0.06;
const MOST_MISFITS = 2;
// Of 300 rendered 2x2x2s (tests/cpp/scan/rendered_scan.h), none has more stickers that do not fit if six faces are
// shown, and two have more if four are shown. If they are turned the wrong way between the faces, 255 have more with
// six faces.
const MOST_MISFITS_OF_POCKET = 1;
const LIGHTNESS_WEIGHT = 0.5;
// A face with more than half of those stickers is reported as wrong. In those scans it was wrong in 39 cases of 39.
const FAULTY_SHARE = 0.5;

type Part = "l" | "a" | "b";

interface PlacedSticker {
  /** The number (0..5) of its face among those that were read. */
  read: number;
  /** The cube's colour there, by the letter of a face. */
  letter: string;
  color: Oklab;
}

/** @param faces as they were read, in the order in which the solver got them; `undefined` for one that was not. */
export function judgeFit(faces: readonly (FaceColors | undefined)[], scan: CubeScan): Fit {
  const misfits = misfitsOf(withoutLight(placedStickers(faces, scan)));
  const count = misfits.reduce((sum, each) => sum + each, 0);
  const mostMisfits =
    scan.facelets.length === POCKET_STICKER_COUNT ? MOST_MISFITS_OF_POCKET : MOST_MISFITS;
  if (count <= mostMisfits) return { isGood: true, faultyFace: undefined };
  const most = Math.max(...misfits);
  const isTold = most > FAULTY_SHARE * count;
  return { isGood: false, faultyFace: isTold ? FACES[misfits.indexOf(most)] : undefined };
}

function placedStickers(
  faces: readonly (FaceColors | undefined)[],
  { facelets, faces: layout }: CubeScan,
): PlacedSticker[] {
  return layout.flatMap(({ face, from, quarterTurns }) => {
    const read = FACES.indexOf(from);
    const first = (facelets.length / FACES.length) * FACES.indexOf(face);
    return turned(faces[read] ?? [], quarterTurns).flatMap((color, place) =>
      color ? [{ read, letter: facelets[first + place]!, color: oklabOf(color) }] : [],
    );
  });
}

// Removes the light of each face, since each is held in a different light.
function withoutLight(stickers: readonly PlacedSticker[]): PlacedSticker[] {
  const usual = colorsOf(stickers);
  return FACES.flatMap((_, read) => {
    const own = stickers.filter((sticker) => sticker.read === read);
    const lighter = median(own.map(({ letter, color }) => color.l - usual.get(letter)!.l));
    return own.map((sticker) => ({
      ...sticker,
      color: { ...sticker.color, l: sticker.color.l - lighter },
    }));
  });
}

/** What each colour of the cube looks like: the median of its stickers. */
function colorsOf(stickers: readonly PlacedSticker[]): Map<string, Record<Part, number>> {
  const colors = new Map<string, Record<Part, number>>();
  for (const letter of FACES) {
    const own = stickers.filter((sticker) => sticker.letter === letter);
    if (own.length === 0) continue;
    const middle = (part: Part) => median(own.map(({ color }) => color[part]));
    colors.set(letter, { l: middle("l"), a: middle("a"), b: middle("b") });
  }
  return colors;
}

/** For each face that was read, how many stickers look more like another colour than the cube's colour there. */
function misfitsOf(stickers: readonly PlacedSticker[]): number[] {
  const colors = colorsOf(stickers);
  const misfits = FACES.map(() => 0);
  for (const { read, letter, color } of stickers) {
    const distanceTo = ({ l, a, b }: Record<Part, number>) =>
      Math.hypot(LIGHTNESS_WEIGHT * (l - color.l), a - color.a, b - color.b);
    const nearest = Math.min(...Array.from(colors.values(), distanceTo));
    if (distanceTo(colors.get(letter)!) - nearest > MISFIT_DISTANCE) ++misfits[read]!;
  }
  return misfits;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
