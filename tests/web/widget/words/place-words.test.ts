import { describe, expect, it } from "vitest";

import { placesInWords } from "../../../../web/widget/words/place-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const WORDS = widgetVocabulary.english;

describe("a place in words", () => {
  it.each([
    [["U1"], "U1: upper face, row 1, place 1."],
    [["B8"], "B8: back face, row 3, place 2."],
    [["UR"], "UR: where the upper face and right face meet."],
    [["DLF"], "DLF: where the lower face, left face and front face meet."],
    [
      ["UR", "UR", "DF"],
      "UR: where the upper face and right face meet. DF: where the lower face and front face meet.",
    ],
    [["U1", "U2", "U3"], ""],
    [[], ""],
  ])("%j is %s", (names, said) => {
    expect(placesInWords(WORDS, names)).toBe(said);
  });
});
