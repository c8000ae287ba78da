// Describes an experiment in one line, and how it differs from another.

import { cubeCountOf, type Experiment } from "../experiment/experiment";
import { numberIn } from "../looks/numbers";
import type { LabWords } from "../words/lab-words";
import { methodName } from "./method-name";

type Part = "puzzle" | "methods" | "cubes" | "seed" | "limit" | "metric";

/** Such as "CFOP, Layer by layer; 100 random cubes; seed 1". */
export function experimentText(words: LabWords, experiment: Experiment): string {
  const { puzzle, seed: _seed, limit, metric, ...parts } = partsOf(words, experiment);
  const { seed, cubes } = experiment;
  const isDrawn = cubes.kind === "random" || cubes.kind === "scrambles";
  return [
    ...(experiment.puzzle === "3x3x3" ? [] : [puzzle]),
    ...[parts.methods, parts.cubes],
    ...(isDrawn ? [words.say("setting-seed", { value: String(seed) })] : []),
    ...(experiment.limit.kind === "none" ? [] : [limit]),
    ...(experiment.metric === "htm" ? [] : [metric]),
  ].join("; ");
}

/** The settings of `one` that differ from those of `other`; empty if they are alike. */
export function differenceText(words: LabWords, one: Experiment, other: Experiment): string {
  const [parts, others] = [partsOf(words, one), partsOf(words, other)];
  return (Object.keys(parts) as Part[])
    .filter((part) => parts[part] !== others[part])
    .map((part) => parts[part])
    .join("; ");
}

function partsOf(words: LabWords, experiment: Experiment): Record<Part, string> {
  const { puzzle, methods, seed, limit, metric } = experiment;
  return {
    puzzle,
    methods: words.list(methods.map((label) => methodName(words, label))),
    cubes: cubesText(words, experiment),
    seed: words.say("setting-seed", { value: String(seed) }),
    limit: limitText(words, limit),
    metric: words.say(`metric-${metric}`),
  };
}

function cubesText(words: LabWords, { cubes }: Experiment): string {
  if (cubes.kind === "random") return words.say("random-cubes", { count: cubes.count });
  if (cubes.kind !== "scrambles") return words.say(`cubes-${cubes.kind}`);
  const count = cubeCountOf(cubes)!;
  return words.say("scrambles-of", { count, lengths: cubes.lengths.join(", ") });
}

function limitText(words: LabWords, limit: Experiment["limit"]): string {
  const valueIn = (value: number) => ({ value: numberIn(words.language, value) });
  if (limit.kind === "work") return words.say("setting-max-nodes", valueIn(limit.maxNodes));
  if (limit.kind === "time") return words.say("setting-time-ms", valueIn(limit.timeMs));
  return words.say("no-limit");
}
