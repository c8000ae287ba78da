// A solver whose worker, module, table server and storage are those of the tests.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, inverseMoves } from "../../../../web/core/moves";
import { parseMoves } from "../../../../web/core/notation";
import { Solver, type SolveOptions, type SolverOptions } from "../../../../web/engine";
import type { FakeModule } from "./fake-module";
import { FakeWorker } from "./fake-worker";
import { BASE_URL, TableServer } from "./table-server";

export const SOLUTION = "R U2 F'";
export const LONGER = "R U2 F' L L'";
export const FACELETS = applyMoves(SOLVED_FACELETS, inverseMoves(parseMoves(SOLUTION).moves));

/** The table server of the test that runs. */
export let server: TableServer;

/** Gives each test of a file fakes of its own. */
export function useFakes(): void {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.stubGlobal("crossOriginIsolated", false);
    server = new TableServer();
    server.install();
    FakeWorker.install();
  });

  afterEach(() => {
    for (const worker of FakeWorker.started) worker.terminate();
    vi.unstubAllGlobals();
  });
}

export function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return Solver.create({ baseUrl: BASE_URL, ...options });
}

export function lastWorker(): FakeWorker {
  return FakeWorker.started.at(-1)!;
}

export function findsSolution(module: FakeModule): void {
  module.searchSteps = [
    { state: "improved", solution: LONGER },
    { state: "proven", solution: SOLUTION, lowerBound: 3 },
  ];
}

/** Begins a solve that finds something and goes on; resolves when it has. */
export async function solveWithoutEnd(solver: Solver, options: SolveOptions = {}) {
  lastWorker().module.searchSteps = [
    { state: "improved", solution: LONGER, lowerBound: 1 },
    { state: "running" },
  ];
  let result: Promise<unknown>;
  await new Promise<void>((resolve) => {
    result = solver.solve(FACELETS, { timeMs: Infinity, onImproved: () => resolve(), ...options });
  });
  return { result: result! };
}
