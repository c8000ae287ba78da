// What is chosen in the laboratory, and what goes out of it: methods of both puzzles, the link, names, and a lesson's cube.

import { expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { LessonPage } from "../learning/lesson-page";
import { it } from "../page/chromium-test";
import { openLab, run } from "./lab-on-page";

const FEW = "#methods=beginner,cfop&random=4&seed=3";

it.runIf(isLongRun)(
  "each puzzle keeps its methods while the other is shown",
  async ({ openCube }) => {
    const page = await openLab(openCube, FEW);
    const chosen = () =>
      page.getByRole("checkbox", { checked: true }).evaluateAll((boxes) => boxes.length);
    const shows = async (puzzle: string) => {
      await page.getByRole("radio", { name: puzzle }).check({ force: true });
      await page.getByRole("radio", { name: puzzle, checked: true }).waitFor({ state: "attached" });
    };
    expect(await chosen()).toBe(2);
    await shows("2x2x2");
    await page.getByRole("checkbox", { name: "Ortega's method" }).uncheck({ force: true });
    const ofPocket = await chosen();
    await shows("3x3x3");
    expect(await chosen()).toBe(2);
    await page
      .getByRole("checkbox", { name: "Layer by layer", checked: true })
      .waitFor({ state: "attached" });
    await shows("2x2x2");
    expect(await chosen()).toBe(ofPocket);
    await page
      .getByRole("checkbox", { name: "Ortega's method", checked: false })
      .waitFor({ state: "attached" });
  },
);

it.runIf(isLongRun)(
  "the link of an experiment is copied, and opens the same",
  async ({ openCube }) => {
    const page = await openLab(openCube, FEW);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Share it, or run it elsewhere").click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.getByRole("status").getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(
      await page
        .getByRole("link", { name: "This link makes" })
        .evaluate((a: HTMLAnchorElement) => a.href),
    );
    expect(link).toContain("methods=beginner,cfop");
  },
);

it.runIf(isLongRun)(
  "an experiment gets another name everywhere at once, and Escape keeps it",
  async ({ openCube }) => {
    const page = await openLab(openCube, FEW);
    await run(page);
    const kept = page.getByRole("region", { name: "Past experiments" });
    await kept.getByRole("button", { name: /^Rename / }).click();
    await kept.getByRole("textbox", { name: "Name" }).fill("Mine: the first");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Mine: the first" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as JSON" }).click();
    expect((await download).suggestedFilename()).toBe("Mine the first.json");

    await kept.getByRole("button", { name: "Delete Mine: the first" }).click();
    await kept.getByRole("button", { name: "Keep Mine: the first" }).waitFor();
    await page.keyboard.press("Escape");
    await kept.getByRole("button", { name: "Rename Mine: the first" }).waitFor();
  },
);

it.runIf(isLongRun)(
  "a lesson's cube comes along as one to experiment with",
  async ({ openCube }) => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "U", "F2"]);
    const { page } = await openCube(undefined, {
      address: `learn.html#method=beginner&facelets=${facelets}`,
      isUsable: (cube) => new LessonPage(cube).goal.waitFor(),
    });
    await page.getByRole("link", { name: "Laboratory" }).click();
    await page.getByRole("radio", { name: "My cube" }).check({ force: true });
    await page.getByText(facelets, { exact: true }).waitFor();
  },
);
