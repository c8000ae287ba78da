// An experiment in the address of the page, after "#". The names are those of the options of `cubewright compare`:
//
//   #methods=beginner,cfop&random=100&seed=1
//   #methods=two-phase:max-length=22,two-phase&scrambles=5,10&count=20,30&seed=1&max-nodes=5000
//   #puzzle=2x2x2&methods=optimal,ortega&every&metric=qtm
//   #methods=beginner&cube=UURF...
//   #preset=duric-2023&count=20
//
// `facelets` alone, as in links from the other pages, is a cube that a person brings along from there.

import { methodsOf, METRICS, type Metric, type Puzzle, PUZZLES } from "../../core/choices";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import type { CubeChoice, Experiment, Limit } from "./experiment";
import { isFault, readMethodSettings, wholeNumber } from "./method-settings";

/** Further characters are ignored. */
const MOST_CHARACTERS = 10_000;
/** How many scrambles of each length there are if nothing says how many; the same in the command. */
const USUAL_COUNT = 100;
const STICKERS = /^([URFDLB]{24}|[URFDLB]{54})$/;

/** The end of the address, from "#" on. */
export function writeExperimentLink(experiment: Experiment): string {
  return `#${optionsOf(experiment)
    .map(([name, value]) => (value === "" ? name : `${name}=${value}`))
    .join("&")}`;
}

/** The command that makes the same experiment; a list of cubes becomes a file. */
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
 * @param presets all presets, by name
 * @param usual supplies what the address leaves open
 * @returns `undefined` if there is none
 */
export function readExperimentLink(
  fragment: string,
  presets: ReadonlyMap<string, Experiment>,
  usual: Experiment,
): Experiment | undefined {
  const parameters = parametersIn(fragment);
  const text = (name: string) => parameters.get(name) ?? undefined;
  const facelets = stickersIn(parameters, "cube");
  const begun = presets.get(text("preset") ?? "");
  const puzzle = begun?.puzzle ?? puzzleIn(parameters);
  const isOfUsual = puzzle === usual.puzzle && facelets === undefined;
  const isEmpty = [...parameters.keys()].every((name) => name === "facelets");
  if (!begun && isOfUsual && isEmpty) return undefined;
  const own = begun ?? (puzzle === usual.puzzle ? usual : { ...usual, methods: methodsOf(puzzle) });
  return {
    puzzle,
    methods: methodsIn(parameters, puzzle) ?? own.methods,
    metric: METRICS.find((metric) => metric === text("metric")) ?? ("htm" satisfies Metric),
    cubes: cubesIn(parameters, facelets, own.cubes),
    seed: numberIn(parameters, "seed") ?? own.seed,
    limit: limitIn(parameters) ?? own.limit,
  };
}

/** The cube brought along from another page, if all of its stickers are known. */
export function readBroughtCube(fragment: string): string | undefined {
  return stickersIn(parametersIn(fragment), "facelets");
}

/** The parts of an address that mean nothing for an experiment, such as "seed=x", and are ignored. */
export function unreadIn(
  fragment: string,
  presets: ReadonlyMap<string, Experiment>,
): readonly string[] {
  const parameters = parametersIn(fragment);
  const begun = presets.get(parameters.get("preset") ?? "");
  const puzzle = begun?.puzzle ?? puzzleIn(parameters);
  const isNumber = (text: string) => wholeNumber(text) !== undefined;
  const areNumbers = (text: string) => numbersIn(text) !== undefined;
  const isEmpty = (text: string) => text === "";
  const rules: Record<string, (text: string) => boolean> = {
    preset: (text) => presets.has(text),
    // A preset has a puzzle of its own.
    puzzle: (text) => (begun ? [begun.puzzle] : PUZZLES).some((each) => each === text),
    methods: (text) => text.split(",").every((label) => isMethodOf(puzzle, label)),
    metric: (text) => METRICS.some((metric) => metric === text),
    cube: (text) => STICKERS.test(text),
    // Other pages may hand over incompletely painted cubes; these are not reported.
    facelets: () => true,
    ...{ every: isEmpty, list: isEmpty, random: isNumber, scrambles: areNumbers },
    count: (text) => areNumbers(text) && readsCount(parameters, begun),
    ...{ seed: isNumber, "time-ms": isNumber },
    "max-nodes": (text) => isNumber(text) && Number(text) > 0,
  };
  const unread = [...parameters]
    .filter(([name, value]) => !(Object.hasOwn(rules, name) && rules[name]!(value)))
    .map(([name, value]) => (value === "" ? name : `${name}=${value}`));
  return fragment.length > MOST_CHARACTERS ? [...unread, "…"] : unread;
}

// Whether "count" means something beside the other parameters: every, listed and random cubes need none.
function readsCount(parameters: URLSearchParams, begun: Experiment | undefined): boolean {
  if (["cube", "every", "list", "random"].some((name) => parameters.has(name))) return false;
  return (
    parameters.has("scrambles") || !begun || ["random", "scrambles"].includes(begun.cubes.kind)
  );
}

function parametersIn(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.slice(0, MOST_CHARACTERS).replace(/^#/, ""));
}

function stickersIn(parameters: URLSearchParams, name: string): string | undefined {
  const text = parameters.get(name) ?? "";
  return STICKERS.test(text) ? text : undefined;
}

function isMethodOf(puzzle: Puzzle, label: string): boolean {
  const read = readMethodSettings(label);
  return !isFault(read) && methodsOf(puzzle).includes(read.method);
}

// The known methods of the puzzle; `undefined` if there are none.
function methodsIn(parameters: URLSearchParams, puzzle: Puzzle): readonly string[] | undefined {
  const labels = (parameters.get("methods") ?? "").split(",");
  const known = labels.filter((label) => isMethodOf(puzzle, label));
  return known.length > 0 ? known : undefined;
}

// A cube from another page tells its puzzle even if some of its stickers are unknown.
function puzzleIn(parameters: URLSearchParams): Puzzle {
  const cubes = [stickersIn(parameters, "cube"), parameters.get("facelets")];
  if (cubes.some((cube) => cube?.length === POCKET_STICKER_COUNT)) return "2x2x2";
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
  if (lengths) return { kind: "scrambles", lengths, counts: counts ?? [USUAL_COUNT] };
  if (!counts) return usual;
  if (usual.kind === "scrambles") return { ...usual, counts };
  return usual.kind === "random" ? { kind: "random", count: counts[0]! } : usual;
}

/** Whole numbers separated by commas, semicolons or spaces; `undefined` if there is anything else, or nothing. */
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
