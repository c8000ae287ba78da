// What a lesson looks like: axe has nothing to say of it, a finger hits every control, nothing jumps while one steps
// through it, and no text is too wide in any language. With CUBEWRIGHT_PHOTOGRAPHS, the path of a directory, each state
// is photographed.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { BrowserContextOptions } from "playwright-core";
import { expect } from "vitest";

import { FACES } from "../../../web/core/faces";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import { isLongRun, ofThisRun } from "../long-run";
import { findTooSmall } from "../looks/small-targets";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";
import { FLIPPED_EDGE } from "../puzzles/wrong-cubes";
import { LessonPage, SCRAMBLED, SCRAMBLED_POCKET } from "./lesson-page";

const photographsDirectory = process.env.CUBEWRIGHT_PHOTOGRAPHS;
const it = pageTest.extend("needs", { picture: photographsDirectory !== undefined });

interface Looks {
  looks: string;
  options: BrowserContextOptions;
  isLong?: boolean;
}

const LOOKS: readonly Looks[] = [
  { looks: "phone, dark", options: { ...PHONE, colorScheme: "dark" } },
  { looks: "desktop, light", options: { ...DESKTOP, colorScheme: "light" }, isLong: true },
  { looks: "phone, light", options: { ...PHONE, colorScheme: "light" }, isLong: true },
  { looks: "desktop, dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { looks: "phone, forced colours", options: { ...PHONE, forcedColors: "active" }, isLong: true },
];

/** The texts that are wider than the window, or than their box. */
function tooWide({ page }: LessonPage): Promise<string[]> {
  return page.locator("learn-page").evaluate((element) => {
    const boxes = [document.documentElement, ...element.shadowRoot!.querySelectorAll("*")];
    return boxes
      .filter((box) => !box.matches(".spoken") && box.scrollWidth > box.clientWidth + 1)
      .filter((box) => getComputedStyle(box).display !== "inline")
      .map((box) => `${box.className}: ${box.textContent.trim()}`);
  });
}

/** Looks at a lesson in its present state. */
async function lookAt(lesson: LessonPage, state: string, { looks, options }: Looks): Promise<void> {
  const { page } = lesson;
  expect(await axeFindings(page), state).toEqual([]);
  expect(await tooWide(lesson), state).toEqual([]);
  if (photographsDirectory !== undefined) {
    mkdirSync(photographsDirectory, { recursive: true });
    const path = join(photographsDirectory, `lesson, ${state}, ${looks}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  if (options.hasTouch) expect(await findTooSmall(page.locator("body")), state).toEqual([]);
}

const LOOKED_AT = photographsDirectory === undefined ? ofThisRun(LOOKS) : LOOKS;

it.for(LOOKED_AT)(
  "every card passes axe and fits its box ($looks)",
  async (looked, { openCube }) => {
    const calm = { ...looked.options, reducedMotion: "reduce" } as const;
    const lesson = await LessonPage.open(openCube, undefined, calm);
    const { page } = lesson;
    const look = (state: string) => lookAt(lesson, state, looked);
    await look("goal");
    await lesson.choose("The turns");
    await look("turns");
    await page.getByText("I made a wrong turn").click();
    await page.locator("cubewright-wrong-turn").getByRole("button", { name: "U2" }).waitFor();
    await look("wrong turn");
    await page.getByText("Centres, edges, corners, layers").click();
    const methods = ["Thistlethwaite", "CFOP in two looks", "Corners, then edges"];
    for (const method of isLongRun ? methods : methods.slice(0, 1)) {
      const before = await lesson.stages.first().innerText();
      await lesson.chooseMethod(method);
      await expect.poll(() => lesson.stages.first().innerText()).not.toBe(before);
      await look(method);
    }
    await lesson.stages.last().getByRole("button").click();
    while (await lesson.isOn("Next step")) await lesson.button("Next step").click();
    await look("end");
  },
);

it.runIf(isLongRun || photographsDirectory !== undefined).for(LOOKED_AT)(
  "a question about a turn, a cube to be mended and a 2x2x2 pass axe and fit their boxes ($looks)",
  async (looked, { openCube }) => {
    const calm = { ...looked.options, reducedMotion: "reduce" } as const;
    const asked = await LessonPage.open(openCube, undefined, calm);
    await asked.choose("The turns");
    const turns = (await asked.turns.allInnerTexts()).join("");
    await asked.page.locator("cubewright-stage .view").focus();
    await asked.page.keyboard.press(FACES.find((face) => !turns.includes(face))!);
    await asked.button("Take it back").waitFor();
    await lookAt(asked, "question about a turn", looked);

    const mended = await openCube(calm, {
      address: `learn.html#facelets=${FLIPPED_EDGE}`,
      isUsable: ({ page }) =>
        page.locator("cubewright-repairs").getByRole("button").first().waitFor(),
    });
    await lookAt(new LessonPage(mended), "mending", looked);

    const pocket = await LessonPage.open(openCube, `facelets=${SCRAMBLED_POCKET}`, calm);
    await pocket.choose("Where it goes");
    await lookAt(pocket, "2x2x2", looked);
  },
);

