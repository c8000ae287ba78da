// The shape of the benchmark's JSON, as tests/bench/README.md describes it.

import { expect } from "vitest";

import type { TargetName, Tier } from "../options.mjs";
import type { PocketTime } from "../pocket.mjs";

const number = expect.any(Number) as number;
const text = expect.any(String) as string;

const summary = { mean: number, median: number, percentile95: number };

function listOf<Item>(length: number, item: Item): Item[] {
  return Array.from({ length }, () => item);
}

const START: Record<string, Record<string, unknown>> = {
  native: { readyMs: summary, firstSolutionMs: summary },
  page: {
    emptyProfileUsableMs: summary,
    emptyProfileFirstSolutionMs: summary,
    storedTablesUsableMs: summary,
    storedTablesFirstSolutionMs: summary,
    storedTablesFullMs: summary,
    anotherTabFullMs: summary,
  },
};
const BUNDLE_START = {
  ...{ instantiateMs: summary, preparedMs: summary },
  ...{ readyMs: summary, firstSolutionMs: summary },
};

const MEMORY: Record<string, Record<string, unknown>> = {
  native: { residentBytes: number, peakResidentBytes: number },
};
const BUNDLE_MEMORY = { heapBytes: number, writtenBytes: number };

/** The figures of the 2x2x2. */
export const POCKET_SHAPE: PocketTime = {
  ...{ instantiateMs: number, preparedMs: number, firstSolutionMs: number },
  ...{ cubes: number, timeMs: summary, longestMs: number, meanLength: number },
  ...{ tablesBytes: number, heapBytes: number, writtenBytes: number },
};

export interface ExpectedParts {
  targets: TargetName[];
  tiers: Tier[];
  /** The number of times after which lengths are measured; 0: none are. */
  lengths: number;
  peers: number;
  rounds: number;
}

/** What a report must equal that has all parts but the generation and the 2x2x2, and times to 20 moves only. */
export function benchReportShape(expected: ExpectedParts): unknown {
  const { targets, tiers, lengths, peers, rounds } = expected;
  const measurements = (name: string, tier: string) => {
    const start = START[name] ?? BUNDLE_START;
    if (name === "page") return { start };
    const processor = name.startsWith("chromium") ? {} : { meanProcessorTimeMs: number };
    return {
      yardstick: { chaseMs: number, walkMs: number, checksum: number },
      times: [
        {
          ...{ maxLength: number, cubes: number, reached: number, meanLength: number },
          ...{ timeMs: summary, nodes: number, ...processor },
        },
      ],
      ...(lengths > 0 && {
        lengths: listOf(lengths, { timeMs: number, solved: number, length: summary }),
      }),
      start,
      memory: MEMORY[name] ?? BUNDLE_MEMORY,
      ...(name in { node: 0, chromium: 0 } &&
        tier === "full" && {
          repairs: expect.arrayContaining([
            { mistake: text, cubes: number, timeMs: summary, longestMs: number },
          ]) as unknown,
        }),
    };
  };
  const peer = { startMs: number, cubes: number, solved: number, timeMs: summary, length: summary };
  return {
    formatVersion: 1,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    // null if this is not a checkout.
    commit: expect.toSatisfy((commit) => commit === null || typeof commit === "string") as unknown,
    machine: expect.objectContaining({
      ...{ processor: text, processorCount: number, memoryBytes: number },
      ...{ loadAverage: number, node: text },
    }) as unknown,
    cubes: expect.objectContaining({ count: number }) as unknown,
    settings: {
      ...{
        maxLengths: { full: [20], mini: [20] },
        timesMs: expect.any(Array) as number[],
        limitMs: number,
      },
      ...{ warmUpSearches: number, starts: number, rounds },
    },
    targets: targets.flatMap((name) =>
      (name === "page" ? ["auto"] : tiers).map((tier) => ({
        ...{ name, threads: number, tier, median: measurements(name, tier) },
        rounds: listOf(rounds, measurements(name, tier)),
      })),
    ),
    ratios: expect.arrayContaining([
      expect.objectContaining({
        target: text,
        base: text,
        tier: text,
        maxLength: 20,
        time: number,
      }),
    ]) as unknown,
    peers: listOf(peers, {
      ...{ name: text, command: text, median: peer, rounds: listOf(rounds, peer) },
    }),
  };
}
