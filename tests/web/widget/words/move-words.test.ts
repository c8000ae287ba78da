// Moves that are not turns of one face, in words: what goes where is checked by turning the cube.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../../web/core/faces";
import { faceletsHeld } from "../../../../web/core/held";
import type { WrittenMove } from "../../../../web/core/moves";
import { stepsOf } from "../../../../web/core/written-moves";
import { en } from "../../../../web/widget/words/en";
import { ko } from "../../../../web/widget/words/ko";
import { LANGUAGES, type LanguageCode } from "../../../../web/widget/words/languages";
import { ru } from "../../../../web/widget/words/ru";
import { sr } from "../../../../web/widget/words/sr";
import { Words } from "../../../../web/widget/words/words";
import type { WidgetWords } from "../../../../web/widget/words/widget-words";
import { moveInWords } from "../../../../web/widget/words/move-words";
import { zh } from "../../../../web/widget/words/zh";

const WORDS: Readonly<Record<LanguageCode, WidgetWords>> = {
  en: new Words("en", en),
  "zh-Hans": new Words("zh-Hans", zh),
  ko: new Words("ko", ko),
  ru: new Words("ru", ru),
  "sr-Latn": new Words("sr-Latn", sr),
};

function said(
  move: WrittenMove,
  facelets = SOLVED_FACELETS,
  language: LanguageCode = "en",
): string {
  return moveInWords(WORDS[language], move, facelets, COLOR_NAMES);
}

const LETTERS = ["r", "Lw", "2u", "d", "Fw", "b", "M", "E", "S", "x", "y", "z", "3Rw", "3d"];
const MOVES = LETTERS.flatMap((letter) =>
  ["", "2", "'"].map((turns) => letter + turns),
) as WrittenMove[];

describe("a turn of the whole cube", () => {
  it.each(["x", "x2", "x'", "y", "y2", "y'", "z", "z2", "z'", "3Rw", "3l'"] as const)(
    "tells which face comes to the front or to the top: %s",
    (move) => {
      const after = faceletsHeld(SOLVED_FACELETS, stepsOf([move])[0]!.orientation);
      const centre = (face: Face) =>
        COLOR_NAMES[after.charAt(9 * FACES.indexOf(face) + 4) as Face].toLowerCase();
      const [, colour, place] = /\((\w+)\) comes to the (front|top)/.exec(said(move))!;
      expect(centre(place === "front" ? "F" : "U")).toBe(colour);
    },
  );

  it("is worded differently from a half turn of the whole cube", () => {
    expect(said("y")).toBe("Turn the whole cube: its right face (red) comes to the front.");
    expect(said("y2")).toContain("halfway round: its back face (blue) comes to the front");
    expect(said("x2")).toContain(
      "Tip the whole cube over: its back face (blue) comes to the front",
    );
    expect(said("z2")).toContain(
      "Roll the whole cube over: its lower face (yellow) comes to the top",
    );
  });

  it("names the colours of the cube as it is held", () => {
    const held = faceletsHeld(SOLVED_FACELETS, stepsOf(["x"])[0]!.orientation);
    expect(said("y'", held)).toContain("left face (orange)");
    expect(said("x", held)).toContain("lower face (blue)");
  });
});

describe("a turn of two layers or of a middle one", () => {
  it.each([
    ["r", "Right face (red), two layers: a quarter turn clockwise, as you look at it."],
    ["Lw'", "Left face (orange), two layers: a quarter turn anticlockwise, as seen from the left."],
    ["2u2", "Upper face (white), two layers: a half turn."],
    ["M", "The middle layer between left and right: a quarter turn, its front down."],
    ["M'", "The middle layer between left and right: a quarter turn, its front up."],
    ["E", "The middle layer between top and bottom: a quarter turn, its front to the right."],
    ["S'", "The middle layer between front and back: a quarter turn, its top to the left."],
    ["S2", "The middle layer between front and back: a half turn."],
  ] as const)("is told in plain words: %s", (move, sentence) => {
    expect(said(move)).toBe(sentence);
  });
});

it.each(LANGUAGES.map(({ code }) => code))(
  "each rotation, slice and wide turn has words of its own in %s",
  (code) => {
    const sentences = MOVES.map((move) => said(move, SOLVED_FACELETS, code));
    // 3Rw is x, and 3d is y'.
    expect(new Set(sentences).size).toBe(MOVES.length - 6);
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/);
  },
);