/** Where the parts of a lesson are, and how high, as they follow each other for the keyboard. */
function placesIn({ page }: LessonPage): Promise<[name: string, top: number, height: number][]> {
  return page.locator("learn-page").evaluate((element) => {
    const parts = ".card, .turning, .help, .method, .stages";
    return Array.from(element.shadowRoot!.querySelectorAll(parts), (part) => {
      const { top, height } = part.getBoundingClientRect();
      return [part.className, top + scrollY, height];
    });
  });
}

it.runIf(isLongRun)("the layout stays still within a step", async ({ openCube }) => {
  const fragment = `method=cfop&stage=f2l-1&facelets=${SCRAMBLED}`;
  for (const options of [DESKTOP, PHONE]) {
    const calm = { ...options, reducedMotion: "reduce" } as const;
    const lesson = await LessonPage.open(openCube, fragment, calm);
    await lesson.choose("The turns");
    await lesson.page.getByRole("link", { name: /^F2L \d+$/ }).waitFor();
    const count = await lesson.turns.count();
    expect(count).toBeGreaterThan(2);
    const atFirst = await placesIn(lesson);
    for (let turn = 1; turn < count; ++turn) {
      await lesson.button("Next turn").click();
      expect(await placesIn(lesson)).toEqual(atFirst);
    }
  }
});

// At the beginning and after a stage there is more to say than in between.
it("the parts follow each other on a small phone, and stay still at a step's first turn", async ({
  openCube,
}) => {
  const small = { ...PHONE, viewport: { width: 360, height: 740 } };
  const fragment = `method=beginner&facelets=${SCRAMBLED}`;
  const lesson = await LessonPage.open(openCube, fragment, { ...small, reducedMotion: "reduce" });
  const parts = await placesIn(lesson);
  expect(parts.map(([name]) => name)).toEqual([
    ...["turning", "turn card", "goal card", "help", "method", "stages"],
  ]);
  expect(parts.toSorted(([, one], [, other]) => one - other)).toEqual(parts);
  await lesson.button("Next turn").click();
  expect(await placesIn(lesson)).toEqual(parts);
  await lesson.choose("The turns");
  for (const stage of [0, 1, 2]) {
    await lesson.stages.nth(stage).getByRole("button").click();
    while ((await lesson.turns.count()) < 2) await lesson.button("Next step").click();
    const atFirst = await placesIn(lesson);
    await lesson.button("Next turn").click();
    expect(await placesIn(lesson)).toEqual(atFirst);
  }
});

// Russian has the longest words.
const TRIED_LANGUAGES = LANGUAGES.filter(({ code }) => isLongRun || code === "ru");

it.for(TRIED_LANGUAGES)(
  "a lesson is in $name, and fits on a phone",
  async ({ code }, { openCube }) => {
    const options = { ...PHONE, locale: code.slice(0, 2), reducedMotion: "reduce" } as const;
    const lesson = await LessonPage.open(openCube, undefined, options);
    const { page } = lesson;
    await page.locator(`html[lang=${code}]`).waitFor({ state: "attached" });
    await page.locator("learn-page input[type=radio]").last().check({ force: true });
    await page.locator("learn-page .turns").waitFor();
    // A lesson begins in English where the words of its language are still on their way.
    const english = expect.poll(() => lesson.button("Next turn").count());
    await english.toBe(code === "en" ? 1 : 0);
    expect(await tooWide(lesson)).toEqual([]);
  },
);
