// What the methods obey that make their own tables, if any, and "optimal". Its tables are the native command's. Korf's
// method is tested where its tables are made (korf.test.ts).

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TableKind } from "../../../wasm/cubewright";
import type { MethodsModule } from "../../../wasm/methods";
import type { OptimalModule } from "../../../wasm/optimal";
import type { SolveModule } from "../../../wasm/solves";
import { isByStages, MODULE_METHODS, type ModuleMethod } from "../../../web/core/choices";
import { placeBundle, readNativeTable, startBundle } from "../bundle-files.mjs";
import { commitTables } from "../commit-tables.mjs";
import { beginSolve, LEAST_WORK, testLimits } from "./limit-tests";

const METHODS = MODULE_METHODS.filter((method) => method !== "korf");

let directory: string;
let methods: MethodsModule;
let optimal: OptimalModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-limits-"));
  methods = await start<MethodsModule>("cubewright-methods");
  optimal = await start<OptimalModule>("cubewright-optimal");
  commitTables(optimal, (kind) => readNativeTable(kind as TableKind));
});

afterAll(() => rmSync(directory, { recursive: true }));

async function start<Module>(name: string): Promise<Module> {
  const placed = placeBundle(directory, { name, threaded: false });
  return (await startBundle(placed, 1)) as object as Module;
}

function moduleOf(method: ModuleMethod): SolveModule {
  return method === "optimal" ? optimal : methods;
}

/** Restarts the module, so that the method has to make its own tables again. */
async function makeForget(method: ModuleMethod): Promise<void> {
  if (isByStages(method)) methods = await start<MethodsModule>("cubewright-methods");
}

for (const method of METHODS) {
  testLimits(
    method,
    () => moduleOf(method),
    () => makeForget(method),
  );
}

describe("the methods that prepare something", () => {
  it("are those that make their own tables, and do so only once", async () => {
    const begin = (method: ModuleMethod) => beginSolve(moduleOf(method), method);
    const preparing = () =>
      METHODS.filter((method) => begin(method).stepSolve(LEAST_WORK).isPreparing);
    await makeForget("cfop");
    expect(preparing()).toEqual(["cfop", "cfop-2look", "thistlethwaite"]);
    for (const method of METHODS) {
      const module = begin(method);
      while (module.stepSolve(LEAST_WORK).isPreparing) continue;
    }
    expect(preparing()).toEqual([]);
  });
});
