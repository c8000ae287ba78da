// What can be measured, and how each is.
import { measureInChromium } from "./chromium-target.mjs";
import { measureNatively } from "./native-target.mjs";
import { measureInNode } from "./node-target.mjs";
import { PARTS } from "./options.mjs";
import { measurePage } from "./page-target.mjs";

/**
 * @typedef {import("./options.mjs").Part} Part
 * @typedef {import("./options.mjs").TargetName} TargetName
 * @typedef {import("./bundle-measurement.mjs").Workload} Workload
 *
 * @typedef {Part | "yardstick"} MeasuredPart
 *
 * @typedef {(part: MeasuredPart, workload: Workload) => Promise<Record<string, unknown>>} Measure
 *   gives an object that has the name of the part
 *
 * @typedef {object} Target
 * @property {TargetName} name
 * @property {number} threads
 * @property {readonly Part[]} parts that mean something for it
 * @property {Measure} measure
 */

const SINGLE = { name: "cubewright", threaded: false };
const THREADED = { name: "cubewright-threads", threaded: true };

/** Tables are made on one thread, in the same way in both bundles. */
const PARTS_WITH_THREADS = PARTS.filter((part) => part !== "generation");

/**
 * @param {readonly TargetName[]} names
 * @param {{ threads: number, scratchDirectory: string, serverUrl: string }} surroundings
 * @returns {Target[]}
 */
export function makeTargets(names, { threads, scratchDirectory, serverUrl }) {
  /** @type {Record<TargetName, Omit<Target, "name">>} */
  const targets = {
    native: { threads: 1, parts: PARTS, measure: measureNatively(scratchDirectory) },
    "native-threads": {
      threads,
      parts: PARTS_WITH_THREADS,
      measure: measureNatively(scratchDirectory),
    },
    node: { threads: 1, parts: PARTS, measure: measureInNode(scratchDirectory, SINGLE) },
    "node-threads": {
      threads,
      parts: PARTS_WITH_THREADS,
      measure: measureInNode(scratchDirectory, THREADED),
    },
    chromium: { threads: 1, parts: PARTS, measure: measureInChromium(serverUrl, SINGLE) },
    "chromium-threads": {
      threads,
      parts: PARTS_WITH_THREADS,
      measure: measureInChromium(serverUrl, THREADED),
    },
    page: { threads, parts: ["start"], measure: measurePage(scratchDirectory, serverUrl) },
  };
  return names.map((name) => ({ name, ...targets[name] }));
}
