// The page by mouse, keyboard and finger, in both themes, with and without WebGL.

import { describe, expect, inject } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import type { ProfileOptions } from "../browsers/tab";
import { DESKTOP, PHONE } from "./cube-page";
import {
  loseDrawingContext,
  rememberDrawingContexts,
  restoreDrawingContext,
} from "../stage/drawing-contexts";
import { ofThisRun } from "../long-run";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it } from "./page-test";

// Frames take long where the cube is drawn by software.
const PATIENCE = { timeout: 30_000 };

const browserName = inject("browserName");

const LOOKS: { theme: string; options: ProfileOptions; isLong?: boolean }[] = [
  { theme: "light", options: { ...DESKTOP, colorScheme: "light" } },
  { theme: "dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { theme: "light, on a phone", options: { ...PHONE, colorScheme: "light" }, isLong: true },
  { theme: "forced colours", options: { ...DESKTOP, forcedColors: "active" } },
];

describe.each(ofThisRun(LOOKS))("accessibility ($theme)", ({ options }) => {
  it.override("metered", false);

  // No other browser here has forced colours that a test could ask for.
  const runs = browserName === "chromium" || !("forcedColors" in options);
  it.runIf(runs)("leaves axe nothing to find, whatever is shown", async ({ openCube }) => {
    const cube = await openCube(options);
    const isDark = await cube.page.evaluate(
      () => matchMedia("(prefers-color-scheme: dark)").matches,
    );
    expect(isDark).toBe("colorScheme" in options && options.colorScheme === "dark");
    expect(await axeFindings(cube.page)).toEqual([]);
    await cube.enterPosition("R U F");
    await cube.solve();
    await cube.button("Next move").click();
    await cube.currentMove.waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
    await cube.enterPosition("nonsense");
    await cube.alert.filter({ hasText: /./ }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });
});

describe("the page", () => {
  it("answers a solved cube with no moves", async ({ cube }) => {
    await cube.button("Solve").click();
    await cube.status.filter({ hasText: "Already solved: 0 moves" }).waitFor();
    expect(await cube.moves.count()).toBe(0);
  });

  it("scrambles, each time anew, and resets", async ({ cube }) => {
    const seen = new Set([SOLVED_FACELETS]);
    for (let count = 2; count <= 4; ++count) {
      const before = await cube.position.inputValue();
      await cube.button("Scramble").click();
      await expect.poll(() => cube.position.inputValue(), PATIENCE).not.toBe(before);
      seen.add(await cube.readFacelets());
      expect(seen.size).toBe(count);
    }
    await cube.button("Reset").click();
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(SOLVED_FACELETS);
  });

  it("takes moves as well as stickers, and says which it took", async ({ cube }) => {
    await cube.enterPosition("R U R’ U' // a trigger");
    await cube.page.getByText("Read as 4 moves").waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["R", "U", "R'", "U'"]));

    const { facelets } = OPTIMAL_POSITIONS[0]!;
    await cube.enterPosition(facelets.toLowerCase());
    await cube.page.getByText("Read as 54 stickers").waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
  });

  it("keeps the cube over a reload, also a half-painted one", async ({ cube }) => {
    await cube.radio("B").click();
    await cube.sticker(0).click();
    await cube.sticker(12).click();
    const painted = await cube.readFacelets();
    expect(painted).not.toBe(SOLVED_FACELETS);
    await cube.reload();
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(painted);
    expect(await cube.position.inputValue()).toBe(painted);
  });

  it("counts the colours", async ({ cube }) => {
    await cube.radio("L").click();
    await cube.page.getByRole("gridcell", { name: "U1, white" }).click();
    await cube.page.getByRole("gridcell", { name: "U1, orange" }).waitFor();
    const descriptions = await cube.page
      .getByRole("radiogroup", { name: "Colour" })
      .locator("label")
      .allInnerTexts();
    expect(descriptions.map((text) => text.trim())).toEqual([
      "8/9",
      "9/9",
      "9/9",
      "9/9",
      "10/9",
      "9/9",
      "0",
    ]);
  });

  it("steps, seeks and plays through the solution, and paints on from where it stands", async ({
    cube,
  }) => {
    const { facelets } = OPTIMAL_POSITIONS[0]!;
    await cube.enterPosition(facelets);
    const moves = (await cube.solve()) as Move[];

    await cube.button("Next move").click();
    await cube.button("Next move").click();
    await cube.page.getByText(`2 of ${moves.length}`).waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(facelets, moves.slice(0, 2)));
    expect(await cube.currentMove.innerText()).toBe(moves[1]);

    await cube.button("Previous move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(facelets, moves.slice(0, 1)));

    await cube.moves.nth(9).getByRole("button").click();
    const sought = applyMoves(facelets, moves.slice(0, 10));
    expect(await cube.readFacelets()).toBe(sought);
    expect(await cube.currentMove.innerText()).toBe(moves[9]);
    expect(await cube.position.inputValue()).toBe(sought);

    await cube.button("Play").click();
    await cube.button("Pause").click();
    await cube.button("Play").waitFor();

    const before = await cube.readFacelets();
    const index = before.startsWith("D") ? 1 : 0;
    await cube.radio("D").click();
    await cube.sticker(index).click();
    await cube.moves.first().waitFor({ state: "detached" });
    expect(await cube.readFacelets()).toBe(`${before.slice(0, index)}D${before.slice(index + 1)}`);
  });

  it("shows on the net what is paused, before the next frame comes", async ({ cube }) => {
    const index = await cube.page.evaluate(async () => {
      const frames: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (frame) => frames.push(frame);
      const element = document.querySelector("cubewright-cube")!;
      element.alg = "R U F";
      element.play();
      // A frame so late that the turn is over.
      while (element.index === 0) frames.shift()!(performance.now() + 60_000);
      await element.updateComplete;
      element.pause();
      await element.updateComplete;
      return element.index;
    });
    expect(index).toBe(2);
    expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["R", "U"]));
  });

  it("does the whole job by keyboard alone", async ({ cube }) => {
    const { keyboard } = cube.page;
    const tabTo = async (matches: string) => {
      for (let count = 0; count < 40; ++count) {
        const name = await cube.page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? "";
        });
        if (name === matches) return;
        await keyboard.press("Tab");
      }
      throw new Error(`The Tab key does not lead to "${matches}".`);
    };

    // R' done to the solved cube, painted: four columns of three stickers each.
    const target = applyMoves(SOLVED_FACELETS, ["R'"]);
    await tabTo("U5, white");
    await keyboard.press("ArrowUp");
    await keyboard.press("ArrowRight");
    const columns: [key: string, repaint: string][] = [
      ["6", "U"],
      ["1", "F"],
      ["3", "D"],
    ];
    for (const [colorKey] of columns) {
      await keyboard.press(colorKey);
      for (let row = 0; row < 3; ++row) {
        await keyboard.press(row % 2 === 0 ? "Enter" : " ");
        await keyboard.press("ArrowDown");
      }
    }
    // From D9 back up to F6, and around to the back face.
    for (let row = 0; row < 4; ++row) await keyboard.press("ArrowUp");
    for (let column = 0; column < 4; ++column) await keyboard.press("ArrowRight");
    await keyboard.press("4");
    for (const key of ["Enter", "ArrowUp", "Enter", "ArrowDown", "ArrowDown", "Enter"]) {
      await keyboard.press(key);
    }
    expect(await cube.readFacelets()).toBe(target);

    await tabTo("Solve");
    await keyboard.press("Enter");
    await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(inverseMoves(["R'"]));
    await keyboard.press("Shift+Tab");
    await cube.moves.first().getByRole("button").focus();
    await keyboard.press(" ");
    await cube.page.getByText("1 of 1").waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    await keyboard.press("ArrowLeft");
    await cube.page.getByText("0 of 1").waitFor();
    await keyboard.press("End");
    await cube.page.getByText("1 of 1").waitFor();
  });

  // A page that was still on its way to where the focus had been went on, and left the cube behind.
  it("keeps in sight what has the focus, however fast it is reached", async ({ cube }) => {
    await cube.enterPosition("R U2 F' L D2");
    const moves = await cube.solve();
    await cube.button("Play").evaluate((play) => {
      document.querySelector("table-panel")!.shadowRoot!.querySelector("summary")!.focus();
      (play as HTMLElement).focus();
    });
    await cube.page.keyboard.press("Enter");
    await cube.page.getByText(`${moves.length} of ${moves.length}`).waitFor(PATIENCE);
    const isInSight = await cube.button("Play").evaluate((play) => {
      const { top, bottom } = play.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isInSight).toBe(true);
  });

  it("moves nothing away from a finger that paints, however much there is to say", async ({
    openCube,
  }) => {
    const cube = await openCube(PHONE);
    await cube.stageIsLive();
    // On the page: what is tapped is scrolled to.
    const netTop = async () =>
      (await cube.net.boundingBox())!.y + (await cube.page.evaluate(() => scrollY));
    const before = await netTop();
    for (const [place, face] of (["R", "F", "D", "L", "B"] as const).entries()) {
      await cube.radio(face).click();
      await cube.sticker([0, 1, 2, 3, 5][place]!).click();
    }
    await cube.status.filter({ hasText: /white 4.*blue 10/ }).waitFor();
    expect(await netTop()).toBeCloseTo(before);
  });

  // WebKitGTK's driver has no fingers.
  const hasFingers = browserName !== "webkit";
  it.runIf(hasFingers)(
    "does the whole job by touch on a phone, without ever scrolling sideways",
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      const target = applyMoves(SOLVED_FACELETS, ["F2"]);
      await cube.paint(target, (part) => part.tap());
      expect(await cube.readFacelets()).toBe(target);
      await cube.button("Solve").tap();
      await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
      await cube.button("Play").tap();
      await cube.page.getByText("1 of 1").waitFor();
      expect(isSolved(await cube.readFacelets())).toBe(true);
      const [width, viewWidth] = await cube.page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(width).toBe(viewWidth);
      const touchHeights = await cube.page
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getAttribute("role") !== "gridcell")
            .map((button) => button.getBoundingClientRect().height),
        );
      expect(Math.min(...touchHeights)).toBeGreaterThanOrEqual(44);
    },
  );
});

