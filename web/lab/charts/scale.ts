// Maps values to places on a chart's axis, and chooses its ticks.

import type { ChartAxis } from "./chart";

export interface Scale {
  /** Where a value is, from `from` to `to`. */
  place(value: number): number;
  ticks: readonly number[];
  /** How many decimals distinguish a tick from the next. */
  decimals(tick: number): number;
  /** Whether ticks are so large that they have to be shortened, such as "200K". */
  isLarge: boolean;
}

const MOST_TICKS = 8;
const LONG_NUMBER = 100_000;

/**
 * @param values all values to show; not empty
 * @param from the place of the least tick, in units of the picture
 * @param to the place of the greatest tick
 */
export function scaleOf(
  axis: ChartAxis,
  values: readonly number[],
  from: number,
  to: number,
): Scale {
  const isLog = axis.scale === "log";
  const shown = isLog ? values.filter((value) => value > 0) : values;
  const least = axis.fromZero && !isLog ? 0 : Math.min(...(shown.length > 0 ? shown : [1]));
  const most = Math.max(...(shown.length > 0 ? shown : [1]), least);
  const isWhole = axis.decimals === 0 && !axis.isShare;
  const ticks = isLog ? logTicks(least, most) : linearTicks(least, most, isWhole ? 1 : 0);
  const project = isLog ? (value: number) => Math.log10(Math.max(value, ticks[0]!)) : identity;
  const first = project(ticks[0]!);
  const range = project(ticks.at(-1)!) - first || 1;
  return {
    place: (value) => from + ((project(value) - first) / range) * (to - from),
    ticks: thinned(ticks),
    decimals: (tick) => decimalsOf(isLog ? tick : ticks[1]! - ticks[0]!),
    isLarge: ticks.at(-1)! >= LONG_NUMBER,
  };
}

// Ticks that enclose all values, in steps of 1, 2 or 5 times a power of ten.
function linearTicks(least: number, most: number, leastStep: number): number[] {
  const range = most - least || Math.abs(most) || 1;
  const rough = range / (MOST_TICKS - 2);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  const step = Math.max(leastStep, power * factor);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

// Powers of ten that enclose all values.
function logTicks(least: number, most: number): number[] {
  const first = Math.floor(Math.log10(least));
  const last = Math.max(Math.ceil(Math.log10(most)), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => 10 ** (first + place));
}

function decimalsOf(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}

function thinned(ticks: readonly number[]): readonly number[] {
  const every = Math.ceil(ticks.length / (MOST_TICKS + 2));
  return ticks.filter((_, place) => place % every === 0);
}

function identity(value: number): number {
  return value;
}
