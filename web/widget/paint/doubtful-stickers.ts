// Which stickers of a scanned cube are still to be looked at, while a person paints what is wrong.

import { isPocket, placeOfPocketSticker, withPlaces } from "../../core/pocket-stickers";

/** A cube as it was scanned; a 2x2x2 has the places of a 3x3x3. */
export interface ScannedCube {
  facelets: string;
  /** The stickers (0..53) whose colours are doubtful. */
  doubtful: readonly number[];
}

/** Puts scanned stickers (54, or 24 of a 2x2x2) into the places that they have on the screen. */
export function scannedInPlaces(stickers: string, doubtful: readonly number[]): ScannedCube {
  const facelets = withPlaces(stickers);
  return { facelets, doubtful: isPocket(facelets) ? doubtful.map(placeOfPocketSticker) : doubtful };
}

// A cube that differs in more stickers than a face has is another one.
const MOST_CHANGED = 9;

/** The doubtful stickers that the cube on the screen still shows as scanned; none if it is another cube. */
export function doubtfulOn(facelets: string, scanned: ScannedCube): readonly number[] {
  const isAsScanned = (index: number) => facelets[index] === scanned.facelets[index];
  const changed = Array.from(facelets, (_, index) => index).filter((index) => !isAsScanned(index));
  return changed.length > MOST_CHANGED ? [] : scanned.doubtful.filter(isAsScanned);
}

/** The same cube once the person has painted the sticker at `index`, with whatever colour. */
export function settledAt(index: number, { facelets, doubtful }: ScannedCube): ScannedCube {
  return { facelets, doubtful: doubtful.filter((sticker) => sticker !== index) };
}
