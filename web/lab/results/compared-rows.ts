// The methods and lengths that two experiments both have, side by side.

import type { Metric } from "../../core/choices";
import type { ResultRow } from "../../engine/experiments";

/** What is compared of an experiment. */
export interface ComparedResults {
  experiment: { metric: Metric };
  rows: readonly ResultRow[];
}

/** The means of both. The difference is missing if either is, or if they are not of the same kind. */
export interface ComparedMeans {
  one: number | undefined;
  other: number | undefined;
  difference: number | undefined;
}

export interface SolvedCount {
  solved: number;
  cubes: number;
}

export interface ComparedRow {
  method: string;
  /** Omitted for all lengths together. */
  scramble?: number;
  /** Of the cubes that were solved. */
  turns: ComparedMeans;
  /** Of all cubes. */
  timeMs: ComparedMeans;
  /** How many each has solved; omitted if both have solved all of equally many. */
  counts?: readonly [one: SolvedCount, other: SolvedCount];
}

export function comparedRows(one: ComparedResults, other: ComparedResults): ComparedRow[] {
  const isSameMetric = one.experiment.metric === other.experiment.metric;
  return one.rows.flatMap((row) => {
    const isSame = ({ scramble }: ResultRow) => scramble === row.scramble;
    const ofMethod = other.rows.filter(({ method }) => method === row.method);
    const same =
      ofMethod.find(isSame) ??
      (isTotal(row, one.rows) ? ofMethod.find((each) => isTotal(each, ofMethod)) : undefined);
    if (!same) return [];
    const { method } = row;
    const scramble = isSame(same) ? row.scramble : undefined;
    const counts = [countOf(row), countOf(same)] as const;
    const isWhole = counts.every(({ solved, cubes }) => solved === cubes && cubes === row.cubes);
    return {
      method,
      ...(scramble !== undefined && { scramble }),
      turns: meansOf(row.turns?.mean, same.turns?.mean, isSameMetric),
      timeMs: meansOf(row.timeMs.mean, same.timeMs.mean),
      ...(!isWhole && { counts }),
    };
  });
}

// The only row of a method, though of one length of scrambles, is of all its cubes.
function isTotal({ method, scramble }: ResultRow, rows: readonly ResultRow[]): boolean {
  return scramble === undefined || rows.filter((row) => row.method === method).length === 1;
}

function meansOf(
  one: number | undefined,
  other: number | undefined,
  isSameKind = true,
): ComparedMeans {
  const isKnown = isSameKind && one !== undefined && other !== undefined;
  return { one, other, difference: isKnown ? other - one : undefined };
}

function countOf({ cubes, givenUp }: ResultRow): SolvedCount {
  return { solved: cubes - givenUp, cubes };
}
