// The case library: a case is found, shown on the cube, asked for by the trainer, and printed. With
// CUBEWRIGHT_PHOTOGRAPHS, the path of a directory, each view is photographed.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import type { ProfileOptions } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import type { OpenCube } from "../page/cube-opener";
import { DESKTOP, PHONE } from "../page/cube-page";
import { LessonPage, SCRAMBLED, SCRAMBLED_POCKET } from "./lesson-page";

const photographsDirectory = process.env.CUBEWRIGHT_PHOTOGRAPHS;
// The states that are photographed are otherwise left to the long run.
const looksAtAll = isLongRun || photographsDirectory !== undefined;
const it = pageTest.extend("needs", { picture: photographsDirectory !== undefined });
// The lower layer, which a lesson holds above, is permuted as in PLL T.
const PERMUTED = applyMoves(
  SOLVED_FACELETS,
  parseMoves("R D R' D' R' B R2 D' R' D' R D R' B'").written as Move[],
);
// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;

async function openLibrary(
  openCube: OpenCube<Page>,
  fragment: string,
  options: ProfileOptions = CALM,
): Promise<Page> {
  const { page } = await openCube(options, {
    address: `learn.html#${fragment}`,
    isUsable: (cube) => cube.page.locator("case-library h2").waitFor(),
  });
  return page;
}

/** What the cube of a room shows: its stickers, and how many moves are made. */
function shownBy(page: Page, room = "case-library"): Promise<{ facelets: string; index: number }> {
  return page.locator(`${room} cubewright-cube`).evaluate((cube) => {
    const { facelets, index } = cube as CubewrightCube;
    return { facelets, index };
  });
}

/** Has the turns made at full speed: how long one takes is tested elsewhere. */
async function hurry(page: Page): Promise<void> {
  await page.locator("case-library cubewright-cube").evaluate((cube) => {
    (cube as CubewrightCube).tempo = 20;
  });
}

it.runIf(isLongRun)(
  "a turn made right before the case library opens is still there in the lesson afterwards",
  async ({ openCube }) => {
    // A turn takes its time, so that the room opens in the middle of it.
    const lesson = await LessonPage.open(openCube, `facelets=${SCRAMBLED}`, DESKTOP);
    const { page } = lesson;
    await lesson.button("Next turn").click();
    await expect.poll(() => page.url()).toContain("index=1");
    const { index } = await shownBy(page, "learn-page");
    await lesson.button("Next turn").click();
    await page.getByRole("link", { name: "Case library" }).click();
    await page.getByRole("heading", { name: "Case library" }).waitFor();
    await page.goBack();
    await lesson.goal.waitFor();
    await expect.poll(() => page.url()).toContain("index=2");
    expect((await shownBy(page, "learn-page")).index).toBe(index + 1);
  },
);