describe("the stage", () => {
  it("paints the sticker that is clicked, and shows other sides when dragged beside the cube", async ({
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

  it("draws nothing while nothing changes", async ({ openCube, site }) => {
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

  it("leaves everything to the net where there is no WebGL", async ({ openCube, site }) => {
    site.prepend(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const cube = await openCube();
    await cube.page.getByText("This browser shows no 3D picture here").waitFor();
    const target = applyMoves(SOLVED_FACELETS, ["U2"]);
    await cube.paint(target);
    await cube.button("Solve").click();
    await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
    await cube.playToEnd();
    expect(isSolved(await cube.readFacelets())).toBe(true);
  });

  it("lives on when the browser takes the drawing context away and gives it back", async ({
    site,
    openCube,
  }) => {
    site.prepend(rememberDrawingContexts);
    const cube = await openCube();
    await cube.stageIsLive();
    await loseDrawingContext(cube.page);
    await cube.page.getByText("This browser shows no 3D picture here").waitFor();
    await restoreDrawingContext(cube.page);
    await cube.page.getByText("This browser shows no 3D picture here").waitFor({ state: "hidden" });
  });

  it("shows turns at once to those who prefer reduced motion", async ({ openCube }) => {
    const cube = await openCube({ ...DESKTOP, reducedMotion: "reduce" });
    await cube.enterPosition("R U F");
    const moves = (await cube.solve()) as Move[];
    await cube.button("Next move").click();
    await cube.button("Next move").click();
    expect(await cube.readFacelets()).toBe(
      applyMoves(applyMoves(SOLVED_FACELETS, ["R", "U", "F"]), moves.slice(0, 2)),
    );
  });
});
