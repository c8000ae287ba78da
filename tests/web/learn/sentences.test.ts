// What a lesson says: for everything that it may have to say, in all five languages.

import { describe, expect, it } from "vitest";

import { CORNERS, EDGES } from "../../../web/core/pieces";
import { STAGE_GOALS } from "../../../web/learn/lesson/stage-goals";
import { lookInWords } from "../../../web/learn/words/last-layer-words";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import {
  facesInWords,
  goalInWords,
  pieceInWords,
  reasonInWords,
  sequenceName,
  type Speech,
} from "../../../web/learn/words/sentences";
import { nameColors } from "../../../web/widget/words/color-names";
import { LANGUAGES, type LanguageCode } from "../../../web/widget/words/languages";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";

async function speechIn(language: LanguageCode): Promise<Speech> {
  const widgetWords = await widgetVocabulary.load(language);
  const words = await learnVocabulary.load(language);
  return { words, widgetWords, colorNames: nameColors(widgetWords, "", {}) };
}

// The colours when white is below.
const COLORS = { below: "U", above: "D" };

describe.each(LANGUAGES)("in $name", ({ code }) => {
  it("every stage has its goal in words", async () => {
    const speech = await speechIn(code);
    for (const stage of Object.keys(STAGE_GOALS)) {
      expect(goalInWords(speech, stage, COLORS), stage).toMatch(/[.。]$/);
    }
  });
});

it.each<[LanguageCode, string, string]>([
  ["en", "lower face, left face and front face", "The white-green edge is brought above"],
  ["sr-Latn", "donja strana, leva strana i prednja strana", "Ivica bela-zelena dolazi iznad"],
  ["zh-Hans", "下面、左面和前面", "白色-绿色棱块来到"],
  ["ko", "아랫면, 왼쪽 면 및 앞면", "흰색-초록색 엣지: 다른 쪽 색의"],
  ["ru", "нижняя грань, левая грань и передняя грань", "Бело-зелёное ребро встаёт над"],
])("in %s a place and a reason have the expected words", async (code, faces, reason) => {
  const speech = await speechIn(code);
  expect(facesInWords(speech, "DLF")).toBe(faces);
  const values = { cross: "U", piece: "UF", from: "UR" };
  const said = reasonInWords(speech, { key: "edge-down-to-cross", values });
  expect(said.slice(0, reason.length)).toBe(reason);
});

describe("a piece", () => {
  const ordersOf = (colors: string): string[] =>
    colors.length < 2
      ? [colors]
      : Array.from(colors).flatMap((first) =>
          ordersOf(colors.replace(first, "")).map((others) => first + others),
        );

  it("has one name in whichever order its colours come", async () => {
    const speech = await speechIn("en");
    // The last one has colours that are neighbours on a 2x2x2 only.
    for (const piece of [...EDGES, ...CORNERS, "UDF"]) {
      const names = ordersOf(piece).map((colors) => pieceInWords(speech, colors));
      expect(new Set(names).size, piece).toBe(1);
    }
    expect(pieceInWords(speech, "FUR")).toBe("white-red-green corner");
  });

  it("has that name in the last layer, too", async () => {
    const speech = await speechIn("en");
    const look = { kind: "corners-turned", upperColor: "D", before: 1, after: 0 } as const;
    for (const piece of ordersOf("DFR")) {
      const { after } = lookInWords(speech, { ...look, piece }, "3x3x3");
      expect(after).toContain("The yellow-green-red corner has");
    }
  });
});

describe("in English", () => {
  it("a goal first names the colour of the centre below", async () => {
    const speech = await speechIn("en");
    expect(goalInWords(speech, "daisy", COLORS)).toBe(
      "The four white edges (each has two stickers) stand around the yellow centre. Their white stickers look up, like the petals of a flower.",
    );
    expect(goalInWords(speech, "daisy", { below: "R", above: "L" })).toContain("four red edges");
  });

  it("a goal counts the pairs", async () => {
    const speech = await speechIn("en");
    expect(goalInWords(speech, "f2l-1", COLORS)).toMatch(/^One pair is home\./);
    expect(goalInWords(speech, "f2l-3", COLORS)).toMatch(/^3 pairs are home\./);
  });

  it.each([
    ["oll-27", "OLL 27"],
    ["pll-ja", "PLL Ja"],
    ["f2l-4", "F2L 4"],
    ["sune", "Sune"],
    ["oll-dot", "dot"],
    ["corner-in-left", "corner in, from the left"],
    ["corner-oll-sune", "OLL Sune"],
    ["corner-oll-h", "OLL H"],
  ])("%s is called %s", async (name, said) => {
    expect(sequenceName(await speechIn("en"), name)).toBe(said);
  });

  it("a turn of the upper layer speaks of edges alone while corners may still be wrong", async () => {
    const speech = await speechIn("en");
    const reason = { key: "upper-layer-turned", values: { cross: "U" } };
    expect(reasonInWords(speech, reason, "3x3x3", "yellow-edges")).toMatch(/^The upper edges /);
    expect(reasonInWords(speech, reason, "3x3x3", "pll")).toMatch(/^The upper pieces /);
  });

  it("a reason that counts turns says how, if others are counted in another way", async () => {
    const speech = await speechIn("en");
    const reasonOf = (turns: number, metric?: "qtm") =>
      reasonInWords({ ...speech, metric }, { key: "face-made", values: { cross: "U", turns } });
    const usual = "4 turns make the white face. It is held below.";
    expect(reasonOf(4)).toBe(usual);
    expect(reasonOf(4, "qtm")).toBe(
      `${usual} Here each turn of one face counts as one, also a half turn.`,
    );
    expect(reasonOf(0, "qtm")).toBe(reasonOf(0));
  });

  it("a reason names the piece by its colours", async () => {
    const values = { cross: "U", piece: "FR", from: "UL" };
    expect(reasonInWords(await speechIn("en"), { key: "edge-into-slot", values })).toBe(
      "The green-red edge goes from the upper layer into the middle layer. The lowest layer is opened for it and closed again.",
    );
  });
});