it("the case library opens from a lesson, finds a case by name, and solves it on the cube", async ({
  openCube,
}) => {
  const lesson = await LessonPage.open(openCube, `facelets=${SCRAMBLED}`, CALM);
  const { page } = lesson;
  await lesson.button("Next turn").click();
  await expect.poll(() => page.url()).toContain("index=1");
  const lessonUrl = page.url();
  const left = await shownBy(page, "learn-page");
  await page.getByRole("link", { name: "Case library" }).click();
  await page.getByRole("heading", { name: "Case library" }).waitFor();
  expect(await page.getByRole("listitem").count()).toBe(21);

  await page.getByRole("searchbox", { name: "Name or number" }).fill("Ja");
  await page.getByText("One case found.").waitFor();
  await page.getByRole("link", { name: "PLL Ja" }).click();
  await page.getByRole("heading", { name: "PLL Ja" }).waitFor();
  expect(page.url()).toMatch(/#library=pll-ja$/);
  const before = await shownBy(page);
  expect(isSolved(before.facelets)).toBe(false);
  const library = page.locator("case-library");
  await library.getByText("The letters of the turns").click();
  await library.getByText("M is the layer between left and right").waitFor();

  await page.getByRole("button", { name: "Next turn" }).click();
  await page.getByText("Upper face (yellow)").waitFor();
  await hurry(page);
  await page.getByRole("button", { name: "Show me on the cube" }).click();
  await expect.poll(async () => isSolved((await shownBy(page)).facelets)).toBe(true);
  await page.getByRole("button", { name: "Set it up again" }).click();
  expect(await shownBy(page)).toEqual(before);

  await page.getByRole("link", { name: "All cases" }).click();
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await page.locator("learn-page .goal h2").waitFor();
  expect(page.url()).toBe(lessonUrl);
  // The lesson is where it was left, also at the next visit.
  await expect.poll(() => shownBy(page, "learn-page")).toEqual(left);
  await page.reload();
  await page.locator("learn-page .goal h2").waitFor();
  await expect.poll(() => shownBy(page, "learn-page")).toEqual(left);
});

it.runIf(isLongRun)(
  "the case library shows its cases beside a lesson on a 2x2x2",
  async ({ openCube }) => {
    const { page } = await LessonPage.open(openCube, `facelets=${SCRAMBLED_POCKET}`, CALM);
    const left = await shownBy(page, "learn-page");
    await page.getByRole("link", { name: "Case library" }).click();
    await page.getByRole("link", { name: "PLL T" }).click();
    await page.getByRole("heading", { name: "PLL T" }).waitFor();
    const { facelets } = await shownBy(page);
    expect(facelets).toHaveLength(54);
    expect(isSolved(facelets)).toBe(false);
    const alerts = page.locator("case-library").getByRole("alert");
    expect(await alerts.filter({ hasText: /\S/ }).count()).toBe(0);
    expect(await shownBy(page, "learn-page")).toEqual(left);
  },
);

it("steps of OLL and PLL show their case in a picture, which leads to the library", async ({
  openCube,
}) => {
  const { page } = await LessonPage.open(openCube, `facelets=${PERMUTED}&method=cfop`);
  const lesson = page.locator("learn-page");
  await lesson.getByRole("radio", { name: "Where it goes" }).check({ force: true });
  await lesson.getByText("Case: PLL T.").waitFor();
  await lesson.getByText("upper corners change places like this").waitFor();
  await lesson.locator("svg.pll").waitFor();
  await page.goto(`${page.url().split("#")[0]}#facelets=${SCRAMBLED}&method=cfop&stage=oll`);
  await lesson.locator("svg.oll").waitFor();
  const shown = lesson.getByRole("link", { name: /^OLL \d+$/ });
  const name = (await shown.innerText()).trim();
  await lesson.getByText(`Case: ${name}.`).waitFor();
  await shown.click();
  await page.getByRole("heading", { name, exact: true }).waitFor();
});

it("the keyboard leads from case to case", async ({ openCube }) => {
  const page = await openLibrary(openCube, "library=oll-27");
  await page.getByText("Also called Sune").waitFor();
  await page.getByText(/^Looking up: back, left/).waitFor();
  await page.getByRole("link", { name: "Next case" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 2 });
  await expect.poll(() => heading.innerText()).toBe("OLL 28");
  expect(await heading.evaluate((element) => element.matches(":focus"))).toBe(true);
  await page.goBack();
  await expect.poll(() => heading.innerText()).toBe("OLL 27");
});

it("a case can be shown by another sequence, and the choice stays in place", async ({
  openCube,
}) => {
  const page = await openLibrary(openCube, "library=pll-ua");
  const usual = page.getByRole("radio", { name: /^The usual way: M2 U/ });
  const other = page.getByRole("radio", { name: "Right hand: only R and U" });
  const turns = page.getByRole("list", { name: "Turns" });
  expect(await usual.isChecked()).toBe(true);
  // Measured on the page: focusing one may scroll to it.
  const top = () => other.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await usual.focus();
  await page.keyboard.press("ArrowDown");
  expect(await other.isChecked()).toBe(true);
  await expect.poll(() => turns.innerText()).toMatch(/^R\s+U'\s/);
  expect(await top()).toBeCloseTo(before, 1);

  expect(isSolved((await shownBy(page)).facelets)).toBe(false);
  await hurry(page);
  await page.getByRole("button", { name: "Show me on the cube" }).click();
  await expect.poll(async () => isSolved((await shownBy(page)).facelets)).toBe(true);
  await page.getByRole("link", { name: "Next case" }).click();
  await page.getByRole("heading", { name: "PLL Ub" }).waitFor();
  expect(await usual.isChecked()).toBe(true);
});

it("the trainer asks for cases, and stores and deletes the progress", async ({ openCube }) => {
  const page = await openLibrary(openCube, "library=pll&view=train");
  const answers = page.getByRole("group", { name: "Answers" }).getByRole("button");
  await expect.poll(() => answers.count()).toBe(5);
  const verdict = page.locator("case-trainer .verdict");
  // Whichever it is: the picture says where the pieces go, as it does in the list.
  const question = page.getByRole("img", { name: /^Which case is it\? (Corners|Edges): / });
  await question.waitFor();
  await page.getByRole("button", { name: "I don’t know" }).click();
  const told = await verdict.innerText();
  expect(told).toMatch(/^This is PLL \w+\.$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => verdict.innerText()).toBe("");
  expect(await question.evaluate((asked) => asked.matches(":focus"))).toBe(true);
  await answers.first().click();
  expect(await verdict.innerText()).toMatch(/^(Right: this|No, this) is PLL \w+\.$/);

  const storedBoxes = () =>
    page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const opening = indexedDB.open("cubewright-cases");
          opening.onsuccess = () => {
            const all = opening.result.transaction("boxes").objectStore("boxes").getAllKeys();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result);
            };
          };
        }),
    );
  await expect.poll(async () => (await storedBoxes()).length).toBe(2);
  await page.getByText("How it goes").click();
  await page.getByRole("button", { name: "Delete my progress in PLL" }).click();
  await page.getByText("Your progress in PLL is deleted.").waitFor();
  await expect.poll(async () => (await storedBoxes()).length).toBe(0);
});

