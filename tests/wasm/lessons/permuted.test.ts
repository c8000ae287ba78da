// What lessons say of a step that permutes the last layer, or both layers of a 2x2x2, is true of the cube.

import { beforeAll, describe, expect, it } from "vitest";

import { applyMoves, type Move } from "../../../web/core/moves";
import { colorsOfPiece, CORNERS, EDGES } from "../../../web/core/pieces";
import type { Puzzle } from "../../../web/core/puzzles";
import { lastLayerLook, momentAtSequence } from "../../../web/learn/lesson/last-layer";
import type { TaughtMethod } from "../../../web/learn/lesson/lesson";
import { heldAt, sortedLetters } from "../../../web/learn/lesson/moment";
import type { Permuted } from "../../../web/learn/lesson/permuted";
import { type Explain, firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { lookInWords } from "../../../web/learn/words/last-layer-words";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { nameColors } from "../../../web/widget/words/color-names";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { explainInNode, explainPocketInNode } from "./explain-in-node";
import { randomCubes } from "./lesson-tests";

const BELOW: Readonly<Record<string, string>> = { ULB: "DBL", UBR: "DRB", URF: "DFR", UFL: "DLF" };
const turnsOf = (face: "U" | "D") => [[], [face], [`${face}2`], [`${face}'`]] as Move[][];

interface PermutedStep {
  case: string | undefined;
  before: string;
  after: string;
  look: { kind: "permuted"; upperColor: string } & Permuted;
}

async function permutedSteps(
  puzzle: Puzzle,
  method: TaughtMethod,
  explain: Explain,
): Promise<PermutedStep[]> {
  const seen: PermutedStep[] = [];
  for (const facelets of randomCubes(puzzle, 58)) {
    const lesson = await teach(explain, method, firstHeld(method, facelets));
    for (const stage of lesson.stages) {
      for (const step of stage.steps) {
        const look = lastLayerLook(lesson, stage, step);
        if (look?.kind !== "permuted") continue;
        const [before, after] = [heldAt(momentAtSequence(lesson, step)), heldAt(step.end)];
        seen.push({ case: step.case, before, after, look });
      }
    }
  }
  return seen;
}

/** Where each piece of a layer is after it, by where it was before. */
function waysOf({ corners, edges, lower }: Permuted): Map<string, string> {
  const below = lower.map(({ from, to }) => [BELOW[from]!, BELOW[to]!] as const);
  const above = [...corners, ...edges].map(({ from, to }) => [from, to] as const);
  return new Map([...above, ...below]);
}

function isAsTold(before: string, after: string, places: readonly string[], look: Permuted) {
  const ways = waysOf(look);
  const piece = (held: string, place: string) => sortedLetters(colorsOfPiece(held, place));
  const goal = (place: string) =>
    Array.from(ways).find(([from]) => sortedLetters(from) === sortedLetters(place))?.[1] ?? place;
  return places.every((place) => piece(before, place) === piece(after, goal(place)));
}

describe.each<[Puzzle, TaughtMethod, Explain]>([
  ["3x3x3", "cfop", explainInNode()],
  ["3x3x3", "cfop-2look", explainInNode()],
  ["2x2x2", "ortega", explainPocketInNode()],
])("a %s that is permuted by %s", (puzzle, method, explain) => {
  const places = puzzle === "3x3x3" ? [...EDGES, ...CORNERS] : [...CORNERS];
  const inLayer = (face: string) => places.filter((place) => place.includes(face));
  let seen: readonly PermutedStep[];

  beforeAll(async () => {
    seen = await permutedSteps(puzzle, method, explain);
  });

  it("has its pieces after the sequence where the lesson says", () => {
    expect(seen.length).toBeGreaterThan(5);
    for (const { before, after, look, case: name } of seen) {
      expect(look.pieces.length, name).toBeGreaterThan(1);
      for (const face of puzzle === "3x3x3" ? (["U"] as const) : (["U", "D"] as const)) {
        const ends = turnsOf(face).map((turns) => applyMoves(after, turns));
        const isTrue = ends.some((end) => isAsTold(before, end, inLayer(face), look));
        expect(isTrue, `${name} ${face}`).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)("is described in $name", async ({ code }) => {
    const widgetWords = await widgetVocabulary.load(code);
    const words = await learnVocabulary.load(code);
    const speech = { words, widgetWords, colorNames: nameColors(widgetWords, "", {}) };
    for (const { look } of seen) {
      const { before, after } = lookInWords(speech, look, puzzle);
      for (const sentence of [...before, after]) expect(sentence).toMatch(/^[^{}$]+[.。]$/);
      expect(before.length).toBeGreaterThan(0);
    }
  });
});
