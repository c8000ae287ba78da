// The cube in three dimensions: painted, seen from other sides, and where there is none.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { SMALL_WINDOW } from "../page/cube-page";
import { it as pageTest } from "../page/page-test";
import {
  loseDrawingContext,
  rememberDrawingContexts,
  restoreDrawingContext,
} from "./drawing-contexts";

// Frames take long where the cube is drawn by software.
const PATIENCE = { timeout: 30_000 };

const SCRAMBLED = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L", "B'", "D"]);

const it = pageTest.extend("needs", { picture: true });

describe("the stage", () => {
  it("paints a clicked sticker, and shows other sides when dragged beside the cube", async ({
    cube,
  }) => {
    await cube.stageIsLive();
    const box = (await cube.stage.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await cube.radio("B").click();
    // The far corners of the front, right and up faces, as the first view shows them.
    await cube.page.mouse.click(middle.x - 150, middle.y - 50);
    await cube.page.mouse.click(middle.x + 150, middle.y - 80);
    await cube.page.mouse.click(middle.x - 25, middle.y - 150);
    const painted = await cube.readFacelets();
    const paintedFaces = Array.from(painted).flatMap((letter, index) =>
      letter === SOLVED_FACELETS[index] ? [] : [SOLVED_FACELETS[index]],
    );
    expect(paintedFaces.sort()).toEqual(["F", "R", "U"]);

    await cube.page.mouse.move(middle.x - 240, middle.y + 40);
    await cube.page.mouse.down();
    await cube.page.mouse.move(middle.x - 65, middle.y + 40, { steps: 6 });
    await cube.page.mouse.up();
    expect(await cube.readFacelets()).toBe(painted);
    // The front face has gone to the right, and the left face has come to the front.
    await cube.page.mouse.click(middle.x - 100, middle.y - 60);
    const afterTurn = await cube.readFacelets();
    const changed = Array.from(afterTurn).findIndex((letter, index) => letter !== painted[index]);
    expect(SOLVED_FACELETS[changed]).toBe("L");
  });

  // For Chromium, measuring/frame-work.test.ts does this.
  it.runIf(isLongRun)("draws nothing while nothing changes", async ({ openCube, site }) => {
    site.prepend(() => {
      const counter = Object.assign(window, { drawCount: 0 });
      const clear = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, "clear")!;
      const clearContext = clear.value as (this: WebGL2RenderingContext, mask: number) => void;
      // Every picture begins by clearing the canvas.
      WebGL2RenderingContext.prototype.clear = function (mask) {
        ++counter.drawCount;
        clearContext.call(this, mask);
      };
    });
    const cube = await openCube();
    const drawCount = () =>
      cube.page.evaluate(() => (window as unknown as { drawCount: number }).drawCount);
    await cube.stageIsLive();
    await expect.poll(drawCount, PATIENCE).toBeGreaterThan(0);
    await cube.settle();
    const before = await drawCount();
    await cube.settle();
    expect(await drawCount()).toBe(before);
    await cube.sticker(0).hover();
    await expect.poll(drawCount, PATIENCE).toBeGreaterThan(before);
  });

  // As all tests that need no picture.
  it.runIf(isLongRun)(
    "leaves everything to the net where there is no WebGL",
    async ({ openCube, site }) => {
      site.prepend(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const cube = await openCube();
      await cube.page.getByText("This browser cannot show the 3D picture here").waitFor();
      const target = applyMoves(SOLVED_FACELETS, ["U2"]);
      await cube.paint(target);
      await cube.button("Solve").click();
      await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
      await cube.playToEnd();
      expect(isSolved(await cube.readFacelets())).toBe(true);
    },
  );

  // In the usual run stage/many-cubes.test.ts has the page's own cube among those that recover.
  it.runIf(isLongRun)(
    "recovers when the browser restores a lost drawing context",
    async ({ site, openCube }) => {
      site.prepend(rememberDrawingContexts);
      const cube = await openCube();
      await cube.stageIsLive();
      await loseDrawingContext(cube.page);
      await cube.page.getByText("This browser cannot show the 3D picture here").waitFor();
      await restoreDrawingContext(cube.page);
      await cube.page
        .getByText("This browser cannot show the 3D picture here")
        .waitFor({ state: "hidden" });
    },
  );

  it("shows inferred stickers differently from painted ones", async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    await cube.stageIsLive();
    const picture = () =>
      cube.page.evaluate(async () => {
        const blob = await document.querySelector("cubewright-cube")!.toBlob();
        return String(new Uint8Array(await blob.arrayBuffer()));
      });
    await cube.enterPosition(SCRAMBLED);
    const painted = await picture();
    await cube.enterPosition(`?${SCRAMBLED.slice(1)}`);
    await cube.page.getByRole("gridcell", { name: /^U1, .*, follows from the others$/ }).waitFor();
    expect(await cube.readFacelets()).toBe(SCRAMBLED);
    expect(await picture()).not.toBe(painted);
    await cube.button("Undo").click();
    await expect.poll(picture).toBe(painted);
  });
});
