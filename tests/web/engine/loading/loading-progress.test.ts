// How often a solver reports the progress of its tables.

import { describe, expect, it } from "vitest";

import type { SolverProgress } from "../../../../web/core/solution";
import { LoadingProgress, REPORT_PAUSE_MS } from "../../../../web/engine/loading/loading-progress";
import { systemClock } from "../../../../web/engine/platform/clock";

const TOTAL = 1000;

function reporting() {
  const told: [SolverProgress["phase"], number][] = [];
  const pauses = new Set<() => void>();
  const clock = {
    ...systemClock,
    pause(durationMs: number, onEnd: () => void) {
      expect(durationMs).toBe(REPORT_PAUSE_MS);
      pauses.add(onEnd);
      return () => void pauses.delete(onEnd);
    },
  };
  const endPauses = () => {
    const ended = [...pauses];
    pauses.clear();
    for (const onEnd of ended) onEnd();
  };
  const progress = new LoadingProgress(TOTAL, clock, ({ phase, loaded, total }) => {
    expect(total).toBe(TOTAL);
    told.push([phase, loaded]);
  });
  return { told, progress, endPauses };
}

describe("the progress of loading", () => {
  it("is reported only once per pause, however many chunks arrive", () => {
    const { told, progress, endPauses } = reporting();
    for (let loaded = 1; loaded <= 300; ++loaded) progress.reach("fetch", loaded);
    expect(told).toEqual([["fetch", 1]]);
    endPauses();
    progress.reach("fetch", 301);
    expect(told.slice(1)).toEqual([["fetch", 300]]);
  });

  it("is reported at once after a pause without chunks", () => {
    const { told, progress, endPauses } = reporting();
    progress.reach("fetch", 1);
    endPauses();
    progress.reach("fetch", 2);
    expect(told).toEqual([
      ["fetch", 1],
      ["fetch", 2],
    ]);
  });

  it("is reported at once at the start of each phase and at the end, and never after that", () => {
    const { told, progress, endPauses } = reporting();
    for (const loaded of [400, 500]) progress.reach("load", loaded);
    for (const loaded of [300, 600, TOTAL]) progress.reach("generate", loaded);
    endPauses();
    expect(told).toEqual([
      ["load", 400],
      ["generate", 300],
      ["generate", TOTAL],
    ]);
  });

  it("never falls within a phase", () => {
    const { told, progress, endPauses } = reporting();
    for (const loaded of [500, 300, 600, 550]) {
      progress.reach("fetch", loaded);
      endPauses();
    }
    expect(told.map(([, loaded]) => loaded)).toEqual([500, 600]);
  });
});
