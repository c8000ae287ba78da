// The mathematics behind: reached from the lesson and by its address, shown on the cube, and a cube taken apart.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { mathematicsVocabulary } from "../../../web/learn/mathematics/words/mathematics-words";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import { isLongRun, ofThisRun } from "../long-run";
import type { OpenCube } from "../page/cube-opener";
import { it } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";
import { LessonPage, SCRAMBLED } from "./lesson-page";

// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 }, reducedMotion: "reduce" } as const;

async function open(openCube: OpenCube<Page>, page: string, options: object = CALM): Promise<Page> {
  const cube = await openCube(options, {
    address: `learn.html#mathematics=${page}`,
    isUsable: (opened) => titleOf(opened.page).waitFor(),
  });
  return cube.page;
}

function titleOf(page: Page) {
  return page.locator("learn-mathematics").getByRole("heading", { level: 2 });
}

/** What the cube beside the text shows: its stickers, and how many turns are done. */
function shownBy(page: Page): Promise<{ facelets: string; index: number }> {
  return page.locator("learn-mathematics cubewright-cube").evaluate((cube) => {
    const { facelets, index } = cube as HTMLElementTagNameMap["cubewright-cube"];
    return { facelets, index };
  });
}

/** The texts that are wider than the window, or than their box. */
function tooWide(page: Page): Promise<string[]> {
  return page.locator("learn-mathematics").evaluate((element) => {
    const bench = element.shadowRoot!.querySelector("learn-workbench");
    const roots = [element.shadowRoot!, ...(bench ? [bench.shadowRoot!] : [])];
    return [document.documentElement, ...roots.flatMap((root) => [...root.querySelectorAll("*")])]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => getComputedStyle(box).display !== "inline" && !box.matches(".spoken"))
      .map((box) => `${box.className}: ${box.textContent.trim()}`);
  });
}

it("the mathematics is reached from the lesson by keyboard, and leads back", async ({
  openCube,
}) => {
  const lesson = await LessonPage.open(openCube, `facelets=${SCRAMBLED}&index=1`, CALM);
  const { page } = lesson;
  await page.getByRole("link", { name: "The mathematics behind" }).focus();
  await page.keyboard.press("Enter");
  await titleOf(page).waitFor();
  expect(await titleOf(page).innerText()).toBe("What each stage leaves");
  expect(await lesson.goal.isVisible()).toBe(false);
  await page.getByText("43,252,003,274,489,856,000").first().waitFor();

  const pages = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  expect(await pages.count()).toBe(6);
  await pages.nth(5).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => titleOf(page).innerText())
    .toBe("Why a sequence leaves most pieces alone");
  // People who came by keyboard read on from there.
  expect(await titleOf(page).evaluate((title) => title.matches(":focus"))).toBe(true);
  expect(await pages.nth(5).getAttribute("aria-current")).toBe("page");
  await page.getByRole("link", { name: "Before: How to prove" }).click();
  await expect.poll(() => titleOf(page).innerText()).toBe("How to prove that nothing is shorter");

  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await lesson.goal.waitFor();
  expect(await titleOf(page).count()).toBe(0);
});

it.runIf(isLongRun)("the cube shows what the page explains", async ({ openCube }) => {
  const page = await open(openCube, "commutators");
  const solved = (await shownBy(page)).facelets;
  await page.getByRole("button", { name: "Three corners go round" }).click();
  await page.getByRole("status").getByText("Three corners go round").waitFor();
  const turns = page.getByRole("list", { name: "Turns" }).getByRole("listitem");
  expect(await turns.allInnerTexts()).toEqual("R U R' D R U' R' D'".split(" "));
  await expect.poll(() => shownBy(page)).toMatchObject({ index: 8 });
  expect((await shownBy(page)).facelets).not.toBe(solved);
  await page.getByRole("button", { name: "One turn back" }).click();
  await expect.poll(() => shownBy(page)).toMatchObject({ index: 7 });

  await page.getByRole("link", { name: "What each stage leaves" }).click();
  await page.getByRole("button", { name: "First corners" }).click();
  await page.getByText("First corners. Stickers that may still differ are grey.").waitFor();
  const row = page.getByRole("row", { name: "First corners" });
  expect(await row.getByRole("cell").allInnerTexts()).toEqual(["1,672,151,040", "136,080"]);
});

it("the workbench tells the class of a cube that was taken apart", async ({ openCube }) => {
  const page = await open(openCube, "laws");
  const bench = page.locator("learn-workbench");
  const verdict = bench.getByRole("status");
  const yours = bench.getByRole("cell", { name: "your cube" });
  // The page begins with an edge that was flipped.
  await verdict.getByText("Class 7 of 12. No turns can solve this cube.").waitFor();
  await verdict.getByText("What mends it: flip one edge.").waitFor();
  await bench.getByRole("button", { name: "Flip it" }).click();
  await verdict.getByText("Class 1 of 12. Turns can solve this cube.").waitFor();

  const corner = bench.getByRole("group", { name: "A corner" });
  await corner.getByRole("combobox", { name: "Piece", exact: true }).selectOption("ULB");
  await bench.getByRole("button", { name: "Turn it clockwise" }).click();
  await verdict.getByText("What mends it: turn one corner anticlockwise.").waitFor();
  await bench.getByRole("button", { name: "Exchange the two" }).first().click();
  await verdict
    .getByText("What mends it: turn one corner anticlockwise and exchange two pieces.")
    .waitFor();
  expect(await yours.innerText()).toContain("5");
  // Turns do not change it.
  const before = await shownBy(page);
  await bench.getByRole("button", { name: "Mix by turns" }).click();
  await expect.poll(async () => (await shownBy(page)).facelets).not.toBe(before.facelets);
  await expect.poll(() => bench.locator(".class").getAttribute("aria-busy")).toBe("false");
  expect(await yours.innerText()).toContain("5");
  await bench.getByRole("button", { name: "Solved cube" }).click();
  await expect.poll(() => yours.innerText()).toContain("1");
});

it.for(
  ofThisRun(
    LANGUAGES.map(({ code, name }) => ({
      code,
      name,
      isLong: true,
    })),
  ),
)(
  "every page fits on a small phone in $name, and passes axe in Russian",
  async ({ code }, { openCube }) => {
    const page = await open(openCube, "stages", { ...SMALL, locale: code.slice(0, 2) });
    // On a slow machine the room begins in English.
    const words = await mathematicsVocabulary.load(code);
    await page.locator("learn-mathematics").getByText(words.say("lead")).waitFor();
    const links = page.locator("learn-mathematics nav a");
    for (let place = 0; place < 6; ++place) {
      const name = await links.nth(place).innerText();
      await links.nth(place).click();
      await expect.poll(() => titleOf(page).innerText()).toBe(name);
      expect(await tooWide(page), name).toEqual([]);
      if (code === "ru") expect(await axeFindings(page), name).toEqual([]);
    }
  },
);
