// What was practised, and how far one has come.

import type { NamedMetric } from "../lesson/counting";
import type { TaughtMethod } from "../lesson/lesson";
import type { Task } from "./exercise";

/** A goal that was reached. */
export interface Round extends Task {
  /** How many turns the person needed, and how many the lesson. */
  turns: number;
  lessonTurns: number;
  /** In what they are counted; omitted: in half turns. */
  metric?: NamedMetric;
  /** When that was, as `Date.now()` tells it. */
  endedMs: number;
}

/** The results of one stage in one metric. */
export interface StageProgress extends Task {
  metric?: NamedMetric | undefined;
  count: number;
  /** The fewest turns. */
  best: number;
  mean: number;
  /** The mean of the lesson's turns on the same cubes. */
  lessonMean: number;
}

/** The stages that were practised, those of `first` before those of other methods, otherwise as they were begun. */
export function progressOf(
  rounds: readonly Round[],
  first: TaughtMethod | undefined,
): StageProgress[] {
  const stages = new Map<string, Round[]>();
  for (const round of rounds) {
    const key = [round.method, round.stage, round.metric].join(" ");
    stages.set(key, [...(stages.get(key) ?? []), round]);
  }
  return [...stages.values()]
    .map((alike) => ({
      ...{ method: alike[0]!.method, stage: alike[0]!.stage, metric: alike[0]!.metric },
      count: alike.length,
      best: Math.min(...alike.map(({ turns }) => turns)),
      mean: meanOf(alike.map(({ turns }) => turns)),
      lessonMean: meanOf(alike.map(({ lessonTurns }) => lessonTurns)),
    }))
    .sort((one, other) => Number(other.method === first) - Number(one.method === first));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
