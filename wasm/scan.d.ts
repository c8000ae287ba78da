// The names that the bundle for scanning exports through Embind (wasm/scan/bindings.cpp), for the engine's TypeScript. A
// test compares them with those of the loaded module.

import type { BundleOptions } from "./table-set";

/** A cube as its colours show it; web/core/scan.ts tells what each of these is. */
export interface Scan {
  facelets: string;
  doubtful: number[];
  stickers: { next: string; cost: number }[];
  scheme: string;
  faces: { face: string; from: string; quarterTurns: number }[];
  isExact: boolean;
}

export interface ScanModule {
  /**
   * The likeliest legal cube.
   * @param readings 162 whole numbers, red, green and blue of each sticker in sRGB, 0..255; -1 for one that was not read
   * @param isAnyOrder whether the faces may be in any order, each turned any way
   */
  scan(readings: readonly number[], isAnyOrder: boolean): Scan;
}

export default function createCubewrightScan(options?: BundleOptions): Promise<ScanModule>;
