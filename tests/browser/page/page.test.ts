// The page by mouse, keyboard and finger, and for those who cannot see all of it.

import { describe, expect, inject } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import type { ProfileOptions } from "../browsers/tab";
import { isLongRun, isLongRunAnywhere, ofThisRun } from "../long-run";
import { isTriedAnywhere, isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { namesToPaint, withStickers, withUnknown } from "../puzzles/stickers";
import { DESKTOP, PHONE } from "./cube-page";
import { it } from "./page-test";
import { placeInMoves } from "./place-in-moves";

// Enough for a busy machine.
const PATIENCE = { timeout: 30_000 };

const browserName = inject("browserName");

const LOOKS: { theme: string; options: ProfileOptions; isLong?: boolean }[] = [
  { theme: "light", options: { ...DESKTOP, colorScheme: "light" }, isLong: true },
  { theme: "dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { theme: "light, on a phone", options: { ...PHONE, colorScheme: "light" }, isLong: true },
  { theme: "forced colours", options: { ...DESKTOP, forcedColors: "active" } },
];

describe.each(ofThisRun(LOOKS))("accessibility ($theme)", ({ options }) => {
  // No other browser here has forced colours that a test could ask for.
  const runs = browserName === "chromium" || !("forcedColors" in options);
  it.runIf(runs)("passes axe, whatever is shown", async ({ openCube }) => {
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
    expect(await axeFindings(cube.page, cube.alert)).toEqual([]);
  });
});

describe.each(PUZZLES.filter(isTriedAnywhere))("the page with a $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { solved, near } = puzzle;

  it.runIf(isLongRunAnywhere && isTriedFully(puzzle))(
    "answers a solved cube with no moves",
    async ({ cube }) => {
      await cube.button("Solve").click();
      await cube.status.filter({ hasText: "Already solved: 0 moves" }).waitFor();
      expect(await cube.moves.count()).toBe(0);
    },
  );

  // In the usual run page/last-scrambles.test.ts does that on its way.
  it.runIf(isLongRunAnywhere && isTriedFully(puzzle))(
    "scrambles anew each time, and resets",
    async ({ cube }) => {
      const seen = new Set([solved]);
      for (let count = 2; count <= 4; ++count) {
        const before = await cube.position.inputValue();
        await cube.button("Scramble").click();
        await expect.poll(() => cube.position.inputValue(), PATIENCE).not.toBe(before);
        seen.add(await cube.readFacelets());
        expect(seen.size).toBe(count);
      }
      await cube.button("Reset").click();
      await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(solved);
    },
  );

  // In the usual run sharing/pasted.test.ts does that with more texts.
  it.runIf(isLongRunAnywhere)(
    "accepts moves or stickers, and says which it read",
    async ({ cube }) => {
      await cube.enterPosition("R U R’ U' // a trigger");
      await cube.page.getByText("Read as 4 moves").waitFor();
      expect(await cube.readFacelets()).toBe(applyMoves(solved, ["R", "U", "R'", "U'"]));

      await cube.enterPosition(near.facelets.toLowerCase());
      await cube.page.getByText(`Read as ${solved.length} stickers`).waitFor();
      expect(await cube.readFacelets()).toBe(near.facelets);
    },
  );

  it("keeps a half-painted cube over a reload", async ({ cube }) => {
    await cube.radio("B").click();
    await cube.stickerNamed("U1").click();
    await cube.stickerNamed("R4").click();
    const painted = withStickers(solved, { U1: "B", R4: "B" });
    expect(await cube.readFacelets()).toBe(painted);
    await cube.reload();
    // The colours of the solved cube do not count as painted.
    const toPaint = FACES.flatMap((face) => namesToPaint(solved, face));
    const kept = withStickers(withUnknown(solved, toPaint), { U1: "B", R4: "B" });
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(kept);
    expect(await cube.position.inputValue()).toBe(kept);
    await cube.button("Undo").click();
    await cube.button("Undo").click();
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(solved);
    await cube.reload();
    await cube.button("Redo").click();
    await cube.button("Redo").click();
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(kept);
  });

  it("counts the colours", async ({ cube }) => {
    await cube.enterPosition(applyMoves(solved, ["D2"]));
    await cube.radio("L").click();
    await cube.page.getByRole("gridcell", { name: "U1, white" }).click();
    await cube.page.getByRole("gridcell", { name: "U1, orange" }).waitFor();
    const descriptions = await cube.page
      .getByRole("radiogroup", { name: "Colour" })
      .locator("label")
      .allInnerTexts();
    const each = solved.length / FACES.length;
    expect(descriptions.map((text) => text.trim())).toEqual([
      ...[each - 1, each, each, each, each + 1, each].map((count) => `${count}/${each}`),
      "0",
    ]);
  });

  it.runIf(isTriedFully(puzzle))(
    "steps, seeks and plays through the solution, and paints on from where it stands",
    async ({ cube }) => {
      await cube.enterPosition(near.facelets);
      const moves = (await cube.solve()) as Move[];

      await cube.button("Next move").click();
      await cube.button("Next move").click();
      await cube.page.getByText(placeInMoves(2, moves.length)).waitFor();
      expect(await cube.readFacelets()).toBe(applyMoves(near.facelets, moves.slice(0, 2)));
      // The move to make now, as the arrow shows it.
      expect(await cube.currentMove.innerText()).toBe(moves[2]);

      await cube.button("Previous move").click();
      await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
      expect(await cube.readFacelets()).toBe(applyMoves(near.facelets, moves.slice(0, 1)));

      await cube.moves.nth(3).getByRole("button").click();
      const sought = applyMoves(near.facelets, moves.slice(0, 4));
      expect(await cube.readFacelets()).toBe(sought);
      expect(await cube.currentMove.innerText()).toBe(moves[4]);
      expect(await cube.position.inputValue()).toBe(sought);

      // Far from the end, where playing would end by itself.
      await cube.moves.first().getByRole("button").click();
      await cube.button("Play").click();
      await cube.button("Pause").click();
      await cube.button("Play").waitFor();

      const before = await cube.readFacelets();
      const sticker = before.startsWith("D") ? "U2" : "U1";
      await cube.radio("D").click();
      await cube.stickerNamed(sticker).click();
      await cube.moves.first().waitFor({ state: "detached" });
      expect(await cube.readFacelets()).toBe(withStickers(before, { [sticker]: "D" }));
    },
  );

  it.runIf(isLongRunAnywhere)("does the whole job by keyboard alone", async ({ cube }) => {
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

    // R' done to the solved cube, painted: four columns of as many stickers as a face has in a row.
    const target = applyMoves(solved, ["R'"]);
    const inRow = Math.sqrt(solved.length / FACES.length);
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; ++time) await keyboard.press(key);
    };
    const paintColumn = async (colorKey: string, arrow: string) => {
      await keyboard.press(colorKey);
      for (let row = 0; row < inRow; ++row) {
        await keyboard.press(row % 2 === 0 ? "Enter" : " ");
        await keyboard.press(arrow);
      }
    };
    await tabTo(`${puzzle.firstInNet[0]}, white`);
    // To the upper right corner.
    await press("ArrowUp", inRow - 2);
    await press("ArrowRight", 1);
    for (const colorKey of ["6", "1", "3"]) await paintColumn(colorKey, "ArrowDown");
    // From the lower face back to the front one, and around to the back one.
    await press("ArrowUp", inRow);
    await press("ArrowRight", inRow + 1);
    await paintColumn("4", "ArrowUp");
    expect(await cube.readFacelets()).toBe(target);

    await tabTo("Solve");
    await keyboard.press("Enter");
    await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(inverseMoves(["R'"]));
    await keyboard.press("Shift+Tab");
    await cube.moves.first().getByRole("button").focus();
    await keyboard.press(" ");
    await cube.page.getByText(placeInMoves(1, 1)).waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    await keyboard.press("ArrowLeft");
    await cube.page.getByText(placeInMoves(0, 1)).waitFor();
    await keyboard.press("End");
    await cube.page.getByText(placeInMoves(1, 1)).waitFor();
  });
});

