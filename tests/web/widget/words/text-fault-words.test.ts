// What is wrong with a text meant as a cube or moves, and everything else that can go wrong, in the
// user's language.

import { describe, expect, it } from "vitest";

import { SOLVER_ERROR_CODES, SolverError } from "../../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES } from "../../../../web/core/faces";
import { OPEN_GOALS } from "../../../../web/core/named-goals";
import { MAX_EXPANDED_TURNS, MAX_NESTING, parseMoves } from "../../../../web/core/notation";
import { problemInWords } from "../../../../web/widget/views/status-words";
import { readStickers } from "../../../../web/widget/paint/read-stickers";
import { problemOf } from "../../../../web/widget/solve/problem";
import { LANGUAGES } from "../../../../web/widget/words/languages";
import { widgetVocabulary, type WidgetWords } from "../../../../web/widget/words/widget-words";

type Reader = (text: string) => unknown;

// The solved cube with these two stickers exchanged.
function exchanged(one: number, other: number): string {
  const stickers = Array.from(SOLVED_FACELETS);
  [stickers[one], stickers[other]] = [stickers[other]!, stickers[one]!];
  return stickers.join("");
}

const FAULTS: readonly (readonly [read: Reader, text: string, said: string])[] = [
  [parseMoves, "R U n", "“n” (character 5) is not a move."],
  [parseMoves, "R (U", "The bracket “(” (character 3) is never closed."],
  [parseMoves, "R ]", "The bracket “]” (character 3) was never opened."],
  [parseMoves, "R5", "The number 5 (character 2) is too small or too large here."],
  [parseMoves, "(".repeat(MAX_NESTING + 1), "Brackets are nested more than 100 deep."],
  [parseMoves, `(R)${MAX_EXPANDED_TURNS} U`, "Written out, these are more than 10,000 turns."],
  [parseMoves, " ".repeat(300_000), "Moves may have up to 100,000 characters."],
  [readStickers, "UUU", "A cube has 54 stickers; this text has 3."],
  [readStickers, `${SOLVED_FACELETS}U`, "A cube has 54 stickers; this text has more."],
  [
    readStickers,
    SOLVED_FACELETS.replaceAll("U", "R"),
    "A cube has six colours, nine stickers of each; this text has 18 R, 9 F, 9 D, 9 L, 9 B.",
  ],
  [
    readStickers,
    exchanged(4, 9),
    "The six centres must have six different colours, but these have the same: U5 and R5.",
  ],
  [
    readStickers,
    exchanged(4, 13),
    "No cube has its centres in this order: look at the middle of each face.",
  ],
];

function errorOf(read: Reader, text: string): SolverError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
  throw new Error(`"${text.slice(0, 80)}" was read without an error`);
}

function saidOf(words: WidgetWords, error: SolverError, facelets = ""): string {
  return problemInWords(words, problemOf(error, facelets), COLOR_NAMES);
}

describe("a goal that no cube meets", () => {
  it.each([
    ["edge-flip", "The pattern cannot be made. Every piece is there, but one edge is flipped."],
    ["edge-piece", /^The pattern cannot be made. No cube has these stickers/],
  ] as const)("is explained, also without a piece to name: %s", (code, said) => {
    const details = { setting: "goal", found: OPEN_GOALS.cross, findings: [] } as const;
    const error = new SolverError(code, "The goal: No.", details);
    expect(saidOf(widgetVocabulary.english, error)).toMatch(said);
  });
});

describe("a text that cannot be read", () => {
  it.each(FAULTS)("is explained: %#", (read, text, said) => {
    expect(saidOf(widgetVocabulary.english, errorOf(read, text))).toBe(said);
  });

  it.each(LANGUAGES.filter(({ code }) => code !== "en"))(
    "is explained in $name, with what was found and where",
    async ({ code }) => {
      const words = await widgetVocabulary.load(code);
      for (const [read, text, inEnglish] of FAULTS) {
        const error = errorOf(read, text);
        const said = saidOf(words, error);
        const { found = "", reason, position = 0 } = error.details;
        expect(said).toContain(found);
        if (found !== "" && reason) expect(said).toContain(String(position + 1));
        const ofEnglish = new Set(`${inEnglish} ${error.message}`.match(/\p{L}{3,}/gu));
        const wordsSaid = said.match(/\p{L}{3,}/gu)!;
        expect(wordsSaid.filter((word) => ofEnglish.has(word))).toEqual([]);
      }
    },
  );
});

describe("every error code", () => {
  const MESSAGE = "What programs are told.";

  it("of a script that cannot be fetched, such as that of scans, comes with what to do", () => {
    expect(saidOf(widgetVocabulary.english, new SolverError("fetch-failed", MESSAGE))).toBe(
      "A part of the solver could not be loaded, or this browser cannot run it. Check the connection and try again.",
    );
  });

  it.each(LANGUAGES)(
    "is explained in $name, and never by its English message",
    async ({ code }) => {
      const words = await widgetVocabulary.load(code);
      for (const each of SOLVER_ERROR_CODES) {
        for (const facelets of ["", `R${SOLVED_FACELETS.slice(1)}`]) {
          const said = saidOf(words, new SolverError(each, MESSAGE), facelets);
          expect(said, each).not.toBe("");
          expect(said, each).not.toContain(MESSAGE);
        }
      }
    },
  );
});
