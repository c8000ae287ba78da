// Colour schemes as embedders write them, and the names of their colours.

import { describe, expect, it } from "vitest";

import { COLOR_NAMES, FACES } from "../../../../web/core/faces";
import {
  COLOR_SCHEME_NAMES,
  presetOf,
  readColorScheme,
} from "../../../../web/widget/looks/color-scheme";
import { nameColors } from "../../../../web/widget/words/color-names";
import { colorInWords, pieceOfColors } from "../../../../web/widget/words/piece-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const { english } = widgetVocabulary;

const WORDS = ["white", "red", "black", "purple", "transparent", "currentcolor"];
const isColor = (word: string) => WORDS.includes(word.toLowerCase());
const read = (text: string) => readColorScheme(text, isColor);

describe("a colour scheme", () => {
  it("is read from words and hexadecimal digits, in any order", () => {
    expect(read(" R:#b00  U:white D:#FFD21c ")).toEqual({ U: "white", R: "#b00", D: "#FFD21c" });
    expect(read("")).toEqual({});
  });

  it.each([
    "U",
    "U:",
    "white",
    "U:blueish",
    "U:#b",
    "U:#b0b0",
    "u:white",
    "X:white",
    "U:white U:red",
    "U:white:red",
    "U:transparent",
    "U:currentColor",
    "toString",
  ])('cannot be "%s"', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: "option" }) as Error);
  });

  it("is shortened in the error if it is long and invalid", () => {
    expect(() => read("x".repeat(100_000))).toThrow(/; not "x{40}…"\.$/);
  });

  it.each(COLOR_SCHEME_NAMES)("may be %s, with six different colours and names", (name) => {
    const scheme = read(name);
    const names = Object.values(nameColors(english, name, scheme));
    expect(new Set(names).size).toBe(6);
    const colors = Object.values(scheme);
    expect(new Set(colors).size).toBe(colors.length);
  });

  it("has blue opposite white if it is Japanese", () => {
    expect(nameColors(english, "Japanese", read("Japanese"))).toEqual({
      ...COLOR_NAMES,
      D: "Blue",
      B: "Yellow",
    });
  });
});

describe("the names of colours", () => {
  it("are the scheme's words, and the usual names for faces that it omits", () => {
    const text = "U:black R:Purple";
    expect(nameColors(english, text, read(text))).toEqual({
      ...COLOR_NAMES,
      U: "Black",
      R: "Purple",
    });
  });

  it("stay those of a preset if the user changes other colours of it", () => {
    const { colors } = presetOf("color-blind")!;
    const text = FACES.map((face) => `${face}:${face === "U" ? "#123456" : colors[face]}`).join(
      " ",
    );
    expect(nameColors(english, text, read(text))).toEqual({
      ...COLOR_NAMES,
      U: "Colour U",
      R: "Vermilion",
      L: "Pink",
    });
    const japanese = "U:#123456 D:#1550C0 B:#ffd21c";
    expect(nameColors(english, japanese, read(japanese))).toMatchObject({ D: "Blue", B: "Yellow" });
  });

  it("are taken from the face if the colour has no word", () => {
    const text = FACES.map((face, index) => `${face}:#00${index}`).join(" ");
    expect(nameColors(english, text, read(text))).toMatchObject({ U: "Colour U", B: "Colour B" });
  });

  it("keep the capital letter of the face within a sentence", () => {
    const text = "R:#0000aa";
    const names = nameColors(english, text, read(text));
    expect(colorInWords("R", names)).toBe("colour R");
    expect(pieceOfColors(english, "UR", names)).toBe("white-colour R edge");
  });
});
