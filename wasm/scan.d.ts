// The names that the bundle for scanning exports (wasm/scan/names.js), for the engine's TypeScript. A test compares them
// with those of the loaded module.

import type { BundleOptions } from "./table-set";

/** A face that was found in a picture; web/core/picture-face.ts explains each field. */
export interface FoundFace {
  corners: number[];
  stickers: { x: number; y: number; color: [number, number, number] | undefined }[];
  certainty: number;
}

/** A cube as its colours show it; web/core/scan.ts explains each field. */
export interface Scan {
  facelets: string;
  doubtful: number[];
  stickers: { next: string; cost: number }[];
  possible: { facelets: string; doubtful: number[] }[];
  scheme: string;
  faces: { face: string; from: string; quarterTurns: number }[];
  isExact: boolean;
}

export interface ScanModule {
  /** Read it again after each call: an old array does not cover memory that has grown. */
  readonly HEAPU8: Uint8Array;

  /**
   * The likeliest legal cube.
   * @param readings 162 whole numbers, red, green and blue of each sticker in sRGB, 0..255; -1 for one that was not read.
   * For a 2x2x2, whose faces cannot be in any order, 72
   * @param isAnyOrder whether the faces may be in any order, each turned any way
   */
  scan(readings: readonly number[], isAnyOrder: boolean): Scan;

  /** Reserves memory for the pixels of a picture, four bytes each, and returns its address in `HEAPU8`. */
  reservePicture(width: number, height: number): number;
  /**
   * The face in the picture whose pixels were written there; null if there is none.
   * @param inRow how many stickers a row of the face has: 3, or 2 on a 2x2x2
   * @param guide where somebody was asked to hold the face, as `corners`; or empty
   */
  findFace(width: number, height: number, inRow: 2 | 3, guide: readonly number[]): FoundFace | null;
}

export default function createCubewrightScan(options?: BundleOptions): Promise<ScanModule>;
