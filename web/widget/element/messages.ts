// What the element says, as the state of things has it. The words are in words/.

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { countColors, hasAllColors, isSolved, stickerLabel } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import type { Solution, SolverProgress, SolverStatus } from "../../core/solution";
import type { ColorNames } from "../looks/color-scheme";
import type { CubeMode } from "./cube-settings";
import { faultInWords } from "../words/fault-words";
import { BESIDE, stickersOn, TOUR } from "../paint/face-tour";
import { decisionOf, hasManyCubes, type Inference } from "../paint/inference";
import { colorInWords } from "../words/piece-words";
import type { Activity, Problem } from "../solve/solving";
import { textFaultInWords } from "../words/text-fault-words";
import type { WidgetWords } from "../words/widget-words";

/** What a solution is worth, such as "19 moves, at least 17 needed". */
export function solutionInWords(words: WidgetWords, count: number, bound: number): string {
  if (count === 0) return words.say("already-solved");
  return count <= bound
    ? words.say("solved-in-fewest", { count })
    : words.say("solved-in", { count, bound });
}

/** What is under way, and what has come of it so far. */
export function activityInWords(
  words: WidgetWords,
  {
    activity,
    best,
    lowerBound,
  }: { activity: Activity; best: Solution | undefined; lowerBound: number },
): string {
  switch (activity) {
    case "starting":
    case "scrambling":
      return words.say(activity);
    case "solving":
      return best
        ? words.say("best-so-far", { count: best.length, bound: lowerBound })
        : words.say("searching");
    case "checking":
    case "idle":
      return "";
  }
}

/** What to do next, where nothing else is to be said. */
export function idleInWords(
  words: WidgetWords,
  { mode, facelets, colorNames }: { mode: CubeMode; facelets: string; colorNames: ColorNames },
  moveCount: number,
): string {
  if (mode === "view") return "";
  if (moveCount > 0) return words.say("moves-to-follow", { count: moveCount });
  const mayBeSolved = mode === "solve";
  if (isSolved(facelets)) return words.say(mayBeSolved ? "welcome" : "welcome-to-paint");
  if (!hasAllColors(facelets)) return countsInWords(words, facelets, colorNames);
  return words.say(mayBeSolved ? "ready-to-solve" : "painted");
}

const MOST_NAMED = 3;
const CENTER = 4;

/** How many cubes have the stickers that are known, and which of the others would tell. */
export function inferenceInWords(
  words: WidgetWords,
  inference: Inference,
  mayBeSolved: boolean,
): string {
  const { painting, count, open } = inference;
  if (count === 1) {
    const filled = Array.from(painting).filter((letter) => letter === UNKNOWN).length;
    return words.say(mayBeSolved ? "rest-follows-to-solve" : "rest-follows", { count: filled });
  }
  if (hasManyCubes(inference)) return words.say("many-cubes", { count: open.length });
  const { stickers, isCertain } = decisionOf(inference);
  const labels = stickers.slice(0, MOST_NAMED).map(stickerLabel);
  const name = isCertain ? "several-cubes" : "several-cubes-at-least";
  return words.say(name, { count, stickers: words.alternatives(labels) });
}

/** How to hold the cube to paint `face`. */
export function holdingInWords(
  words: WidgetWords,
  facelets: string,
  face: Face,
  names: ColorNames,
): string {
  const colour = (of: Face) => colorInWords(stickersOn(facelets, of).charAt(CENTER), names);
  return words.say("face-to-paint", {
    step: TOUR.indexOf(face) + 1,
    front: colour(face),
    up: colour(BESIDE[face].up),
  });
}

// Which colours are used too often or too seldom.
function countsInWords(words: WidgetWords, facelets: string, names: ColorNames): string {
  const counts = countColors(facelets);
  const wrong = FACES.filter((face) => counts[face] !== 9);
  const parts = wrong.map((face) =>
    words.say("colour-count", { colour: colorInWords(face, names), count: counts[face] }),
  );
  return words.say("colours-needed", { colours: parts.join(", ") });
}

// The codes that are missing are those of cubes and texts, of which there is more to say, and those
// that only an embedder's settings bring about.
const ENGINE_PROBLEMS = ["bundle-failed", "worker-crashed", "memory", "internal"] as const;

/** What is wrong, and for what befalls the engine also what to do. */
export function problemInWords(words: WidgetWords, problem: Problem, names: ColorNames): string {
  const { code, facelets } = problem;
  if (hasUnknown(facelets) && code === "color-count") return words.say("no-cube-fits");
  if (code === "color-count" && facelets !== "") return countsInWords(words, facelets, names);
  const known = ENGINE_PROBLEMS.find((each) => each === code);
  if (known) return words.say(known);
  return (
    faultInWords(words, problem, facelets, names) ||
    textFaultInWords(words, problem) ||
    words.say("failed-otherwise", { code })
  );
}

/** What is fetched for the full tables, compressed. */
export const FULL_TABLES_DOWNLOAD_BYTES = 26_000_000;

const MEGABYTE_BYTES = 1_000_000;

/** Such as "63.1 MB". */
export function sizeInWords(words: WidgetWords, sizeBytes: number): string {
  return words.say("megabytes", { size: sizeBytes / MEGABYTE_BYTES });
}

/** What is fetched for the full tables, such as "26 MB". */
export function downloadInWords(words: WidgetWords): string {
  return words.say("whole-megabytes", { size: FULL_TABLES_DOWNLOAD_BYTES / MEGABYTE_BYTES });
}

const PHASES = {
  fetch: "fetching-tables",
  generate: "making-tables",
  load: "reading-tables",
} as const;

/** How far the full tables are, such as "Fetching full tables: 12.4 of 63.1 MB". */
export function progressInWords(
  words: WidgetWords,
  { phase, loaded, total }: SolverProgress,
): string {
  return words.say(PHASES[phase], {
    loaded: loaded / MEGABYTE_BYTES,
    total: sizeInWords(words, total),
  });
}

// Often enough to know that it goes on, seldom enough not to talk all the time.
const SPOKEN_STEP_PERCENT = 10;

/** How far the full tables are, for who hears each change, such as "Full tables: 20 %". */
export function spokenProgressInWords(
  words: WidgetWords,
  { loaded, total }: SolverProgress,
): string {
  const percent = Math.floor((100 * loaded) / total / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT;
  return words.say("tables-percent", { percent });
}

/** Which tables the engine solves with, and why not with others. */
export function tablesInWords(words: WidgetWords, status: SolverStatus): string {
  const { tier, tablesDeferred, tablesError, storageProblem } = status;
  if (tier === "full") {
    return words.say(storageProblem ? "solves-with-full-unstored" : "solves-with-full");
  }
  if (tablesDeferred) {
    return words.say("solves-with-small-deferred", { size: downloadInWords(words) });
  }
  switch (tablesError) {
    case undefined:
      return words.say("solves-with-small");
    case "memory":
      return words.say("solves-with-small-memory");
    case "worker-crashed":
      return words.say("solves-with-small-crashed");
    default:
      return words.say("solves-with-small-failed", { code: tablesError });
  }
}
