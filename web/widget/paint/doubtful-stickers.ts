// Which stickers of a scanned cube are still to be looked at, while a person paints what is wrong.

/** A cube as it was scanned. */
export interface ScannedCube {
  facelets: string;
  /** The stickers (0..53) that may well be others. */
  doubtful: readonly number[];
}

// A cube that differs in more stickers than a face has is another one.
const MOST_CHANGED = 9;

/** Those that are as they were scanned, of the cube on the screen; none of another cube. */
export function doubtfulOn(facelets: string, scanned: ScannedCube): readonly number[] {
  const isAsScanned = (index: number) => facelets[index] === scanned.facelets[index];
  const changed = Array.from(facelets, (_, index) => index).filter((index) => !isAsScanned(index));
  return changed.length > MOST_CHANGED ? [] : scanned.doubtful.filter(isAsScanned);
}

/** The same cube once the person has painted the sticker at `index`, with whatever colour. */
export function settledAt(index: number, { facelets, doubtful }: ScannedCube): ScannedCube {
  return { facelets, doubtful: doubtful.filter((sticker) => sticker !== index) };
}
