// What can be measured, and how to measure each.
import { measureInChromium } from "./chromium-target.mjs";
import { measureNatively } from "./native-target.mjs";
import { measureInNode } from "./node-target.mjs";
import { PARTS } from "../options.mjs";
import { measurePage } from "./page-target.mjs";

/**
 * @typedef {import("../options.mjs").Part} Part
 * @typedef {import("../options.mjs").TargetName} TargetName
 * @typedef {import("../options.mjs").Tier} Tier
 * @typedef {import("../bundle-measurement.mjs").Workload} Workload
 *
 * @typedef {Part | "yardstick"} MeasuredPart
 *
 * @typedef {(part: MeasuredPart, workload: Workload) => Promise<Record<string, unknown>>} Measure
 *   gives an object that has the name of the part
 *
 * @typedef {object} Target
 * @property {TargetName} name
 * @property {number} threads
 * @property {Tier | "auto"} tier auto: as the page does by itself
 * @property {readonly MeasuredPart[]} parts that are meaningful for it
 * @property {Measure} measure
 */

const SINGLE = { name: "cubewright", threaded: false };
const POCKET = { name: "cubewright-pocket", threaded: false };
const THREADED = { name: "cubewright-threads", threaded: true };

/**
 * @param {readonly TargetName[]} names
 * @param {readonly Tier[]} tiers
 * @param {{ threads: number, scratchDirectory: string, serverUrl: string }} surroundings
 * @returns {Target[]}
 */
export function makeTargets(names, tiers, { threads, scratchDirectory, serverUrl }) {
  /** @type {Record<Exclude<TargetName, "page">, { threads: number, measure: Measure }>} */
  const engines = {
    native: { threads: 1, measure: measureNatively(scratchDirectory) },
    "native-threads": { threads, measure: measureNatively(scratchDirectory) },
    node: {
      threads: 1,
      measure: (part, workload) => measureInNode(scratchDirectory, singleFor(part))(part, workload),
    },
    "node-threads": { threads, measure: measureInNode(scratchDirectory, THREADED) },
    chromium: {
      threads: 1,
      measure: (part, workload) => measureInChromium(serverUrl, singleFor(part))(part, workload),
    },
    "chromium-threads": { threads, measure: measureInChromium(serverUrl, THREADED) },
  };
  /** @type {Omit<Target, "measure">} */
  const page = { name: "page", threads, tier: "auto", parts: ["start"] };
  return names.flatMap((name) =>
    name === "page"
      ? [{ ...page, measure: measurePage(scratchDirectory, serverUrl) }]
      : tiers.map((tier) => ({ name, tier, parts: partsOf(name, tier), ...engines[name] })),
  );
}

/**
 * The bundle without threads.
 *
 * @param {MeasuredPart} part
 */
function singleFor(part) {
  return part === "pocket" ? POCKET : SINGLE;
}

/**
 * The tables of `full` are made on one thread, in the same way in both bundles; so are repairs, which
 * ask for no tables, and the 2x2x2, which has tables of its own. The native command measures neither of these.
 *
 * @param {TargetName} name
 * @param {Tier} tier
 * @returns {MeasuredPart[]}
 */
function partsOf(name, tier) {
  const isOnce = tier === "full" && !name.endsWith("-threads");
  /** @type {Partial<Record<MeasuredPart, boolean>>} */
  const isLeftOut = {
    ...{ generation: !isOnce, repairs: !isOnce || name === "native" },
    pocket: !isOnce || name === "native",
  };
  return ["yardstick", ...PARTS.filter((part) => !isLeftOut[part])];
}
