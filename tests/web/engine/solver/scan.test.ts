// Scanning: in a worker that starts on demand.

import { describe, expect, it } from "vitest";

import type { SolverError } from "../../../../web/core/errors";
import { FAKE_SCAN } from "../fakes/fake-scan";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, useFakes } from "../fakes/solver-on-fakes";

const READINGS = Array.from({ length: 54 }, (_, sticker) =>
  sticker === 0 ? null : [sticker, 0, 255],
);

useFakes();

function scanWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfScan }) => isOfScan);
}

describe("scanning", () => {
  it("runs in its own worker, which nothing else starts", async () => {
    const solver = await createSolver({ tables: "mini" });
    expect(scanWorkers()).toEqual([]);
    const scan = await solver.scan(READINGS);
    expect(scan).toEqual(FAKE_SCAN);
    await solver.scan(READINGS, { anyOrder: true });
    expect(scanWorkers()).toHaveLength(1);
    const asked = scanWorkers()[0]!.scans;
    expect(asked.map(({ isAnyOrder }) => isAnyOrder)).toEqual([false, true]);
    expect(asked[0]!.readings.slice(0, 6)).toEqual([-1, -1, -1, 1, 0, 255]);
  });

  it("refuses wrong numbers of stickers and wrong options before it starts a worker", async () => {
    const solver = await createSolver({ tables: "mini" });
    const codeOf = async (scan: Promise<unknown>) =>
      scan.catch((error: unknown) => (error as SolverError).code);
    expect(await codeOf(solver.scan(READINGS.slice(1)))).toBe("length");
    expect(await codeOf(solver.scan(READINGS, { puzzle: "2x2x2" }))).toBe("length");
    const pocket = { puzzle: "2x2x2", anyOrder: true } as const;
    expect(await codeOf(solver.scan(READINGS.slice(0, 24), pocket))).toBe("unsupported");
    expect(await codeOf(solver.scan(READINGS, { anyOrder: 1 as never }))).toBe("option");
    expect(await codeOf(solver.scan(READINGS, { order: true } as never))).toBe("option");
    expect(scanWorkers()).toEqual([]);
  });

  it("takes the 24 stickers of a 2x2x2", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.scan(READINGS.slice(0, 24), { puzzle: "2x2x2" });
    expect(scanWorkers()[0]!.scans[0]!.readings).toHaveLength(72);
  });

  it("rejects when it is aborted, and when the solver was disposed of", async () => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.scan(READINGS, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
    solver.dispose();
    await expect(solver.scan(READINGS)).rejects.toMatchObject({ code: "disposed" });
  });
});
