// What is going on, what to do and what is wrong, in the words of the element.

import type { Puzzle } from "../../core/choices";
import { hasAllColors, isSolved } from "../../core/facelets";
import type { CubeMode } from "../features/settings";
import { countsInWords } from "../paint/painting-words";
import type { Problem } from "../solve/problem";
import type { ColorNames } from "../words/color-names";
import { faultInWords } from "../words/fault-words";
import { placesInWords } from "../words/place-words";
import { textFaultInWords } from "../words/text-fault-words";
import type { WidgetWords } from "../words/widget-words";

/** What to do next, if nothing else is going on and no moves are left. */
export function idleInWords(
  words: WidgetWords,
  { mode, facelets, colorNames }: { mode: CubeMode; facelets: string; colorNames: ColorNames },
): string {
  if (mode === "view") return "";
  const mayBeSolved = mode === "solve";
  if (isSolved(facelets)) return words.say(mayBeSolved ? "welcome" : "welcome-to-paint");
  if (!hasAllColors(facelets)) return countsInWords(words, facelets, colorNames);
  return words.say(mayBeSolved ? "ready-to-solve" : "painted");
}

// The other codes are about cubes and texts, which have their own wording, or come only from the settings of a page
// that embeds the element.
const ENGINE_PROBLEMS = ["bundle-failed", "worker-crashed", "memory", "internal"] as const;

// A phone has no space for more beside the repairs. The stickers of all findings are marked.
const MOST_FINDINGS = 2;

/** What is wrong; if the engine has failed, also what to do. */
export function problemInWords(
  words: WidgetWords,
  problem: Problem,
  names: ColorNames,
  puzzle: Puzzle = "3x3x3",
): string {
  const { code, facelets } = problem;
  const { setting, found = "", ...ofGoal } = problem;
  if (setting === "goal" && code !== "unsupported") {
    const why = problemInWords(words, { ...ofGoal, facelets: found }, names);
    return words.say("goal-impossible", { why });
  }
  if (code === "frame") return words.say("goal-held-otherwise");
  if (code === "color-count" && facelets !== "") {
    return countsInWords(words, facelets, names) || words.say("no-cube-fits");
  }
  if (code === "time") return words.say("time-passed");
  if (code === "unsupported") return unsupportedInWords(words, problem, puzzle);
  // A script of the element, such as that of scans: to a person it is a part of the solver like any other.
  if (code === "fetch-failed") return words.say("bundle-failed");
  const known = ENGINE_PROBLEMS.find((each) => each === code);
  if (known) return words.say(known);
  const findings = problem.findings.slice(0, MOST_FINDINGS);
  const fault = faultInWords(words, { code, findings }, facelets, names);
  if (fault !== "") {
    const places = findings.flatMap((finding) => finding.places);
    return [fault, placesInWords(words, places, facelets)].filter((text) => text !== "").join(" ");
  }
  // Places of a goal for which there are too few pieces.
  if (code.endsWith("-piece")) return words.say("no-cube-fits");
  return textFaultInWords(words, problem, puzzle) || words.say("failed-otherwise", { code });
}

// The element offers no such choice: whoever embedded it has set it.
function unsupportedInWords(
  words: WidgetWords,
  { setting, found = "" }: Problem,
  puzzle: Puzzle,
): string {
  const what = found === "?" ? "stickers" : (setting ?? "");
  return words.say("unsupported", { what, found, puzzle });
}
