// How two targets compare that did the same work in the same round.

import { summarize } from "./statistics.mjs";

/**
 * @typedef {import("../options.mjs").TargetName} TargetName
 * @typedef {import("../bundle-measurement.mjs").TimeToLength} TimeToLength
 *
 * @typedef {{ name: TargetName, tier: string, rounds: { times?: TimeToLength[] }[] }} TimedTarget
 *
 * @typedef {object} Ratio
 * @property {TargetName} target
 * @property {TargetName} base
 * @property {string} tier
 * @property {number} maxLength
 * @property {number} time mean time of `target`, divided by that of `base`; median of the rounds
 * @property {number} [processorTime] the same for processor time, where it is known for both
 * @property {boolean} sameNodes whether both visited the same positions, which they do with one thread
 */

/** @type {[target: TargetName, base: TargetName][]} */
const PAIRS = [
  ["node", "native"],
  ["chromium", "native"],
  ["native-threads", "native"],
  ["node-threads", "node"],
  ["chromium-threads", "chromium"],
];

/**
 * @param {TimedTarget[]} targets
 * @returns {Ratio[]} of those pairs of which both were measured in the same tier
 */
export function compareTargets(targets) {
  return PAIRS.flatMap(([name, baseName]) =>
    targets.flatMap((target) => {
      const base = targets.find((other) => other.name === baseName && other.tier === target.tier);
      return target.name === name && base ? comparePair(target, base) : [];
    }),
  );
}

/**
 * @param {TimedTarget} target
 * @param {TimedTarget} base
 * @returns {Ratio[]} one for each length
 */
function comparePair(target, base) {
  const maxLengths = target.rounds[0]?.times?.map(({ maxLength }) => maxLength) ?? [];
  return maxLengths.map((maxLength, index) => {
    const pairs = target.rounds.flatMap(({ times }, round) => {
      const time = times?.[index];
      const baseTime = base.rounds[round]?.times?.[index];
      return time && baseTime ? [{ time, baseTime }] : [];
    });
    const { tier } = target;
    return { target: target.name, base: base.name, tier, maxLength, ...compareTimes(pairs) };
  });
}

/**
 * @param {{ time: TimeToLength, baseTime: TimeToLength }[]} pairs
 * @returns {Pick<Ratio, "time" | "processorTime" | "sameNodes">}
 */
function compareTimes(pairs) {
  const processorRatios = pairs.flatMap(({ time, baseTime }) =>
    time.meanProcessorTimeMs !== undefined && baseTime.meanProcessorTimeMs !== undefined
      ? [time.meanProcessorTimeMs / baseTime.meanProcessorTimeMs]
      : [],
  );
  const ratios = pairs.map(({ time, baseTime }) => time.timeMs.mean / baseTime.timeMs.mean);
  return {
    time: summarize(ratios).median,
    ...(processorRatios.length > 0 && { processorTime: summarize(processorRatios).median }),
    sameNodes: pairs.every(({ time, baseTime }) => time.nodes === baseTime.nodes),
  };
}
