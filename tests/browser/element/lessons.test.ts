// A lesson in the element on somebody else's page: what it loads and when, what it follows and reports, and what is
// there when it ends. With CUBEWRIGHT_PHOTOGRAPHS, the path of a directory, it is photographed.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { axeFindings } from "../accessibility";
import { SCRAMBLED } from "../learning/lesson-page";
import { isLongRun } from "../long-run";
import { DESKTOP } from "../page/cube-page";
import { BASE, type ElementPage, it as elementTest } from "./element-test";

const photographsDirectory = process.env.CUBEWRIGHT_PHOTOGRAPHS;
const it = elementTest.extend("needs", { picture: photographsDirectory !== undefined });

// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;
const PARITY = "UUUUUUUUURRRRRRRRRFLFFFFFFFDDDDDDDDDLFLLLLLLLBBBBBBBBB";

const lesson = (attributes: string) =>
  `<cubewright-cube mode="learn" threads="1" ${BASE} ${attributes}></cubewright-cube>`;

function goalOf({ tab }: ElementPage) {
  return tab.locator("cubewright-lesson .goal h2");
}

function isTeachingLoaded(requests: readonly string[]): boolean {
  return requests.some((path) => path.includes("learn-in-element"));
}

function set(tab: Page, properties: Record<string, unknown>): Promise<unknown> {
  return tab.evaluate(
    (given) => void Object.assign(document.querySelector("cubewright-cube")!, given),
    properties,
  );
}

