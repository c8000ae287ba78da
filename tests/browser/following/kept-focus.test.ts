// Where the focus goes when the focused part disappears.

import { describe, expect } from "vitest";

import { isLongRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { it } from "../page/chromium-test";

const PATIENCE = { timeout: 10_000 };

/** The role and the name of what has the focus, in whatever shadow tree it is. */
function focused(cube: CubePage): Promise<string> {
  return cube.page.evaluate(() => {
    let element = document.activeElement!;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${element.getAttribute("role") ?? element.localName} ${element.ariaLabel ?? ""}`;
  });
}

/** The text of what has the focus, in whatever shadow tree it is. */
function focusedText(cube: CubePage): Promise<string> {
  return cube.page.evaluate(() => {
    let element = document.activeElement!;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return (element as HTMLElement).innerText.trim();
  });
}

describe("the focus", () => {
  it.runIf(isLongRun)("goes to the net when undo removes the focused move", async ({ cube }) => {
    await cube.enterPosition(NEAR_POSITION);
    await cube.solve();
    await cube.moves.first().getByRole("button").focus();
    await cube.page.keyboard.press("ControlOrMeta+z");
    await cube.moves.first().waitFor({ state: "detached" });
    await expect.poll(() => focused(cube), PATIENCE).toMatch(/^gridcell /);
  });

  it("goes from Solve to the moves, where the space bar plays them", async ({ cube }) => {
    await cube.enterPosition(NEAR_POSITION);
    await cube.button("Solve").press("Enter");
    await cube.searchEnds();
    await expect.poll(() => focusedText(cube), PATIENCE).toBe(await cube.moves.first().innerText());
    await cube.page.keyboard.press(" ");
    await cube.button("Pause").waitFor();
    await cube.page.keyboard.press(" ");
    await cube.button("Play").waitFor();
  });

  it.runIf(isLongRun)(
    "does not jump to the moves if a person moved it during the search",
    async ({ cube }) => {
      await cube.enterPosition(NEAR_POSITION);
      await cube.button("Solve").press("Enter");
      await cube.button("Reset").focus();
      await cube.searchEnds();
      await cube.settle();
      expect(await focusedText(cube)).toBe("Reset");
    },
  );

  it.runIf(isLongRun)("stays on Reset when Reset removes the moves", async ({ cube }) => {
    await cube.enterPosition(NEAR_POSITION);
    await cube.solve();
    await cube.button("Reset").focus();
    await cube.page.keyboard.press("Enter");
    await cube.moves.first().waitFor({ state: "detached" });
    expect(await focused(cube)).toBe("button ");
  });

  it("goes to the help, and returns to its link on the way back", async ({ cube }) => {
    await cube.page.getByRole("link", { name: "Help" }).press("Enter");
    expect(await focused(cube)).toMatch(/^section/);
    await cube.page.goBack();
    await expect.poll(() => focused(cube), PATIENCE).toBe("a ");
    expect(await cube.net.isVisible()).toBe(true);
  });
});
