// The large table of "optimal" in its bundles: made there to the same bytes as natively, and the same positions visited
// with it. Making it takes half a minute of two threads, so most of this is of the long run.

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { OptimalModule } from "../../../wasm/optimal";
import type { TableDescription } from "../../../wasm/table-set";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { LARGE_TABLE_BYTES } from "../../../web/core/table-sets";
import { generateTable } from "../../../web/engine/tables/table-generation";
import { OPTIMAL_BUNDLES } from "../../../web/engine/worker/bundle/bundle";
import { solveByMethod } from "../../../web/engine/worker/solves/method-slices";
import { builtFile, loadBundle, loadNativeTables, THREADS } from "../bundle-in-node";
import { refuseGrowthsFrom } from "../memory-limits";
import { knownPositions, solveNatively, type KnownPosition } from "../known-positions";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const KIND = "optimal-large";
const HEADER_BYTES = 80;
/** What the bundle may take with all its tables, while the large one is made. */
const MOST_BYTES = 470_000_000;
/** More than a solve asks for at once, and less than the filter beside the table takes. */
const REFUSED_BYTES = 10_000_000;

describe.each(OPTIMAL_BUNDLES)("the large table in the bundle $name", (bundle) => {
  let module: OptimalModule;
  let table: TableDescription;

  async function load(): Promise<OptimalModule> {
    const loaded = await loadBundle(bundle);
    loadNativeTables(loaded);
    const optimal = loaded as object as OptimalModule;
    optimal.useThreads(bundle.threaded ? THREADS : 1);
    return optimal;
  }

  /** In a bundle of its own, since making a table leaves free memory behind. */
  async function makeHeader(): Promise<Uint8Array> {
    const other = await load();
    const address = other.reserveTable(KIND);
    expect(other.beginGeneration(KIND)).toBe(true);
    return other.HEAPU8.slice(address, address + HEADER_BYTES);
  }

  beforeAll(async () => {
    module = await load();
    table = module.describeTables().find(({ kind }) => kind === KIND)!;
  });

  async function solve({ facelets }: KnownPosition, large = true, optimal = module) {
    const result = await solveByMethod(
      optimal,
      {
        ...{ method: "optimal", facelets, goal: SOLVED_FACELETS, metric: "htm", maxLength: 0 },
        ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, cross: "U", seed: 0, large },
      },
      {
        onImproved: () => undefined,
        onBound: () => undefined,
        onProgress: () => undefined,
        isCancelled: () => false,
        giveWay: () => Promise.resolve(),
      },
    );
    return result!;
  }

  it("is not made if the memory for making it is refused", () => {
    expect(module.reserveTable(KIND)).toBeGreaterThan(0);
    const allow = refuseGrowthsFrom(1);
    try {
      expect(module.beginGeneration(KIND)).toBe(false);
    } finally {
      expect(allow()).toBeGreaterThan(0);
    }
    module.dropTable(KIND);
  });

  it("can be abandoned midway, and solves go on without it", { timeout: 60_000 }, async () => {
    expect(table).toMatchObject({ set: KIND, entryCount: 940_539_600, bitsPerEntry: 2 });
    expect(table.sizeBytes).toBe(LARGE_TABLE_BYTES);
    expect(module.reserveTable(KIND)).toBeGreaterThan(0);
    expect(module.beginGeneration(KIND)).toBe(true);
    let progress = 0;
    while (progress < 0.001) {
      const status = module.stepGeneration(1_000);
      expect(status.done).toBe(false);
      expect(status.progress).toBeGreaterThanOrEqual(progress);
      ({ progress } = status);
    }
    module.dropTable(KIND);
    const [position] = knownPositions({ 15: 1 });
    // The threads that made it are free for the solve after the page's other events.
    await new Promise((resolve) => setImmediate(resolve));
    expect(await solve(position!)).toMatchObject({ stop: "proven", length: 15 });
  });

  // Both bundles have the same code for it.
  it.runIf(IS_LONG || bundle.threaded)(
    "is used without its filter if the memory for that is refused",
    { timeout: 60_000 },
    async () => {
      const header = await makeHeader();
      const other = await load();
      const address = other.reserveTable(KIND);
      // Its entries are zero, which proves nothing and is never wrong.
      other.HEAPU8.fill(0, address, address + table.sizeBytes).set(header, address);
      expect(other.commitTable(KIND)).toBe("");
      const [position] = knownPositions({ 15: 1 });
      const allow = refuseGrowthsFrom(REFUSED_BYTES);
      try {
        expect(await solve(position!, true, other)).toMatchObject({ stop: "proven", length: 15 });
      } finally {
        expect(allow()).toBeGreaterThan(0);
      }
    },
  );

  describe.runIf(IS_LONG)("made whole", () => {
    /** With the tables of both sets, for the command. */
    let directory: string;
    let address: number;

    beforeAll(async () => {
      directory = mkdtempSync(join(tmpdir(), "cubewright-large-"));
      const words = ["tables", "build", "--set", KIND, directory];
      execFileSync(builtFile("native/solver/cli/cubewright"), words, { stdio: "ignore" });
      // A bench may have made the large one there, too.
      const others = readdirSync(builtFile("tables")).filter((name) => !name.startsWith(KIND));
      for (const name of others) {
        symlinkSync(builtFile(`tables/${name}`), join(directory, name));
      }
      address = module.reserveTable(KIND);
      await generateTable(module, table, () => undefined);
      expect(module.commitTable(KIND)).toBe("");
    }, 1_800_000);

    afterAll(() => rmSync(directory, { recursive: true }));

    it("has the right bytes, within its memory limit", () => {
      const bytes = module.HEAPU8.subarray(address + HEADER_BYTES, address + table.sizeBytes);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(table.payloadSha256);
      expect(module.HEAPU8.length).toBeLessThanOrEqual(MOST_BYTES);
    });

    it.each([{ 15: 4, 16: 4, 17: 3, 18: 1 }])(
      "proves known lengths, visiting the same positions as the command: %o",
      { timeout: 3_600_000 },
      async (counts) => {
        const positions = knownPositions(counts);
        const native = bundle.threaded ? [] : solveNatively(positions, ["--large"], directory);
        for (const [index, position] of positions.entries()) {
          const result = await solve(position);
          const { length } = position;
          expect(result).toMatchObject({ stop: "proven", length, lowerBound: length });
          expect(applyMoves(position.facelets, result.moves)).toBe(SOLVED_FACELETS);
          if (bundle.threaded) continue;
          expect(result.moves).toEqual(native[index]!.moves);
          expect(result.nodes).toBe(native[index]!.nodes);
        }
      },
    );

    it("is not used by a solve that declines it", { timeout: 600_000 }, async () => {
      // To rule out 14 moves, the table is not asked: only 11 are left after the three by which the work is divided.
      const [position] = knownPositions({ 16: 1 });
      module.useThreads(1);
      const withTable = await solve(position!);
      const without = await solve(position!, false);
      module.dropTable(KIND);
      const dropped = await solve(position!);
      expect(without.nodes).toBe(dropped.nodes);
      expect(withTable.nodes).toBeLessThan(without.nodes);
    });
  });
});
