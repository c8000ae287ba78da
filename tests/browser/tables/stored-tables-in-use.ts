// What the page's own solver says of its full tables.

import { expect } from "vitest";

import type { TableSetStatus } from "../../../web/core/solution";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";
import { keepSolver, type WithSolver } from "../page/page-solver";

const FROM_STORAGE = { state: "in-use", source: "storage", progress: 1, cached: true };

export async function readTables(cube: CubePage<Tab>): Promise<Partial<TableSetStatus>> {
  await keepSolver(cube);
  // As text, since not every browser's protocol transmits undefined.
  const text = await cube.page.evaluate(async () => {
    const solver = await (window as object as WithSolver).pageSolver;
    return JSON.stringify(solver.status.tables["two-phase"]);
  });
  return JSON.parse(text) as Partial<TableSetStatus>;
}

/** Waits until they are in use, from the browser's storage. */
export async function storedTablesInUse(cube: CubePage<Tab>): Promise<void> {
  await expect.poll(() => readTables(cube), { timeout: 90_000 }).toMatchObject(FROM_STORAGE);
}
