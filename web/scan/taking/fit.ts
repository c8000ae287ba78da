// How well the cube that was found fits what was read: whether these are the six faces of one cube at all.

import { FACES } from "../../core/faces";
import type { CubeScan, ScannedFace } from "../../core/scan";
import { oklabOf, turnedClockwise, type FaceColors } from "./face-colors";

export interface Fit {
  isGood: boolean;
  /** Where it is not good, the place (0..5) of the face that is most likely wrong; `undefined` if that cannot be told. */
  faultyPlace: number | undefined;
}

// Right cubes have 0.1 doubtful stickers on average, and hardly ever as many as a face has. A face of another cube, or one
// that is there twice, leaves more.
const MOST_DOUBTFUL = 9;
// In Oklab, how far a sticker has to be from the others of its colour, more than from those of another one, to count as
// one that does not fit. In poor light stickers of a right cube do so, but few.
const MISFIT_DISTANCE = 0.04;
const MOST_MISFITS = 6;
// A face is told to be wrong if so large a part of what does not fit is on it.
const FAULTY_SHARE = 0.4;

/** @param faces as they were read, in the order in which the solver got them. */
export function judgeFit(faces: readonly FaceColors[], scan: CubeScan): Fit {
  const misfits = misfitsOf(faces, scan);
  const count = misfits.reduce((sum, each) => sum + each, 0);
  if (scan.doubtful.length <= MOST_DOUBTFUL && count <= MOST_MISFITS) {
    return { isGood: true, faultyPlace: undefined };
  }
  const most = Math.max(...misfits);
  const isTold = most > FAULTY_SHARE * count;
  return { isGood: false, faultyPlace: isTold ? misfits.indexOf(most) : undefined };
}

/** Of each face that was read, how many stickers look more like another colour than the one that the cube has there. */
function misfitsOf(faces: readonly FaceColors[], { facelets, faces: layout }: CubeScan): number[] {
  const stickers = layout.flatMap(({ face, from, quarterTurns }) => {
    const read = FACES.indexOf(from);
    const first = 9 * FACES.indexOf(face);
    return placed(faces[read]!, quarterTurns).flatMap((color, place) =>
      color ? [{ read, letter: facelets[first + place]!, color: oklabOf(color) }] : [],
    );
  });
  const means = FACES.map((letter) => {
    const own = stickers.filter((sticker) => sticker.letter === letter);
    const mean = (part: "l" | "a" | "b") =>
      own.reduce((sum, { color }) => sum + color[part], 0) / Math.max(1, own.length);
    return { letter, l: mean("l"), a: mean("a"), b: mean("b") };
  });
  const misfits = faces.map(() => 0);
  for (const { read, letter, color } of stickers) {
    const distances = means.map((mean) => ({
      letter: mean.letter,
      distance: Math.hypot(mean.l - color.l, mean.a - color.a, mean.b - color.b),
    }));
    const own = distances.find((each) => each.letter === letter)!.distance;
    const nearest = Math.min(...distances.map(({ distance }) => distance));
    if (own - nearest > MISFIT_DISTANCE) ++misfits[read]!;
  }
  return misfits;
}

function placed(colors: FaceColors, quarterTurns: ScannedFace["quarterTurns"]): FaceColors {
  let turned = colors;
  for (let quarter = 0; quarter < quarterTurns; ++quarter) turned = turnedClockwise(turned);
  return turned;
}
