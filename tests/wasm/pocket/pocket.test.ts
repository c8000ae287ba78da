// The bundle of the 2x2x2: its tables equal the native command's, and their contents are true.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { PocketModule, PocketTableKind } from "../../../wasm/pocket";
import { CUBE_ERROR_CODES, TABLE_ERROR_CODES } from "../../../web/core/errors";
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";
import { declaredNames, exportedNames, membersOf } from "../module-names";
import { SeededRandom } from "../seeded-random";

const POSITION_COUNT = 3_674_160;
const HEADER_BYTES = 80;
const MOVE_COUNT = 9;
const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

// As J. Scherphuis gives them (jaapsch.net, "Mini Cube, the 2x2x2 Rubik's Cube").
const COUNTS: Record<PocketTableKind, number[]> = {
  "pocket-htm": [
    ...[1, 9, 54, 321, 1_847, 9_992, 50_136, 227_536, 870_072, 1_887_748, 623_800, 2_644],
  ],
  "pocket-qtm": [
    ...[1, 6, 27, 120, 534, 2_256, 8_969, 33_058, 114_149, 360_508, 930_588, 1_350_852],
    ...[782_536, 90_280, 276],
  ],
};
const KINDS = ["pocket-htm", "pocket-qtm"] as const;

let directory: string;
let placed: ReturnType<typeof placeBundle>;
let module: PocketModule;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-pocket-"));
  const command = builtFile("native/solver/cli/cubewright");
  execFileSync(command, ["tables", "build", "--set", "pocket", directory], { stdio: "ignore" });
  placed = placeBundle(directory, { name: "cubewright-pocket", threaded: false });
});

afterAll(() => rmSync(directory, { recursive: true }));

beforeEach(async () => {
  module = (await startBundle(placed, 1)) as object as PocketModule;
});

function readNative(kind: PocketTableKind): Uint8Array {
  return readFileSync(join(directory, `${kind}.table`));
}

