// A cube is scanned in every browser: from a camera's stream or, in WebKitGTK, which has none here, from photographs.

import { describe, expect, inject } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it } from "../page/page-test";
import { MIXING } from "../puzzles/described-cubes";
import { CanvasCamera, picturesOf, ROOM } from "./canvas-camera";
import { chooseFiles } from "./chosen-files";

const MIXED = applyMoves(SOLVED_FACELETS, MIXING);

const browserName = inject("browserName");

describe(`a scan in ${browserName}`, () => {
  it.runIf(isLongRun)("finds the cube, and pressing Enter solves it", async ({ cube }) => {
    const { page } = cube;
    const isByCamera = browserName !== "webkit";
    const camera = isByCamera ? await CanvasCamera.install(page, MIXED) : undefined;
    await cube.button("Scan").click();
    const dialog = page.getByRole("dialog", { name: "Scan your cube" });
    await dialog.waitFor();
    if (camera) {
      for (let face = 0; face < ROOM; ++face) {
        await camera.show(face);
        const said = face === 0 ? "One of six faces." : `${face + 1} of six faces.`;
        if (face < ROOM - 1) await page.getByText(said).waitFor();
      }
    } else await chooseFiles(page, picturesOf(MIXED).slice(0, ROOM));
    await cube.status.filter({ hasText: "This is your cube. Ready to solve." }).waitFor();
    expect(await cube.readFacelets()).toBe(MIXED);
    await page.keyboard.press("Enter");
    await cube.searchEnds();
    if (camera) expect(await camera.states()).toEqual(["ended"]);
  });
});
