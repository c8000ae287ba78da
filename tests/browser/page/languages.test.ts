// The page in other languages: the browser's, or the one chosen on it; and the element in the
// language of the page that it is on.

import { describe, expect } from "vitest";

import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import { isLongRun, ofThisRun } from "../long-run";
import { it } from "./chromium-test";
import { type CubePage, DESKTOP, PHONE } from "./cube-page";
import { it as elementIt } from "../element/element-test";

interface Sample {
  locale: string;
  lang: string;
  title: RegExp;
  solve: string;
  net: string;
  sticker: string;
  solved: RegExp;
  /** What the page says about moves whose fifth character is "n". */
  noMove: string;
  help: string;
  isLong?: boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    locale: "sr-RS",
    lang: "sr-Latn",
    title: /rešite/,
    solve: "Reši",
    net: "Mreža kocke",
    sticker: "U1, bela",
    solved: /^1 potez, i kraćeg rešenja nema\.$/,
    noMove: "„n” (znak 5) nije potez.",
    help: "Iz ruke do rešene kocke",
    isLong: true,
  },
  {
    locale: "zh-CN",
    lang: "zh-Hans",
    title: /还原/,
    solve: "求解",
    net: "魔方展开图",
    sticker: "U1，白色",
    solved: /^1 步，没有更短的解法。$/,
    noMove: "“n”（第 5 个字符）不是一个转动。",
    help: "从手中到还原",
  },
  {
    locale: "ko-KR",
    lang: "ko",
    title: /큐브 풀기/,
    solve: "풀기",
    net: "큐브 전개도",
    sticker: "U1, 흰색",
    solved: /^1수, 더 짧은 해법은 없습니다\.$/,
    noMove: "“n”(5번째 글자) 기호는 회전이 아닙니다.",
    help: "손안의 큐브에서 완성까지",
    isLong: true,
  },
  {
    locale: "ru-RU",
    lang: "ru",
    title: /соберите/,
    solve: "Решить",
    net: "Развёртка кубика",
    sticker: "U1, белый",
    solved: /^1 ход, короче решения нет\.$/,
    noMove: "«n» (символ 5) — не ход.",
    help: "От кубика в руке до собранного",
    isLong: true,
  },
];

describe("the page in the browser's language", () => {
  it("is tested in each of the languages", () => {
    const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== "en");
    expect(SAMPLES.map(({ lang }) => lang)).toEqual(others);
  });

  it.for(ofThisRun(SAMPLES))("solves a cube: $locale", async (sample, { openCube }) => {
    const isUsable = (cube: CubePage) =>
      cube.page.getByRole("grid", { name: sample.net }).waitFor();
    const options = { ...PHONE, locale: sample.locale };
    const cube = await openCube(options, { isUsable });
    const { page } = cube;
    await page.getByRole("heading", { name: sample.help }).waitFor();
    expect(await page.title()).toMatch(sample.title);
    expect(await page.locator("html").getAttribute("lang")).toBe(sample.lang);
    await page.getByRole("gridcell", { name: sample.sticker, exact: true }).waitFor();
    await page.locator("#position").fill("R U n");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText(sample.noMove, { exact: true }).waitFor();
    await page.locator("#position").fill("R");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: sample.solve, exact: true }).click();
    await page.getByRole("status").filter({ hasText: sample.solved }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.viewport!.width);
    // page/page.test.ts looks at the same view in English.
    if (isLongRun) expect(await axeFindings(page)).toEqual([]);
  });
});

describe("the list of languages", () => {
  it("changes the page's language at once, and is remembered", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    await page.getByRole("button", { name: "Scramble", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /random/ })
      .waitFor();
    await page.getByRole("combobox", { name: "Language" }).selectOption("Русский");
    await page
      .getByRole("status")
      .filter({ hasText: /Случайный кубик/ })
      .waitFor();
    await page.getByRole("heading", { name: "От кубика в руке до собранного" }).waitFor();
    await page.reload();
    await page.getByRole("grid", { name: "Развёртка кубика" }).waitFor();
    await page.getByRole("combobox", { name: "Язык" }).selectOption("English");
    await page.getByRole("heading", { name: "From your hand to solved" }).waitFor();
    await cube.net.waitFor();
    expect(await page.title()).toMatch(/solve your Rubik's cube/);
  });

  it("leaves the page in English if the words cannot be fetched", async ({ openCube, site }) => {
    site.withheld = "/assets/ko-";
    const cube = await openCube({ ...DESKTOP, locale: "ko-KR" });
    // The browser itself reports what it could not fetch.
    cube.forgive(/\/assets\/ko-/);
    expect(site.requestsBelow("/assets/ko-")).not.toEqual([]);
    await cube.page.getByRole("heading", { name: "From your hand to solved" }).waitFor();
  });
});

describe("the element", () => {
  elementIt("uses its own lang, or else that of its surroundings", async ({ page }) => {
    await page.embed(
      `<div lang="ko"><cubewright-cube mode="paint"></cubewright-cube></div>
       <cubewright-cube mode="paint" lang="sr-RS"></cubewright-cube>
       <cubewright-cube mode="paint" lang="fr"></cubewright-cube>`,
    );
    await page.tab.getByRole("grid", { name: "큐브 전개도" }).waitFor();
    await page.tab.getByRole("grid", { name: "Mreža kocke" }).waitFor();
    await page.tab.getByRole("grid", { name: "Cube net" }).waitFor();
    await page.tab.evaluate(() => {
      document.querySelector("cubewright-cube[lang=fr]")!.setAttribute("lang", "ru");
    });
    await page.tab.getByRole("grid", { name: "Развёртка кубика" }).waitFor();
    await page.tab.evaluate(() => (document.documentElement.lang = "zh"));
    // Elements with a nearer `lang` keep their language.
    await page.tab.getByRole("grid", { name: "큐브 전개도" }).waitFor();
  });

  elementIt("follows a change of the page's language", async ({ page }) => {
    await page.embed(`<cubewright-cube mode="paint"></cubewright-cube>`);
    await page.tab.getByRole("grid", { name: "Cube net" }).waitFor();
    await page.tab.evaluate(() => (document.documentElement.lang = "zh-CN"));
    await page.tab.getByRole("grid", { name: "魔方展开图" }).waitFor();
  });
});
