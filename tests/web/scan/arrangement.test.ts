// The colours in which a scanned cube is shown.

import { describe, expect, it } from "vitest";

import { arrangedAs } from "../../../web/scan/arrangement";
import { readColorScheme } from "../../../web/widget/looks/color-scheme";
import { nameColors } from "../../../web/widget/words/color-names";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";

// White opposite red, and yellow at the right.
const UNUSUAL = "WYGROB";

describe("a scanned cube", () => {
  it("is shown in its own arrangement of colours, and these keep their names", () => {
    const colorScheme = arrangedAs(UNUSUAL, "western");
    const colors = readColorScheme(colorScheme, () => false);
    expect(colors).toEqual({ R: "#ffd21c", D: "#d60036" });
    expect(nameColors(widgetVocabulary.english, colorScheme, colors)).toEqual({
      U: "White",
      R: "Yellow",
      F: "Green",
      D: "Red",
      L: "Orange",
      B: "Blue",
    });
  });

  it("has words for its colours whichever faces they are on", () => {
    // Each on the face that usually has the next one.
    const colorScheme = arrangedAs("RGYOBW", "western");
    const names = nameColors(
      widgetVocabulary.english,
      colorScheme,
      readColorScheme(colorScheme, () => false),
    );
    expect(Object.values(names)).toEqual(["Red", "Green", "Yellow", "Orange", "Blue", "White"]);
  });

  it("is shown in the scheme of that name if its arrangement is western or Japanese", () => {
    expect(arrangedAs("WRGYOB", "japanese")).toBe("western");
    expect(arrangedAs("WRGBOY", "western")).toBe("japanese");
  });

  it("does not keep the arrangement of one that was scanned before", () => {
    expect(arrangedAs("WRGYOB", arrangedAs(UNUSUAL, "western"))).toBe("western");
  });

  it.each(["high-contrast", "R:#b00", "U:#f7f6f1 R:#b00020"])(
    "keeps colours that a person has chosen (%s)",
    (own) => {
      expect(arrangedAs(UNUSUAL, own)).toBe(own);
    },
  );
});
