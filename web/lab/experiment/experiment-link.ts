// An experiment in the address of the page, after "#". The names are those of the options of `cubewright compare`:
//
//   #methods=beginner,cfop&random=100&seed=1
//   #methods=two-phase:max-length=22,two-phase&scrambles=5,10&count=20,30&seed=1&max-nodes=5000
//   #puzzle=2x2x2&methods=optimal,ortega&every&metric=qtm
//   #methods=beginner&cube=UURF...
//   #preset=duric-2023&count=20
//
// `facelets` alone, as in links of the other pages, is a cube that somebody brings along.

import { methodsOf, METRICS, type Metric, type Puzzle, PUZZLES } from "../../core/choices";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import type { CubeChoice, Experiment, Limit } from "./experiment";
import { wholeNumber } from "./method-settings";

/** The longest that is read. */
const MOST_CHARACTERS = 10_000;

/** The end of the address, from "#" on. */
export function writeExperimentLink(experiment: Experiment): string {
  return `#${optionsOf(experiment)
    .map(([name, value]) => (value === "" ? name : `${name}=${value}`))
    .join("&")}`;
}

/** The same as a command that makes the same experiment; a list of cubes is a file. */
export function writeCommand(experiment: Experiment): string {
  const words = optionsOf(experiment).flatMap(([name, value]) => {
    if (name === "cube") return ["--cubes", "-"];
    if (name === "list") return ["--cubes", "FILE"];
    return value === "" ? [`--${name}`] : [`--${name}`, value];
  });
  const command = ["cubewright", "compare", ...words].join(" ");
  const { cubes } = experiment;
  return cubes.kind === "cube" ? `echo ${cubes.facelets} | ${command}` : command;
}

function optionsOf({
  puzzle,
  methods,
  metric,
  cubes,
  seed,
  limit,
}: Experiment): [string, string][] {
  const options: [string, string][] = [];
  if (puzzle !== "3x3x3") options.push(["puzzle", puzzle]);
  options.push(["methods", methods.join(",")], ...cubeOptions(cubes));
  if (metric !== "htm") options.push(["metric", metric]);
  options.push(["seed", String(seed)]);
  if (limit.kind === "work") options.push(["max-nodes", String(limit.maxNodes)]);
  if (limit.kind === "time") options.push(["time-ms", String(limit.timeMs)]);
  return options;
}

function cubeOptions(cubes: CubeChoice): [string, string][] {
  switch (cubes.kind) {
    case "random":
      return [["random", String(cubes.count)]];
    case "scrambles":
      return [
        ["scrambles", cubes.lengths.join(",")],
        ["count", cubes.counts.join(",")],
      ];
    case "cube":
      return [["cube", cubes.facelets]];
    default:
      return [[cubes.kind, ""]];
  }
}

/**
 * The experiment in the end of an address.
 * @param presets those that there are, by name
 * @param usual what the address leaves open
 * @returns `undefined` if there is none
 */
export function readExperimentLink(
  fragment: string,
  presets: ReadonlyMap<string, Experiment>,
  usual: Experiment,
): Experiment | undefined {
  const parameters = new URLSearchParams(fragment.slice(0, MOST_CHARACTERS).replace(/^#/, ""));
  const text = (name: string) => parameters.get(name) ?? undefined;
  const facelets = text("cube");
  const begun = presets.get(text("preset") ?? "");
  if (!begun && facelets === undefined && text("methods") === undefined) return undefined;
  const puzzle = begun?.puzzle ?? puzzleIn(parameters, facelets);
  const own = begun ?? (puzzle === usual.puzzle ? usual : { ...usual, methods: methodsOf(puzzle) });
  return {
    puzzle,
    methods: text("methods")?.split(",").filter(Boolean) ?? own.methods,
    metric: METRICS.find((metric) => metric === text("metric")) ?? ("htm" satisfies Metric),
    cubes: cubesIn(parameters, facelets, own.cubes),
    seed: numberIn(parameters, "seed") ?? own.seed,
    limit: limitIn(parameters) ?? own.limit,
  };
}

/** The cube that somebody brings along from another page, if all of its stickers are known. */
export function readBroughtCube(fragment: string): string | undefined {
  const facelets = new URLSearchParams(fragment.slice(0, MOST_CHARACTERS).replace(/^#/, "")).get(
    "facelets",
  );
  return /^([URFDLB]{24}|[URFDLB]{54})$/.test(facelets ?? "") ? facelets! : undefined;
}

function puzzleIn(parameters: URLSearchParams, facelets: string | undefined): Puzzle {
  if (facelets?.length === POCKET_STICKER_COUNT) return "2x2x2";
  return PUZZLES.find((puzzle) => puzzle === parameters.get("puzzle")) ?? "3x3x3";
}

function numberIn(parameters: URLSearchParams, name: string): number | undefined {
  return wholeNumber(parameters.get(name) ?? "");
}

function cubesIn(
  parameters: URLSearchParams,
  facelets: string | undefined,
  usual: CubeChoice,
): CubeChoice {
  if (facelets !== undefined) return { kind: "cube", facelets };
  if (parameters.has("every")) return { kind: "every" };
  if (parameters.has("list")) return { kind: "list" };
  const random = numberIn(parameters, "random");
  if (random !== undefined) return { kind: "random", count: random };
  const lengths = numbersIn(parameters.get("scrambles") ?? "");
  const counts = numbersIn(parameters.get("count") ?? "");
  if (lengths) return { kind: "scrambles", lengths, counts: counts ?? [1] };
  if (!counts) return usual;
  if (usual.kind === "scrambles") return { ...usual, counts };
  return usual.kind === "random" ? { kind: "random", count: counts[0]! } : usual;
}

/** Whole numbers with commas or spaces between them; `undefined` if there is anything else, or nothing. */
export function numbersIn(text: string): readonly number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(wholeNumber);
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 && known.length === numbers.length ? known : undefined;
}

function limitIn(parameters: URLSearchParams): Limit | undefined {
  const maxNodes = numberIn(parameters, "max-nodes");
  if (maxNodes !== undefined && maxNodes > 0) return { kind: "work", maxNodes };
  const timeMs = numberIn(parameters, "time-ms");
  return timeMs === undefined ? undefined : { kind: "time", timeMs };
}
