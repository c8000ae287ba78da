// The looks that a user chooses for the cube: its colours, and signs on its stickers.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { type CubePage, SMALL_WINDOW } from "../page/cube-page";

const TURNED = applyMoves(SOLVED_FACELETS, ["R"]);
const PURPLE = { hex: "#7e1e9c", rgb: "rgb(126, 30, 156)" };
const STANDARD_ORANGE = "rgb(255, 122, 13)";

function dialogOf({ page }: CubePage) {
  return page.getByRole("dialog", { name: "How your cube looks" });
}

/** The left face's colour on the net, on the palette, and in three dimensions. */
function leftColors({ page }: CubePage): Promise<string[]> {
  const places = [
    ["cubewright-net .face-l.center", "background-color"],
    ["cubewright-palette .face-l .swatch", "background-color"],
    ["cubewright-stage .colors .color-l", "color"],
  ] as const;
  return Promise.all(
    places.map(([place, property]) =>
      page
        .locator(place)
        .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property),
    ),
  );
}

describe("how the cube looks", () => {
  it("is chosen by keyboard, seen at once, and kept", async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    const { keyboard } = cube.page;
    await cube.button("Colours and signs").focus();
    await keyboard.press("Enter");
    const dialog = dialogOf(cube);
    await dialog.waitFor();
    expect(await axeFindings(cube.page, dialog)).toEqual([]);

    await dialog.getByRole("radio", { name: "Standard", exact: true }).focus();
    await keyboard.press("ArrowDown");
    expect(await dialog.getByRole("radio", { name: "Japanese" }).isChecked()).toBe(true);
    expect(await cube.sticker(49).getAttribute("aria-label")).toBe("B5, yellow");
    await keyboard.press("ArrowUp");

    // The browser's own colour picker is not part of the page.
    await dialog.getByLabel("Left face").fill(PURPLE.hex);
    await keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => leftColors(cube)).toEqual([PURPLE.rgb, PURPLE.rgb, PURPLE.rgb]);

    await cube.reload();
    await expect.poll(() => leftColors(cube)).toEqual([PURPLE.rgb, PURPLE.rgb, PURPLE.rgb]);
    await cube.button("Colours and signs").press("Enter");
    await dialog.getByRole("button", { name: "Back to standard" }).press("Enter");
    await dialog.getByText("Standard colours, no signs.").waitFor();
    await keyboard.press("Escape");
    await expect
      .poll(() => leftColors(cube))
      .toEqual([STANDARD_ORANGE, STANDARD_ORANGE, STANDARD_ORANGE]);
  });

  it("is shown on a cube of the puzzle that is chosen", async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    await cube.choosePuzzle("2x2x2");
    await cube.button("Colours and signs").press("Enter");
    await expect.poll(() => cube.page.locator(".shown .body ~ :not(.body)").count()).toBe(12);
  });

  it.runIf(isLongRun)("can include signs on the stickers, which are kept", async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    const signs = cube.net.locator("polyline");
    expect(await signs.count()).toBe(0);
    await cube.button("Colours and signs").click();
    await dialogOf(cube).getByRole("radio", { name: "Letters" }).check();
    await expect.poll(() => signs.count()).toBeGreaterThanOrEqual(54);
    expect(await axeFindings(cube.page)).toEqual([]);
    await cube.reload();
    await expect.poll(() => signs.count()).toBeGreaterThanOrEqual(54);
  });

  it("comes with a warning if two colours are hard to tell apart", async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    await cube.enterPosition(TURNED);
    await cube.button("Colours and signs").click();
    const dialog = dialogOf(cube);
    await dialog.getByLabel("Left face").fill("#e0203a");
    const warning = dialog.getByText(/^Hard to tell apart: Red and .*\.$/);
    await warning.waitFor();
    expect(await axeFindings(cube.page, dialog)).toEqual([]);
    await dialog.getByLabel("Left face").fill(PURPLE.hex);
    await warning.waitFor({ state: "hidden" });
    // Keys that are pressed in the dialog do nothing to the cube behind it.
    await dialog.getByRole("button", { name: "Close" }).press("Control+z");
    await dialog.getByRole("button", { name: "Close" }).press("Enter");
    expect(await cube.position.inputValue()).toBe(TURNED);
  });

  it.runIf(isLongRun)("stays open when a drag ends beside its dialog", async ({ cube }) => {
    const { mouse } = cube.page;
    await cube.button("Colours and signs").click();
    const dialog = dialogOf(cube);
    const { x, y, width } = (await dialog.getByRole("heading").first().boundingBox())!;
    await mouse.move(x + width / 2, y + 5);
    await mouse.down();
    await mouse.move(3, 3, { steps: 3 });
    await mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await mouse.click(3, 3);
    await dialog.waitFor({ state: "hidden" });
  });
});
