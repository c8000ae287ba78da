// What to say about a search, and about a solution.

import type { Metric } from "../../core/choices";
import { costOf } from "../../core/cost";
import type { Move } from "../../core/moves";
import type { MethodProgress, Solution, SolveResult } from "../../core/solution";
import type { WidgetWords } from "../words/widget-words";
import type { Activity } from "./engine-work";

// The most that any position needs from any other: T. Rokicki and others, cube20.org.
const MOST_COSTS: Readonly<Partial<Record<Metric, number>>> = { htm: 20, qtm: 26 };

// What the cheapest solution may cost, such as "13 to 19" or "18 or 19": at most the cost of the solution that was
// found, and at most what any cube needs.
function rangeInWords(
  words: WidgetWords,
  cost: number,
  bound: number,
  metric: Metric = "htm",
): string {
  const most = Math.min(cost, MOST_COSTS[metric] ?? cost);
  if (most <= bound) return String(most);
  return words.say(most === bound + 1 ? "one-or-other" : "one-to-other", {
    one: bound,
    other: most,
  });
}

type Bounded = Pick<Solution, "lowerBound"> & Partial<Pick<SolveResult, "cost" | "metric">>;

/** What moves cost, such as "22 quarter turns"; in `htm`, "18 moves". */
export function costInWords(words: WidgetWords, count: number, metric: Metric = "htm"): string {
  return words.say(metric === "htm" ? "found-moves" : `cost-${metric}`, { count });
}

/** Moves of which some may be done. */
interface Followed {
  written: readonly unknown[];
  /** How many of those are done. */
  index: number;
  /** The others as plain turns. */
  movesLeft: readonly Move[];
}

/**
 * How many moves are left to make, such as "18 moves to go."; in other metrics than `htm` also what they cost, such as
 * "18 moves (22 quarter turns) to your pattern."
 */
export function movesLeftInWords(
  words: WidgetWords,
  { written, index, movesLeft }: Followed,
  { metric, hasGoal }: { metric: Metric; hasGoal: boolean },
): string {
  const count = costInWords(words, written.length - index);
  const cost = costInWords(words, costOf(movesLeft, metric), metric);
  const moves = metric === "htm" ? count : `${count} (${cost})`;
  return words.say(hasGoal ? "moves-to-pattern" : "moves-left", { moves });
}

/**
 * How good a solution with this many moves is, such as "19 moves; the shortest possible is 17 to 19." or "18 moves: 22
 * quarter turns; the fewest possible is 20 to 22."
 */
export function solutionInWords(
  words: WidgetWords,
  count: number,
  { lowerBound: bound, cost = count, metric = "htm" }: Bounded,
): string {
  if (count === 0) return words.say("already-solved");
  const said = {
    moves: costInWords(words, count),
    cost: costInWords(words, cost, metric),
    range: rangeInWords(words, cost, bound, metric),
  };
  const isLeast = cost <= bound;
  if (metric === "htm") return words.say(isLeast ? "solved-in-fewest" : "solved-in", said);
  return words.say(isLeast ? "solved-at-least-cost" : "solved-at-cost", said);
}

/** How far a long search is: its tables, its generation or its depth; "" if it reports none of these. */
export function progressInWords(
  words: WidgetWords,
  progress: MethodProgress | undefined,
  metric: Metric = "htm",
): string {
  const { tables, figures = {}, nodes: count = 0, nodesPerSecond, timeLeftMs } = progress ?? {};
  const { depth, refuted, generation, fitness } = figures;
  if (tables) {
    const percent = Math.floor((100 * tables.loaded) / tables.total);
    return `${words.say("search-tables")} ${percent} %`;
  }
  if (generation !== undefined && fitness !== undefined) {
    return words.say("search-generation", { generation, fitness });
  }
  if (!depth) return "";
  if (refuted === undefined) return words.say("search-depth", { depth, count });
  const percent = Math.floor(100 * refuted);
  const said = words.say(metric === "qtm" ? "search-refuted-qtm" : "search-refuted", {
    depth,
    percent,
  });
  const parts = [said];
  if (timeLeftMs !== undefined) {
    parts.push(words.say("time-left", { time: roughTime(words, timeLeftMs) }));
  }
  if (nodesPerSecond) parts.push(words.say("search-speed", { count: nodesPerSecond }));
  return parts.join(", ");
}

const HOUR_MS = 3_600_000;
// From this many hours or days on, nobody asks for smaller units.
const FEW_UNITS = 2;

/** A time that is only estimated, such as 0:07, 12:30, 1:05:00, "40 hours" or "3 days". */
export function roughTime({ language }: Pick<WidgetWords, "language">, timeMs: number): string {
  const hours = timeMs / HOUR_MS;
  if (hours < FEW_UNITS) return clockTime(timeMs);
  const isOfDays = hours > 24 * FEW_UNITS;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isOfDays ? "day" : "hour",
    unitDisplay: "long",
  }).format(Math.ceil(isOfDays ? hours / 24 : hours));
}

function clockTime(timeMs: number): string {
  const seconds = Math.ceil(timeMs / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? [hours, ...parts].join(":") : parts.join(":").replace(/^0/, "");
}

/** What is under way, and the best solution so far. */
export function activityInWords(
  words: WidgetWords,
  {
    activity,
    best,
    lowerBound,
  }: { activity: Activity; best: Solution | undefined; lowerBound: number },
  { metric, hasGoal }: { metric: Metric; hasGoal: boolean },
): string {
  switch (activity) {
    case "starting":
    case "scrambling":
      return words.say(activity);
    case "solving": {
      if (!best || best.stages) return words.say(hasGoal ? "searching-pattern" : "searching");
      const count = costOf(best.moves, metric);
      const cost = costInWords(words, count, metric);
      const range = rangeInWords(words, count, lowerBound, metric);
      return metric === "htm"
        ? words.say("best-so-far", { moves: cost, range })
        : words.say("least-cost-so-far", { cost, range });
    }
    case "checking":
    case "idle":
      return "";
  }
}
