// What lessons say of the last layer is true of the cube: before each step's sequence and after it.

import { beforeAll, describe, expect, it } from "vitest";

import { applyMoves, type Move } from "../../../web/core/moves";
import { colorsOfPiece, CORNERS, EDGES } from "../../../web/core/pieces";
import { isPocket } from "../../../web/core/pocket-stickers";
import { type LastLayerLook, lastLayerLook } from "../../../web/learn/lesson/last-layer";
import type { Lesson, LessonStage } from "../../../web/learn/lesson/lesson";
import { heldAt, placeOfPiece, sortedLetters } from "../../../web/learn/lesson/moment";
import { placesToShow, stickersOfStep } from "../../../web/learn/lesson/step-places";
import { type Explain, firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { lookInWords } from "../../../web/learn/words/last-layer-words";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import type { Puzzle } from "../../../web/core/puzzles";
import { nameColors } from "../../../web/widget/words/color-names";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { explainInNode, explainPocketInNode } from "./explain-in-node";
import { randomCubes } from "./lesson-tests";

const SEQUENCES = ["F R U R' U' F'", "R U R' U R U2 R'", "U R U' L' U R' U' L"];

const SEQUENCE_LENGTHS: Readonly<Record<string, number>> = { sune: 7, niklas: 8 };
const UPPER_TURNS: readonly Move[][] = [[], ["U"], ["U2"], ["U'"]];
const UPPER_PLACES = [...EDGES, ...CORNERS].filter((place) => place.startsWith("U"));

function piecesIn(held: string): string[] {
  const places = UPPER_PLACES.filter((place) => !(place.length === 2 && isPocket(held)));
  return places.map((place) => sortedLetters(colorsOfPiece(held, place)));
}

interface SeenStep {
  lesson: Lesson;
  stage: LessonStage;
  look: LastLayerLook;
  number: number;
}

async function seenSteps(puzzle: Puzzle, explain: Explain): Promise<SeenStep[]> {
  const seen: SeenStep[] = [];
  for (const facelets of randomCubes(puzzle, 57)) {
    const lesson = await teach(explain, "beginner", firstHeld("beginner", facelets));
    for (const stage of lesson.stages) {
      stage.steps.forEach((step, number) => {
        const look = lastLayerLook(lesson, stage, step);
        if (look) seen.push({ lesson, stage, look, number });
      });
    }
  }
  return seen;
}

const DONE = {
  "edges-up": "all",
  "edges-matching": "all",
  "corners-placed": 4,
  "corners-turned": 0,
};

describe.each<[Puzzle, Explain, string[]]>([
  ["3x3x3", explainInNode(), Object.keys(DONE)],
  ["2x2x2", explainPocketInNode(), ["corners-placed", "corners-turned"]],
])("the last layer of a %s", (puzzle, explain, kinds) => {
  let seen: readonly SeenStep[];

  beforeAll(async () => {
    seen = await seenSteps(puzzle, explain);
  });

  it("matches its description from each step to the next", () => {
    expect(new Set(seen.map(({ look }) => look.kind))).toEqual(new Set(kinds));
    for (const { lesson, stage, look, number } of seen) {
      if (look.kind === "stickers-up" || look.kind === "permuted")
        throw new Error("No step of the beginner is such.");
      const next = stage.steps[number + 1];
      const after = next && lastLayerLook(lesson, stage, next);
      if (after) expect(after).toMatchObject({ kind: look.kind, before: look.after });
      else expect(look.after).toBe(DONE[look.kind]);
      if (look.kind === "corners-turned") continue;
      const moves = stage.steps[number]!.moves.join(" ");
      expect(SEQUENCES.some((sequence) => moves.endsWith(sequence))).toBe(true);
    }
  });

  it("names the pieces that stay, and not as changing places those that it calls right", () => {
    for (const { lesson, stage, look, number } of seen) {
      if (look.kind !== "edges-matching" && look.kind !== "corners-placed") continue;
      const { to, algorithm } = stage.steps[number]!;
      const [before, after] = [to - SEQUENCE_LENGTHS[algorithm!]!, to].map((index) =>
        heldAt(lesson.momentAt(index)),
      ) as [string, string];
      const pieces = look.pieces.map(sortedLetters);
      const staying = look.staying.map(sortedLetters);
      const isAlike = (piece: string) => piece.length === staying[0]!.length;
      const ways = UPPER_TURNS.map((turns) => {
        const turned = applyMoves(after, turns);
        const isWhereItWas = (piece: string) =>
          placeOfPiece(turned, piece) === placeOfPiece(before, piece);
        return piecesIn(before).filter(isAlike).filter(isWhereItWas).sort();
      });
      expect(ways).toContainEqual(staying.toSorted());
      expect(staying).toHaveLength(puzzle === "3x3x3" && look.kind === "corners-placed" ? 1 : 2);
      // If all are right afterwards, those that were right before are those that stay.
      const isEnd = look.after === "all" || look.after === 4;
      if (isEnd) expect(staying.toSorted()).toEqual(pieces.toSorted());
      else if (pieces.length > 0)
        expect(pieces.some((piece) => staying.includes(piece))).toBe(true);
    }
  });

  it("has no place marked on a piece of the step", () => {
    for (const { stage, number } of seen) {
      const step = stage.steps[number]!;
      const framed = stickersOfStep(step, step.start);
      expect(placesToShow(step).filter((sticker) => framed.includes(sticker))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("is described in $name", async ({ code }) => {
    const widgetWords = await widgetVocabulary.load(code);
    const words = await learnVocabulary.load(code);
    const speech = { words, widgetWords, colorNames: nameColors(widgetWords, "", {}) };
    for (const { look } of seen) {
      const { before, after } = lookInWords(speech, look, puzzle);
      for (const sentence of [...before, after]) expect(sentence).toMatch(/^[^{}$]+[.。]$/);
    }
  });
});
