// The colours and signs that a person chooses for the cube.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { differenceCiede2000, wcagContrast } from "culori";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FACES, type Face } from "../../../web/core/faces";
import { projectDirectory } from "../../../web/build/directories.mjs";
import { alikeFaces } from "../../../web/page/dialogs/alike-colors";
import { colorsOf, schemeOf, type SixColors } from "../../../web/page/dialogs/color-choice";
import { readStoredLooks, STANDARD_LOOKS, storeLooks } from "../../../web/site/stored-looks";
import { COLOR_SCHEME_NAMES } from "../../../web/widget/looks/color-scheme";

const theme = readFileSync(join(projectDirectory, "web/widget/looks/theme.css"), "utf8");

function themeColors(name: string): string[] {
  const values = theme.matchAll(new RegExp(`--cubewright-color-${name.toLowerCase()}: (.*);`, "g"));
  return [...values].map(([, color]) => color!);
}

const STANDARD = Object.fromEntries(
  FACES.map((face) => [face, themeColors(face)[0]!]),
) as SixColors as Record<Face, string>;

function pairs(colors: SixColors): (readonly [string, string])[] {
  return FACES.flatMap((face, place) =>
    FACES.slice(place + 1).map((other) => [colors[face], colors[other]] as const),
  );
}

function leastDifference(colors: SixColors): number {
  return Math.min(...pairs(colors).map(([one, other]) => differenceCiede2000()(one, other)));
}

describe("six colours", () => {
  it.each(COLOR_SCHEME_NAMES)("are written as the name of the scheme %s", (name) => {
    expect(schemeOf(colorsOf(name, STANDARD), STANDARD)).toBe(name);
  });

  it("are written without the standard ones", () => {
    const colors = { ...STANDARD, R: "#aa0011", B: "#000066" };
    expect(schemeOf(colors, STANDARD)).toBe("R:#aa0011 B:#000066");
    expect(colorsOf("R:#aa0011 B:#000066", STANDARD)).toEqual(colors);
    expect(schemeOf({ ...colors, R: STANDARD.R, B: STANDARD.B }, STANDARD)).toBe("western");
  });

  it.each(COLOR_SCHEME_NAMES)("can be told apart in %s", (name) => {
    expect(alikeFaces(colorsOf(name, STANDARD))).toEqual([]);
  });

  it("are alike if they differ less than half as much as the two closest standard colours", () => {
    expect(leastDifference(STANDARD)).toBeGreaterThan(28);
    expect(alikeFaces({ ...STANDARD, L: "#e0203a" })).toEqual([["R", "L"]]);
    expect(alikeFaces({ ...STANDARD, U: "#000000", D: "#000000", B: "#000000" })).toEqual([
      ["U", "D"],
      ["U", "B"],
      ["D", "B"],
    ]);
  });

  it("of high contrast stand out from each other and from the cube's body", () => {
    const colors = colorsOf("high-contrast", STANDARD);
    expect(leastDifference(colors)).toBeGreaterThan(30);
    for (const body of themeColors("body")) {
      for (const face of FACES) expect(wcagContrast(colors[face], body)).toBeGreaterThan(3);
    }
  });
});

describe("stored looks", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("are those that were chosen", () => {
    expect(readStoredLooks()).toEqual(STANDARD_LOOKS);
    for (const colorScheme of ["color-blind", "R:#aa0011 B:#000066"]) {
      const looks = { colorScheme, signs: "patterns" } as const;
      storeLooks(looks);
      expect(readStoredLooks()).toEqual(looks);
    }
  });

  it.each(["R:red<script>", "R:#12", "no-such-scheme", "R:#aa0011 R:#aa0011"])(
    'are the standard ones if "%s" is stored',
    (text) => {
      storeLooks({ colorScheme: text, signs: "runes" as "none" });
      expect(readStoredLooks()).toEqual(STANDARD_LOOKS);
    },
  );
});