describe("the page", () => {
  it("shows the paused cube on the net before the next frame", async ({ cube }) => {
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

  // A page still scrolling to where the focus had been used to scroll on, and left the cube behind.
  it.runIf(isLongRunAnywhere)(
    "keeps the focused control in sight, however fast the focus moves",
    async ({ cube }) => {
      await cube.enterPosition("R U2 F' L D2");
      const moves = await cube.solve();
      // It comes once the page is idle.
      await cube.page.locator("table-panel summary").waitFor();
      await cube.button("Play").evaluate((play) => {
        document.querySelector("table-panel")!.shadowRoot!.querySelector("summary")!.focus();
        (play as HTMLElement).focus();
      });
      await cube.page.keyboard.press("Enter");
      await cube.page.getByText(placeInMoves(moves.length, moves.length)).waitFor(PATIENCE);
      const isInSight = await cube.button("Play").evaluate((play) => {
        const { top, bottom } = play.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      expect(isInSight).toBe(true);
    },
  );

  it("keeps the net in place under a painting finger, whatever messages appear", async ({
    openCube,
  }) => {
    const cube = await openCube(PHONE);
    // Measured on the page: tapping scrolls to what is tapped.
    const netTop = async () =>
      (await cube.net.boundingBox())!.y + (await cube.page.evaluate(() => scrollY));
    const before = await netTop();
    for (const [place, face] of (["R", "F", "D", "L", "B"] as const).entries()) {
      await cube.radio(face).click();
      await cube.sticker([0, 1, 2, 3, 5][place]!).click();
    }
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    expect(await netTop()).toBeCloseTo(before);
  });

  // WebKitGTK's driver has no fingers.
  const hasFingers = browserName !== "webkit";
  // In the usual run solving/core.test.ts does it by touch, and looks/touch-targets.test.ts measures.
  it.runIf(hasFingers && isLongRun)(
    "does the whole job by touch on a phone, without ever scrolling sideways",
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      const target = applyMoves(SOLVED_FACELETS, ["F2"]);
      await cube.paint(target, (part) => part.tap());
      await expect.poll(() => cube.readFacelets()).toBe(target);
      await cube.button("Solve").tap();
      await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
      await cube.button("Play").tap();
      await cube.page.getByText(placeInMoves(1, 1)).waitFor();
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

  // In the usual run learning/lesson.test.ts has turns that take no time.
  it.runIf(isLongRunAnywhere)(
    "shows turns at once to those who prefer reduced motion",
    async ({ openCube }) => {
      const cube = await openCube({ ...DESKTOP, reducedMotion: "reduce" });
      await cube.enterPosition("R U F");
      const moves = (await cube.solve()) as Move[];
      await cube.button("Next move").click();
      await cube.button("Next move").click();
      expect(await cube.readFacelets()).toBe(
        applyMoves(applyMoves(SOLVED_FACELETS, ["R", "U", "F"]), moves.slice(0, 2)),
      );
    },
  );
});
