// Measuring one part of a bundle's performance, in Node.js and in browsers alike.

import {
  makeReady,
  measureGeneration,
  measureLengths,
  measureMemory,
  measureStart,
  measureTimes,
  warmUp,
} from "./bundle-measurement.mjs";
import { measurePocket } from "./pocket.mjs";
import { measureYardstick } from "./reference/yardstick.mjs";
import { measureRepairs } from "./repairs.mjs";

/**
 * @typedef {import("./bundle-measurement.mjs").CubewrightModule} CubewrightModule
 * @typedef {import("./bundle-measurement.mjs").TableKind} TableKind
 *
 * @typedef {object} BundleHost where a bundle runs
 * @property {() => Promise<CubewrightModule>} startModule
 * @property {(kind: TableKind) => Promise<Uint8Array>} readTable
 * @property {() => Promise<BufferSource>} readYardstick
 * @property {() => number} [processorTimeMs]
 */

/**
 * Call it only once per process or worker.
 *
 * @param {BundleHost} host
 * @param {import("./targets/targets.mjs").MeasuredPart} part
 * @param {import("./bundle-measurement.mjs").Workload} workload
 * @returns {Promise<Record<string, unknown>>} with the name of the part
 */
export async function measureBundlePart(host, part, workload) {
  if (part === "yardstick") {
    return { yardstick: await measureYardstick(await host.readYardstick()) };
  }
  const { startModule, processorTimeMs } = host;
  if (part === "generation") {
    return { generation: measureGeneration(await startModule(), processorTimeMs) };
  }
  if (part === "repairs") return { repairs: measureRepairs(await startModule(), workload) };
  if (part === "pocket") return { pocket: await measurePocket(startModule, workload) };
  const tableOf = workload.tier === "full" ? await readTables(host) : () => new Uint8Array();
  if (part === "start") return { start: await measureStart(startModule, tableOf, workload) };
  const module = await startModule();
  makeReady(module, workload.tier, tableOf);
  warmUp(module, workload);
  switch (part) {
    case "times":
      return { times: measureTimes(module, workload, processorTimeMs) };
    case "lengths":
      return { lengths: measureLengths(module, workload) };
    case "memory":
      return { memory: measureMemory(module) };
  }
}

/** @param {BundleHost} host */
async function readTables({ readTable }) {
  /** @type {TableKind[]} */
  const kinds = ["phase1", "phase2"];
  const tables = new Map(
    await Promise.all(
      kinds.map(async (kind) => /** @type {const} */ ([kind, await readTable(kind)])),
    ),
  );
  return (/** @type {TableKind} */ kind) => tables.get(kind) ?? new Uint8Array();
}
