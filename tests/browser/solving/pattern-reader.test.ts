// Making a pattern, counted in quarter turns, as a screen reader announces it, by keyboard alone.

import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { ScreenReader } from "./screen-reader";

it.runIf(isLongRun)(
  "a screen reader announces how a pattern is chosen, made, left and made again",
  async ({ cube }) => {
    await cube.enterPosition("R U2 F'");
    const reader = await ScreenReader.of(cube.page);
    await reader.tabTo(/combobox, "Counts as one"/, "Shift+Tab");
    await reader.press("ArrowDown");
    await reader.tabTo(/"Make this pattern"/, "Shift+Tab");
    await reader.press("Enter", /"Close"/);
    await reader.tabTo(/"Paint a pattern"/);
    await reader.press("Tab", /"Chequerboard"/);
    await reader.press("ArrowRight", /"Six spots"/);
    await reader.press("ArrowLeft", /"Chequerboard"/);
    await reader.press("Enter");
    // Tables for quarter turns are made first.
    await cube.searchEnds();
    // A fast machine proves within the time that there is nothing better.
    await reader.hears(
      /\d+ moves: \d+ quarter turns(?:; the fewest possible is|, and no solution has fewer)/,
    );
    // The focus has gone on to the moves, as after Solve.
    await reader.press("End", /button, "[URFDLB]['2]?"/);
    await reader.hears(/Your pattern is made\./);

    await reader.tabTo(/"Solve"/, "Shift+Tab");
    await reader.press("Enter");
    await cube.searchEnds();
    await reader.press("End", /button, "[URFDLB]['2]?"/);
    await reader.hears(/Solved\./);
    await cube.page.getByText("Your pattern: Chequerboard").waitFor();
    await reader.tabTo(/"Another pattern"/, "Shift+Tab");
    await reader.tabTo(/"Make this pattern"/, "Shift+Tab");
    await reader.press("Enter");
    await cube.searchEnds();
    await reader.press("End", /button, "[URFDLB]['2]?"/);
    await reader.hears(/Your pattern is made\./);
    expect(reader.transcript.slice(3, 9)).toEqual([
      '[Shift+Tab] button, "Make this pattern"',
      '[Enter] button, "Close"',
      '[Tab] button, "Paint a pattern"',
      '[Tab] button, "Chequerboard"',
      '[ArrowRight] button, "Six spots"',
      '[ArrowLeft] button, "Chequerboard"',
    ]);
  },
);
