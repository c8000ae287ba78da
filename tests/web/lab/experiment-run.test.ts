// An experiment that is paused or stopped while its tables are being loaded.

import "fake-indexeddb/auto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SolverError } from "../../../web/core/errors";
import type { DrawnCube } from "../../../web/engine/experiments";
import { ExperimentRun } from "../../../web/lab/experiment-run";
import { isHeldHere } from "../../../web/lab/kept/experiment-hold";
import { addExperiment } from "../../../web/lab/kept/experiment-store";
import { Lane, type LaneOptions } from "../../../web/lab/run/lane";
import type { SourceCube } from "../../../web/lab/run/cube-source";

// One cube is drawn.
vi.mock("../../../web/engine/experiments", () => {
  const cubes: DrawnCube[] = [];
  const module = {
    beginCubes: () => cubes.push({ number: 1, facelets: "U" }),
    nextCubes: () => cubes.splice(0),
    addTrial: () => undefined,
    rows: () => [],
  };
  return { openExperiments: () => Promise.resolve(module) };
});

interface Opening extends Pick<LaneOptions, "signal" | "onProgress"> {
  succeed(): void;
  fail(): void;
}

const LANE = {
  ...{ tier: "mini", cubesAtOnce: 1, close: () => undefined },
  solve: (cubes: readonly SourceCube[]) =>
    Promise.resolve(cubes.map((cube) => ({ ...cube, trials: [], improvements: [] }))),
} as unknown as Lane;

/** The calls that open a lane, each of which waits for its end. */
let openings: Opening[] = [];

async function beginRun() {
  const experiment = {
    ...({ puzzle: "3x3x3", methods: ["cfop"], metric: "htm", seed: 1 } as const),
    ...({ cubes: { kind: "random", count: 1 }, limit: { kind: "none" } } as const),
  };
  const stored = { name: "", link: "", startedMs: 0, done: 0, state: "running", tier: "" } as const;
  const id = await addExperiment(stored);
  const run = new ExperimentRun({ experiment, id, list: undefined, baseUrl: "" }, () => undefined);
  const going = run.goOn();
  await vi.waitFor(() => expect(openings).toHaveLength(1));
  return { run, id, going };
}

beforeEach(() => {
  openings = [];
  indexedDB = new IDBFactory();
  vi.stubGlobal("window", globalThis);
  const request = (_name: string, _options: unknown, hold: (lock: unknown) => unknown) =>
    Promise.resolve(hold({}));
  vi.stubGlobal("navigator", { hardwareConcurrency: 1, locks: { request } });
  vi.spyOn(Lane, "open").mockImplementation(
    (_experiment, _tier, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new SolverError("memory", "There is no room."));
        openings.push({ signal, onProgress, succeed: () => resolve(LANE), fail });
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
});

describe("an experiment whose tables are being loaded", () => {
  it("goes on loading them during a pause, and then uses them", async () => {
    const { run, id, going } = await beginRun();
    await run.pause();
    expect(run.state).toBe("paused");
    openings[0]!.onProgress({ phase: "fetch", loaded: 1, total: 2 });
    expect(run.progress).toMatchObject({ loaded: 1 });
    expect(isHeldHere(id)).toBe(true);
    const goingAgain = run.goOn();
    expect(run.state).toBe("preparing");
    openings[0]!.succeed();
    await Promise.all([going, goingAgain]);
    expect(run.state).toBe("done");
    expect(openings).toHaveLength(1);
  });

  it("stays paused when they have loaded, and begins at once when it goes on", async () => {
    const { run, going } = await beginRun();
    await run.pause();
    openings[0]!.succeed();
    await going;
    expect(run.state).toBe("paused");
    expect(run.progress).toBeUndefined();
    await run.goOn();
    expect(run.state).toBe("done");
    expect(openings).toHaveLength(1);
  });

  it("loads them again if they could not be loaded during a pause", async () => {
    const { run, id, going } = await beginRun();
    await run.pause();
    openings[0]!.fail();
    await going;
    expect(run.state).toBe("paused");
    await vi.waitFor(() => expect(isHeldHere(id)).toBe(false));
    const goingAgain = run.goOn();
    await vi.waitFor(() => expect(openings).toHaveLength(2));
    openings[1]!.succeed();
    await goingAgain;
    expect(run.state).toBe("done");
  });

  it("ends the loading when it is stopped, also during a pause", async () => {
    const { run, id, going } = await beginRun();
    await run.pause();
    expect(openings[0]!.signal.aborted).toBe(false);
    await run.stop();
    await going;
    expect(openings[0]!.signal.aborted).toBe(true);
    expect(run.state).toBe("stopped");
    await vi.waitFor(() => expect(isHeldHere(id)).toBe(false));
  });
});