function sizeBytesOf(kind: PocketTableKind): number {
  return module.describeTables().find((table) => table.kind === kind)!.sizeBytes;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Makes a table in steps of `workUnits`; returns the progress after each. */
function generate(kind: PocketTableKind, workUnits: number): number[] {
  module.beginGeneration(kind);
  const parts: number[] = [];
  for (;;) {
    const { done, progress } = module.stepGeneration(workUnits);
    parts.push(progress);
    if (done) return parts;
  }
}

function commitFile(kind: PocketTableKind, bytes: Uint8Array): string {
  const address = module.reserveTable(kind);
  module.HEAPU8.fill(0, address, address + sizeBytesOf(kind));
  module.HEAPU8.set(bytes.subarray(0, sizeBytesOf(kind)), address);
  return module.commitTable(kind);
}

describe("the bundle of the 2x2x2", () => {
  it("exports exactly the declared names", () => {
    expect(exportedNames(module)).toEqual(
      [
        ...declaredNames("pocket", "PocketModule"),
        ...membersOf("readings", "ReadingModule"),
        ...membersOf("solves", "SolveModule"),
        ...membersOf("solves", "SeveralSolutionsModule"),
      ].toSorted(),
    );
  });

  it("has the error codes that TypeScript knows", () => {
    expect(module.errorCodes().toSorted()).toEqual(
      [...CUBE_ERROR_CODES, ...TABLE_ERROR_CODES].toSorted(),
    );
  });

  it("describes its tables", () => {
    expect(module.describeTables()).toEqual(
      KINDS.map((kind) => ({
        ...{ set: "pocket", kind, formatVersion: 1, entryCount: POSITION_COUNT, bitsPerEntry: 4 },
        sizeBytes: HEADER_BYTES + POSITION_COUNT / 2,
        payloadSha256: sha256(readNative(kind).subarray(HEADER_BYTES)),
      })),
    );
  });

  it.each(KINDS)("makes %s in slices as the native command does, byte for byte", (kind) => {
    const address = module.reserveTable(kind);
    const parts = generate(kind, 200);
    expect(parts.length).toBeGreaterThan(50);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
    const made = module.HEAPU8.slice(address, address + sizeBytesOf(kind));
    expect(sha256(made)).toBe(sha256(readNative(kind)));
    expect(module.commitTable(kind)).toBe("");
  });

  // Both are equal to the native command's, whose numbers the C++ tests compare with the published ones.
  const counted = isLongRun ? KINDS : (["pocket-qtm"] as const);
  it.each(counted)("has the published number of positions at each distance of %s", (kind) => {
    module.reserveTable(kind);
    generate(kind, 2 ** 20);
    expect(module.commitTable(kind)).toBe("");
    const counts: number[] = [];
    for (let position = 0; position < POSITION_COUNT; ++position) {
      const distance = module.distanceOf(kind, position);
      counts[distance] = (counts[distance] ?? 0) + 1;
    }
    expect(counts).toEqual(COUNTS[kind]);
  });

  it("gives distances that turns change by at most their cost, with one turn leading home", () => {
    for (const kind of KINDS) expect(commitFile(kind, readNative(kind))).toBe("");
    const random = new SeededRandom(2_020);
    for (let count = 0; count < 2_000; ++count) {
      const position = random.next() % POSITION_COUNT;
      for (const kind of KINDS) {
        const distance = module.distanceOf(kind, position);
        const nearest = Array.from({ length: MOVE_COUNT }, (_, move) => {
          const cost = kind === "pocket-qtm" && move % 3 === 1 ? 2 : 1;
          const after = module.distanceOf(kind, module.positionAfter(position, move));
          expect(Math.abs(after - distance)).toBeLessThanOrEqual(cost);
          return after + cost;
        });
        expect(Math.min(...nearest)).toBe(distance);
      }
    }
  });

  it("gives no distance for an invalid position or without the table", () => {
    expect(module.distanceOf("pocket-htm", 0)).toBe(-1);
    expect(commitFile("pocket-htm", readNative("pocket-htm"))).toBe("");
    expect(module.distanceOf("pocket-htm", 0)).toBe(0);
    expect(module.distanceOf("pocket-htm", -1)).toBe(-1);
    expect(module.distanceOf("pocket-htm", POSITION_COUNT)).toBe(-1);
    expect(module.distanceOf("pocket-qtm", 0)).toBe(-1);
    expect(module.positionAfter(POSITION_COUNT, 0)).toBe(-1);
    expect(module.positionAfter(0, MOVE_COUNT)).toBe(-1);
    module.dropTable("pocket-htm");
    expect(module.distanceOf("pocket-htm", 0)).toBe(-1);
  });

  it.each<[string, (file: Uint8Array) => Uint8Array]>([
    ["table-magic", () => new Uint8Array(100)],
    ["table-version", (file) => file.fill(99, 8, 9)],
    ["table-version", (file) => file.fill(2, 20, 21)],
    ["table-kind", () => readNative("pocket-qtm")],
    ["table-length", (file) => file.fill(file[24]! ^ 1, 24, 25)],
    ["table-hash", (file) => file.fill(file[48]! ^ 1, 48, 49)],
  ])("refuses bytes that are not the table: %s", (code, change) => {
    expect(commitFile("pocket-htm", change(Uint8Array.from(readNative("pocket-htm"))))).toBe(code);
    expect(module.distanceOf("pocket-htm", 0)).toBe(-1);
  });

  it("refuses a table for which no memory is reserved", () => {
    expect(module.commitTable("pocket-qtm")).toBe("tables-missing");
    commitFile("pocket-qtm", readNative("pocket-qtm"));
    module.dropTable("pocket-qtm");
    expect(module.commitTable("pocket-qtm")).toBe("tables-missing");
  });

  it("finds damaged bytes by their checksum", () => {
    commitFile("pocket-qtm", readNative("pocket-qtm"));
    const { sizeBytes } = module.describeTables()[1]!;
    const right = module.checksumTable("pocket-qtm", 0, sizeBytes);
    const address = module.reserveTable("pocket-qtm");
    module.HEAPU8.set(readNative("pocket-qtm"), address);
    module.HEAPU8[address + 1_000_000]! ^= 1;
    expect(module.checksumTable("pocket-qtm", 0, sizeBytes)).not.toBe(right);
    module.HEAPU8[address + 1_000_000]! ^= 1;
    expect(module.checksumTable("pocket-qtm", 0, sizeBytes)).toBe(right);
  });

  it("takes at most 6 MB of memory with both tables", () => {
    for (const kind of KINDS) {
      module.reserveTable(kind);
      generate(kind, 2 ** 20);
    }
    expect(module.HEAPU8.length).toBeLessThanOrEqual(6 * 2 ** 20);
  });
});