describe("a lesson in the element", () => {
  it("loads on demand, can be finished by keyboard, and reports its stages", async ({
    openPage,
    site,
  }) => {
    const page = await openPage(CALM);
    const { tab } = page;
    await page.embed(`<cubewright-cube alg="R U" ${BASE}></cubewright-cube>`);
    expect(isTeachingLoaded(site.requests)).toBe(false);

    await page.listen("cubewright-stage", "cubewright-error");
    await page.embed(lesson(`method="cfop-2look" facelets="${SCRAMBLED}"`));
    await goalOf(page).getByText("Cross").waitFor();
    expect(isTeachingLoaded(site.requests)).toBe(true);
    const next = tab.getByRole("button", { name: "Next step", exact: true });
    await next.focus();
    while ((await next.getAttribute("aria-disabled")) === "false") {
      await tab.keyboard.press("Enter");
      await tab.evaluate(() => document.querySelector("cubewright-cube")!.updateComplete);
    }
    await tab.getByText("Your cube is solved. Well done!").waitFor();
    const { facelets, stage } = await page.read("facelets", "stage");
    expect(isSolved(facelets as string)).toBe(true);

    const told = (await page.heard()).map(([type, detail]) => {
      expect(type).toBe("cubewright-stage");
      return detail as { stage: string; reached: string[]; stages: string[] };
    });
    const { stages } = told[0]!;
    expect(stages.slice(0, 2)).toEqual(["cross", "f2l-1"]);
    expect(told[0]).toMatchObject({ stage: "cross", reached: [] });
    expect(told.at(-1)).toEqual({ stage: stages.at(-1), reached: stages, stages });
    expect(stage).toBe(stages.at(-1));
  });

  it("follows property changes, and refuses invalid values", async ({ openPage }) => {
    const page = await openPage(CALM);
    const { tab } = page;
    await page.listen("cubewright-error", "cubewright-stage");
    await page.embed(lesson(`method="cfop" stage="f2l-2" facelets="${SCRAMBLED}"`));
    await goalOf(page).getByText("Second pair").waitFor();
    await set(tab, { stage: "f2l-4" });
    await goalOf(page).getByText("Fourth pair").waitFor();
    // Only the site has that room.
    expect(await tab.getByRole("link", { name: "The mathematics behind" }).count()).toBe(0);
    await set(tab, { stage: "pll", method: "cfop-2look" });
    await expect
      .poll(async () => (await page.heard()).filter(([type]) => type === "cubewright-error"))
      .toMatchObject([["cubewright-error", { code: "option" }]]);
    await tab.getByText("Stage 5 of 9").waitFor();
    // A stage of the lesson before: it is refused once, and then no longer wished for.
    await set(tab, { stage: "oll-corners" });
    await goalOf(page).getByText("Orient the last corners").waitFor();
    await set(tab, { method: "beginner" });
    await expect
      .poll(async () => (await page.heard()).filter(([type]) => type === "cubewright-error"))
      .toMatchObject([["cubewright-error", { code: "option" }]]);
    await set(tab, { method: "corners-edges" });
    await tab.getByText("Stage 1 of 4").waitFor();
    expect((await page.heard()).filter(([type]) => type === "cubewright-error")).toEqual([]);
    await set(tab, { stage: "", method: "beginner", facelets: SCRAMBLED });
    await goalOf(page).getByText("Daisy").waitFor();
    await page.heard();

    const alert = tab.getByRole("alert").filter({ hasText: /./ });
    for (const [properties, code] of [
      [{ method: "optimal" }, "unsupported"],
      [{ method: "cfop", facelets: PARITY }, "parity"],
    ] as const) {
      await set(tab, properties);
      await alert.waitFor();
      // By the colours that the cube shows, however the lesson would have it held.
      if (code === "parity") await alert.filter({ hasText: "white-green edge" }).waitFor();
      expect(await page.heard()).toContainEqual([
        "cubewright-error",
        { code, message: expect.any(String) as string },
      ]);
      expect(await goalOf(page).count()).toBe(0);
      await set(tab, { method: "beginner", facelets: SCRAMBLED });
      await goalOf(page).getByText("Daisy").waitFor();
      expect(await alert.count()).toBe(0);
    }
  });

  it("leaves the element as it was when the mode changes back", async ({ openPage }) => {
    const page = await openPage(CALM);
    const { tab } = page;
    const state = () => page.read("facelets", "alg", "index", "hint", "stage", "canUndo");
    await page.embed(
      `<cubewright-cube mode="solve" method="cfop" ${BASE} facelets="${SCRAMBLED}"></cubewright-cube>`,
    );
    await tab.evaluate(async () => {
      const cube = document.querySelector("cubewright-cube")!;
      await cube.solve();
      cube.seek(7);
    });
    const before = await state();
    expect(before).toMatchObject({ index: 7, stage: "" });
    await set(tab, { mode: "learn" });
    await tab.getByRole("radio", { name: "The turns" }).check({ force: true });
    await tab.getByRole("button", { name: "Next step", exact: true }).click();
    expect(await page.read("alg")).not.toEqual({ alg: before.alg });
    await set(tab, { mode: "solve" });
    expect(await state()).toEqual(before);
    await page.cube.net.waitFor();
    expect(await goalOf(page).count()).toBe(0);
  });

  it("can begin with a solved cube, which is mixed first", async ({ openPage }) => {
    const page = await openPage(CALM);
    await page.embed(lesson(""));
    await page.listen("cubewright-change");
    await page.tab.getByText("This cube is solved.").waitFor();
    await page.tab.getByRole("button", { name: "Mix a cube" }).click();
    await goalOf(page).getByText("Daisy").waitFor();
    expect(await page.heard()).toHaveLength(1);
  });

  it.runIf(isLongRun || photographsDirectory !== undefined)(
    "fits its box, not the window, in every language",
    async ({ openPage }) => {
      const page = await openPage(CALM);
      const { tab } = page;
      for (const [language, widthPx] of [
        ["en", 320],
        ["ru", 320],
        ["ko", 640],
        ["sr", 1200],
        ["zh", 320],
      ] as const) {
        await page.embed(
          `<h1>A lesson</h1>${lesson(`lang="${language}" facelets="${SCRAMBLED}" data-style="width: ${widthPx}px"`)}`,
        );
        await goalOf(page).waitFor();
        await tab.locator("cubewright-lesson input[type=radio]").last().check({ force: true });
        await tab.locator("cubewright-lesson .turns").waitFor();
        // A lesson begins in English where the words of its language are still on their way.
        const english = expect.poll(() => tab.getByText("Next turn").count());
        await english.toBe(language === "en" ? 1 : 0);
        const wide = await tab.locator("cubewright-cube").evaluate((cube) => {
          const { right } = cube.getBoundingClientRect();
          const parts = Array.from(
            cube.shadowRoot!.querySelector("cubewright-lesson")!.shadowRoot!.querySelectorAll("*"),
          );
          return parts
            .filter((part) => part.checkVisibility() && !part.matches(".spoken"))
            .filter((part) => part.getBoundingClientRect().right > right + 1)
            .map((part) => `${part.className}: ${part.textContent.trim()}`);
        });
        expect(wide, language).toEqual([]);
        if (photographsDirectory === undefined) continue;
        mkdirSync(photographsDirectory, { recursive: true });
        const path = join(photographsDirectory, `embedded lesson, ${language}, ${widthPx}.png`);
        await tab.screenshot({ path, fullPage: true });
      }
      expect(await axeFindings(tab)).toEqual([]);
    },
  );
});
