// The dialog that explains how to embed the cube on the screen, and the resulting frame.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { ForeignPage } from "../site/foreign-page";
import { placeInMoves } from "../page/place-in-moves";

// The superflip needs 20 moves, as many as any cube, which fill a third row.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Embed", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Embed this cube" });
  await dialog.waitFor();
  return dialog;
}

describe.each(PUZZLES.filter(isTriedFully))("the dialog for a $name", (puzzle) => {
  it.override("puzzle", puzzle);

  it("offers the solution of the cube on the screen, from its beginning", async ({
    cube,
    site,
  }) => {
    const { facelets } = puzzle.near;
    const inFrames = puzzle.inLinks.replace("&", "&amp;");
    await cube.enterPosition(facelets);
    const moves = await cube.solve();
    await cube.button("Next move").click();
    await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();

    const dialog = await openDialog(cube.page);
    expect(await axeFindings(cube.page, dialog)).toEqual([]);
    const script = await dialog.getByRole("textbox", { name: "With a script" }).inputValue();
    expect(script).toContain(`src="${site.url}cubewright.js"`);
    expect(script).toContain(`${puzzle.inMarkup}facelets="${facelets}" alg="${moves.join(" ")}"`);
    const frame = await dialog.getByRole("textbox", { name: "With a frame" }).inputValue();
    expect(frame).toContain(
      `src="${site.url}embed.html?mode=view&amp;${inFrames}facelets=${facelets}`,
    );
    await cube.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });
});

describe.each(PUZZLES.filter(isTriedFully))(
  "the code for readers who have a $name of their own",
  (puzzle) => {
    it.override("puzzle", puzzle);

    it("lets them scan it, and paint it without scrolling", async ({ cube }) => {
      const dialog = await openDialog(cube.page);
      const script = await dialog.getByRole("textbox", { name: "With a script" }).inputValue();
      expect(script).toContain(`mode="solve" ${puzzle.inMarkup}scan=""`);
      const frame = await dialog.getByRole("textbox", { name: "With a frame" }).inputValue();
      expect(frame).toContain('allow="camera"');
      const [, source = ""] = /src="([^"]*)"/.exec(frame)!;
      const [width, height] = ["width", "height"].map((name) =>
        Number(new RegExp(` ${name}="(\\d+)"`).exec(frame)![1]),
      );
      await cube.page.setViewportSize({ width: width!, height: height! });
      await cube.page.goto(source.replaceAll("&amp;", "&"));
      await cube.button("Paint my cube").click();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
      expect(await cube.page.evaluate(() => document.body.offsetHeight)).toBeLessThanOrEqual(
        height!,
      );
    });
  },
);

describe("the dialog", () => {
  it("includes the cube's looks, and omits the default ones", async ({ cube }) => {
    const readTexts = async () => {
      const dialog = await openDialog(cube.page);
      const script = await dialog.getByRole("textbox", { name: "With a script" }).inputValue();
      const frame = await dialog.getByRole("textbox", { name: "With a frame" }).inputValue();
      await cube.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      return { script, frame };
    };
    expect(Object.values(await readTexts()).join("\n")).not.toMatch(/color-scheme|signs|backs/);

    const looks = { colorScheme: "U:#fff4d6 R:#b00020", signs: "patterns", backs: "float" };
    await cube.page.evaluate((chosen) => {
      Object.assign(document.querySelector("cubewright-cube")!, chosen);
    }, looks);
    const { script, frame } = await readTexts();
    expect(
      await cube.page.evaluate((markup) => {
        const embedded = document.createElement("template");
        embedded.innerHTML = markup;
        const element = document
          .importNode(embedded.content, true)
          .querySelector("cubewright-cube")!;
        const { colorScheme, signs, backs } = element;
        return { colorScheme, signs, backs };
      }, script),
    ).toEqual(looks);

    const source = /src="([^"]*)"/.exec(frame)![1]!.replaceAll("&amp;", "&");
    await cube.page.goto(source);
    await cube.net.waitFor();
    expect(
      await cube.page.evaluate(() => {
        const { colorScheme, signs, backs } = document.querySelector("cubewright-cube")!;
        return { colorScheme, signs, backs };
      }),
    ).toEqual(looks);
  });

  it.runIf(isLongRun)("copies its code, and says so", async ({ cube }) => {
    await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const dialog = await openDialog(cube.page);
    expect(await dialog.getByRole("radio", { name: "follow the solution" }).isDisabled()).toBe(
      true,
    );
    await dialog.getByRole("button", { name: "Copy: With a script" }).click();
    await dialog.getByText("With a script: copied.").waitFor();
    expect(await cube.page.evaluate(() => navigator.clipboard.readText())).toBe(
      await dialog.getByRole("textbox", { name: "With a script" }).inputValue(),
    );
  });
});

describe("the frame that the dialog offers", () => {
  it.runIf(isLongRun)(
    "plays on a page that allows no scripts of its own, and reports its size",
    async ({ cube, site }) => {
      await cube.enterPosition(SUPERFLIP);
      const moves = await cube.solve();
      const dialog = await openDialog(cube.page);
      const snippet = await dialog.getByRole("textbox", { name: "With a frame" }).inputValue();

      const foreign = await ForeignPage.serve(
        snippet,
        `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src ${new URL(site.url).origin}`,
      );
      const { context, page } = cube;
      await context.addInitScript(() => {
        addEventListener("message", ({ data }) => Object.assign(window, { told: data as unknown }));
      });
      await page.goto(foreign.url);
      const frame = page.frameLocator("iframe");
      await frame.getByRole("list", { name: "Solution" }).getByRole("listitem").last().click();
      await frame.getByText(placeInMoves(moves.length, moves.length)).waitFor();
      expect(isSolved(applyMoves(SUPERFLIP, moves as Move[]))).toBe(true);
      const told = await page.evaluate(() => (window as unknown as { told: unknown }).told);
      expect(told).toMatchObject({
        type: "cubewright-size",
        heightPx: expect.any(Number) as number,
      });
      // The reported height is that of the content: nothing needs scrolling.
      const { heightPx } = told as { heightPx: number };
      const [, heightOfFramePx] = /height="(\d+)"/.exec(snippet)!;
      expect(heightPx).toBeLessThanOrEqual(Number(heightOfFramePx));
      await foreign.stop();
    },
  );
});