it.runIf(looksAtAll)("the library prints as sheets of one or two pages", async ({ openCube }) => {
  const page = await openLibrary(openCube, "library=pll");
  for (const [set, most] of [
    ["PLL", 1],
    ["OLL", 2],
    ["F2L", 2],
  ] as const) {
    await page.getByRole("link", { name: set, exact: true }).click();
    await page.getByRole("button", { name: `Print ${set}` }).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages, set).toBeLessThanOrEqual(most);
    if (photographsDirectory === undefined) continue;
    mkdirSync(photographsDirectory, { recursive: true });
    await page.pdf({
      preferCSSPageSize: true,
      path: join(photographsDirectory, `sheet ${set}.pdf`),
    });
  }
  await page.getByRole("link", { name: "PLL", exact: true }).click();
  // As in a lesson: with white up it would be another cube.
  const upperColor = () =>
    page
      .locator("svg.pll .up")
      .first()
      .evaluate((sticker) => getComputedStyle(sticker).fill);
  await page.getByRole("button", { name: "Print PLL" }).waitFor();
  const onScreen = await upperColor();
  await page.emulateMedia({ media: "print" });
  expect(await upperColor()).toBe(onScreen);
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  expect(await page.getByRole("img").first().isVisible()).toBe(true);
});

interface Looks {
  looks: string;
  options: ProfileOptions;
}

const LOOKS: readonly Looks[] = [
  { looks: "phone, dark", options: { ...PHONE, colorScheme: "dark" } },
  { looks: "desktop, light", options: { ...DESKTOP, colorScheme: "light" } },
  { looks: "phone, light", options: { ...PHONE, colorScheme: "light" } },
  { looks: "desktop, dark", options: { ...DESKTOP, colorScheme: "dark" } },
  { looks: "phone, forced colours", options: { ...PHONE, forcedColors: "active" } },
];

function tooWide(page: Page): Promise<string[]> {
  return page.locator("case-library").evaluate((element) => {
    const boxes = [document.documentElement, ...element.shadowRoot!.querySelectorAll("*")];
    return boxes
      .filter((box) => !box.closest("svg") && !box.matches(".spoken"))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => getComputedStyle(box).display !== "inline")
      .map((box) => `${box.className}: ${box.textContent.trim()}`);
  });
}

it.runIf(looksAtAll).for(LOOKS)(
  "every view passes axe and fits its box ($looks)",
  async ({ looks, options }, { openCube }) => {
    const page = await openLibrary(openCube, "library=oll", {
      ...options,
      reducedMotion: "reduce",
    });
    const look = async (view: string) => {
      expect(await axeFindings(page), view).toEqual([]);
      expect(await tooWide(page), view).toEqual([]);
      if (photographsDirectory === undefined) return;
      mkdirSync(photographsDirectory, { recursive: true });
      const path = join(photographsDirectory, `library, ${view}, ${looks}.png`);
      await page.screenshot({ path, fullPage: view !== "oll" });
    };
    const go = async (fragment: string, text: string | RegExp) => {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await page.locator("case-library").getByText(text).first().waitFor();
    };
    await look("oll");
    await go("library=pll", "Only edges change places");
    await look("pll");
    await go("library=f2l", "Corner and edge in the upper layer");
    await look("f2l");
    await go("library=pll-t", "On your own cube");
    await look("case");
    await go("library=f2l-5", "On your own cube");
    await look("pair");
    await go("library=f2l-3", "On your own cube");
    await page.getByRole("radio", { name: /^Left hand/ }).check();
    await look("pair, left hand");
    await go("library=oll&view=train", "I don’t know");
    await page.getByRole("button", { name: "I don’t know" }).click();
    await page.getByText("Look at OLL").waitFor();
    await look("trainer");
  },
);

it.runIf(isLongRun)(
  "the library is translated into five languages, and fits on a phone in each",
  async ({ openCube }) => {
    const page = await openLibrary(openCube, "library=pll-t", {
      ...PHONE,
      reducedMotion: "reduce",
    });
    const library = page.locator("case-library");
    const texts = new Set<string>();
    for (const { code } of LANGUAGES) {
      await page.locator("#language").selectOption(code);
      await expect
        .poll(async () => texts.has(await library.locator(".to-list").innerText()))
        .toBe(false);
      texts.add(await library.locator(".to-list").innerText());
      expect(await tooWide(page), code).toEqual([]);
      await page.evaluate(() => (location.hash = "library=pll"));
      await library.locator(".search").waitFor();
      expect(await tooWide(page), code).toEqual([]);
      await page.evaluate(() => (location.hash = "library=pll-t"));
      await library.locator(".about").waitFor();
    }
    expect(texts.size).toBe(LANGUAGES.length);
  },
);
