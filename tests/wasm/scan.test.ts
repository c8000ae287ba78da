// The scanning bundle: its names, and that it finds the same cubes as the native command.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ScanModule } from "../../wasm/scan";
import { readVectors } from "../web/core/vectors";
import { builtFile, placeBundle, startBundle } from "./bundle-files.mjs";
import { exportedNames, membersOf } from "./module-names";

const COMMAND = builtFile("native/solver/cli/cubewright");
// Scans whose faces fit in only one way: which of several is found depends on the last digits.
const SCRAMBLED = /^3x3x3-random-0(?!2@decae8b)/;
const SCANS = readVectors("scan-readings.tsv").map(([name, facelets, numbers]) => ({
  isScrambled: SCRAMBLED.test(name!),
  facelets: facelets!,
  numbers: numbers!,
  readings: numbers!.split(" ").map(Number),
}));

let directory: string;
let module: ScanModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-scan-"));
  const placed = placeBundle(directory, { name: "cubewright-scan", threaded: false });
  module = (await startBundle(placed, 1)) as object as ScanModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

interface NativeScan {
  facelets: string;
  scheme: string;
  doubtful: string[];
  possible: { facelets: string; doubtful: string[] }[];
  faces: object[];
  exact: boolean;
}

function scanNatively(...options: string[]): NativeScan[] {
  const lines = execFileSync(COMMAND, ["scan", "--json", ...options], {
    input: SCANS.map(({ numbers }) => `${numbers}\n`).join(""),
    encoding: "utf8",
  });
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as NativeScan);
}

function stickerName(sticker: number): string {
  return `${"URFDLB"[Math.floor(sticker / 9)]}${(sticker % 9) + 1}`;
}

/** The colours of the corner stickers. */
function cornersOf(readings: readonly number[]): number[] {
  return readings.filter((_, index) => [0, 2, 6, 8].includes(Math.floor(index / 3) % 9));
}

function pocketStickerName(sticker: number): string {
  return `${"URFDLB"[Math.floor(sticker / 4)]}${(sticker % 4) + 1}`;
}

describe("the bundle for scanning", () => {
  it("exports exactly the declared names", () => {
    expect(exportedNames(module)).toEqual(membersOf("scan", "ScanModule").toSorted());
  });

  it("reads real cubes", () => {
    const found = SCANS.map(({ readings }) => module.scan(readings, false).facelets);
    expect(found).toEqual(SCANS.map(({ facelets }) => facelets));
  });

  it.each([
    ["as given", false, []],
    ["in any order", true, ["--any-order"]],
  ] as const)("reads faces %s as the command does", (_, isAnyOrder, options) => {
    const native = scanNatively(...options);
    for (const [index, { readings, isScrambled }] of SCANS.entries()) {
      if (isAnyOrder && !isScrambled) continue;
      const scan = module.scan(readings, isAnyOrder);
      const { facelets, scheme, doubtful, possible, faces, isExact, stickers } = scan;
      expect({
        facelets,
        scheme,
        doubtful: doubtful.map(stickerName),
        possible: possible.map((cube) => ({
          facelets: cube.facelets,
          doubtful: cube.doubtful.map(stickerName),
        })),
        faces,
        exact: isExact,
      }).toEqual({ ...native[index], input: undefined, stickers: undefined });
      expect(stickers).toHaveLength(54);
    }
  });

  it("reads the 24 stickers of a 2x2x2 as the command does", () => {
    const lines = SCANS.map(({ readings }) => cornersOf(readings));
    const native = execFileSync(COMMAND, ["scan", "--puzzle", "2x2x2"], {
      input: lines.map((numbers) => `${numbers.join(" ")}\n`).join(""),
      encoding: "utf8",
    });
    const found = lines.map((numbers) => module.scan(numbers, false));
    const told = found.map(
      ({ facelets, doubtful }) => `${facelets}\t${doubtful.map(pocketStickerName).join(" ")}\n`,
    );
    expect(told.join("")).toBe(native);
    for (const { stickers, possible, facelets, doubtful } of found) {
      expect(stickers).toHaveLength(24);
      expect(possible).toEqual([{ facelets, doubtful }]);
    }
  });

  it("ignores stickers that were not read", () => {
    const { facelets, readings } = SCANS[6]!;
    const scan = module.scan(readings.with(0, -1), false);
    expect(scan.facelets).toBe(facelets);
    expect(scan.stickers[4]).toEqual({ next: "U", cost: Infinity });
    const unread = module.scan(Array<number>(162).fill(-1), false);
    expect(unread.doubtful).toHaveLength(54);
  });
});
