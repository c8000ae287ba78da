// Where the focus goes when what has it goes away.

import { describe, expect } from "vitest";

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

describe("the focus", () => {
  it("goes to the net when the moves go away with another cube", async ({ cube }) => {
    await cube.enterPosition(NEAR_POSITION);
    await cube.solve();
    await cube.moves.first().getByRole("button").focus();
    await cube.page.keyboard.press("ControlOrMeta+z");
    await cube.moves.first().waitFor({ state: "detached" });
    await expect.poll(() => focused(cube), PATIENCE).toMatch(/^gridcell /);
  });

  it("stays where a person has put it", async ({ cube }) => {
    await cube.enterPosition(NEAR_POSITION);
    await cube.solve();
    await cube.button("Reset").focus();
    await cube.page.keyboard.press("Enter");
    await cube.moves.first().waitFor({ state: "detached" });
    expect(await focused(cube)).toBe("button ");
  });

  it("is on the help, and on its link again after the way back", async ({ cube }) => {
    await cube.page.getByRole("link", { name: "Help" }).press("Enter");
    expect(await focused(cube)).toMatch(/^section/);
    await cube.page.goBack();
    await expect.poll(() => focused(cube), PATIENCE).toBe("a ");
    expect(await cube.net.isVisible()).toBe(true);
  });
});
