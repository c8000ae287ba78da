// A stage practised on fresh cubes: from a lesson and back to it, by key, button and finger; and what is kept of it.
// With CUBEWRIGHT_PHOTOGRAPHS, the path of a directory, it is photographed.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { SOLVED_POCKET, stickersAlone, withPlaces } from "../../../web/core/pocket-stickers";
import { heldAt } from "../../../web/learn/lesson/moment";
import { STAGE_GOALS } from "../../../web/learn/lesson/stage-goals";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import type { ProfileOptions } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";
import type { OpenCube } from "../page/cube-opener";
import { placeOfSticker } from "../stage/stage-places";
import { swipe } from "../stage/touches";
import { LessonPage } from "./lesson-page";

const photographsDirectory = process.env.CUBEWRIGHT_PHOTOGRAPHS;
const it = pageTest.extend("needs", { picture: photographsDirectory !== undefined });

// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;
const SMALL_PHONE = {
  ...PHONE,
  viewport: { width: 360, height: 640 },
  reducedMotion: "reduce",
} as const;
const PATIENCE = { timeout: 30_000 };

// One turn of the left layer from the cross, as the cube is held with the cross below.
const CROSS_BY_LEFT = crossBy("R2");
const CROSS_BY_RIGHT = crossBy("L2");

function crossBy(move: Move): string {
  return `practise=cross&method=cfop&facelets=${applyMoves(SOLVED_FACELETS, [move])}`;
}

class PracticePage extends LessonPage {
  static async begin(
    openCube: OpenCube<Page>,
    fragment: string,
    options: ProfileOptions = CALM,
  ): Promise<PracticePage> {
    const cube = await openCube(options, {
      address: `learn.html#${fragment}`,
      isUsable: (opened) => new PracticePage(opened).isReady(),
    });
    return new PracticePage(cube);
  }

  /** Resolves when there is a cube to practise on. */
  async isReady(): Promise<void> {
    await this.page.locator("learn-practice .pad").waitFor();
  }

  /** The person's turns, and the lesson's. */
  get counts(): Locator {
    return this.page.locator("learn-practice dd");
  }

  get said(): Locator {
    return this.page.locator("learn-practice .tally [role=status]");
  }

  get rows(): Locator {
    return this.page.locator("learn-practice tbody tr");
  }

  /** Where on the page the result is announced, and how much space it has. */
  roomOfSaid(): Promise<{ top: number; height: number }> {
    return this.said.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: Math.round(top + scrollY), height };
    });
  }

  async yourTurns(): Promise<string> {
    return this.counts.first().innerText();
  }

  facelets(): Promise<string> {
    return this.page
      .locator("learn-practice cubewright-cube")
      .evaluate((element) => (element as HTMLElementTagNameMap["cubewright-cube"]).facelets);
  }

  async photograph(name: string): Promise<void> {
    if (photographsDirectory === undefined) return;
    mkdirSync(photographsDirectory, { recursive: true });
    const path = join(photographsDirectory, `practice, ${name}.png`);
    await this.page.screenshot({ path, fullPage: true });
  }
}

describe("practice", () => {
  it.runIf(isLongRun)(
    "starts from a lesson's stage, shows how to do it, and leads back",
    async ({ openCube }) => {
      const lesson = await LessonPage.open(openCube, undefined, CALM);
      const { page } = lesson;
      await lesson.stages.getByRole("button", { name: "Middle layer" }).click();
      await expect.poll(() => page.url()).toContain("index=");
      const left = page.url();

      await page.getByRole("link", { name: "Practise: Middle layer" }).waitFor();
      await page.getByRole("button", { name: "Practise", exact: true }).click();
      const practice = new PracticePage(lesson.cube);
      await page.getByRole("heading", { name: "Practise: Middle layer" }).waitFor();
      await practice.isReady();
      const first = await practice.facelets();
      const held = heldAt(firstHeld("beginner", first));
      expect(STAGE_GOALS["white-corners"]!.holds(held)).toBe(true);
      expect(STAGE_GOALS["middle-layer"]!.holds(held)).toBe(false);
      await practice.button("Another one").click();
      await expect.poll(() => practice.facelets()).not.toBe(first);
      const facelets = await practice.facelets();
      await expect
        .poll(() => page.url())
        .toMatch(`practise=middle-layer&method=beginner&facelets=${facelets}`);

      await page.reload();
      await practice.isReady();
      expect(await practice.facelets()).toBe(facelets);
      await page.getByRole("link", { name: "Show me how" }).click();
      await page.getByText("This lesson shows how to do what you practised.").waitFor();
      await expect.poll(() => lesson.goal.innerText()).toBe("Middle layer");
      await page.getByRole("link", { name: "Back to practising" }).click();
      await practice.isReady();
      expect(await practice.facelets()).toBe(facelets);

      await page.getByRole("link", { name: /^Next stage/ }).click();
      await page.getByRole("heading", { name: "Practise: Last cross" }).waitFor();
      await page.getByRole("link", { name: "Back to my cube" }).click();
      await lesson.button("Next turn").waitFor();
      await expect.poll(() => page.url()).toBe(left);
      expect(await page.getByText("This lesson shows how").count()).toBe(0);
    },
  );

  it("counts turns by key and by button, and keeps the results", async ({ openCube }) => {
    const practice = await PracticePage.begin(openCube, CROSS_BY_LEFT);
    const { page } = practice;
    expect(await practice.counts.allInnerTexts()).toEqual(["0", "1"]);
    // Wherever the focus is.
    for (const key of ["u", "Shift+f", "Shift+f"]) await page.keyboard.press(key);
    await expect.poll(() => practice.yourTurns()).toBe("2");
    await practice.button("Take back a turn").click();
    await expect.poll(() => practice.yourTurns()).toBe("1");
    for (const place of ["h2", "cubewright-stage .view"]) {
      await page.locator("learn-practice").locator(place).focus();
      await page.keyboard.press("r");
      await expect.poll(() => practice.yourTurns()).toBe("2");
      await page.keyboard.press("Control+z");
      await expect.poll(() => practice.yourTurns()).toBe("1");
    }
    await practice.said.getByText("Your turns: 1.").waitFor({ state: "attached" });
    // The cube that is practised on is not solved, so it starts no search and loads no tables.
    expect(
      page
        .workers()
        .map((worker) => worker.url())
        .filter((url) => !url.includes("methods")),
    ).toEqual([]);
    await practice.button("From the beginning").click();
    await expect.poll(() => practice.yourTurns()).toBe("0");
    expect(await practice.facelets()).toBe(applyMoves(SOLVED_FACELETS, ["R2"]));
    const before = await practice.roomOfSaid();
    await page.getByRole("button", { name: "L2: Left face (red)" }).click();
    await practice.said.getByText("You needed as many turns as the lesson.").waitFor();
    expect(await practice.roomOfSaid()).toEqual(before);
    // Turns after it do not count.
    await page.keyboard.press("u");
    await expect.poll(() => practice.facelets()).toBe(applyMoves(SOLVED_FACELETS, ["D"]));
    expect(await practice.yourTurns()).toBe("1");
    expect(await axeFindings(page)).toEqual([]);
    expect(await practice.rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^Cross\s+CFOP\s+1\s+1\s+1\s+1$/),
    ]);

    await page.reload();
    await practice.rows.first().waitFor();
    await practice.button("Delete my progress").press("Enter");
    const led = page.locator("learn-practice h3:focus");
    await led.waitFor();
    await practice.button("Bring it back").press("Enter");
    await practice.rows.first().waitFor();
    await led.waitFor();
    await practice.button("Delete my progress").click();
    await page.getByText("Your progress is deleted.").waitFor();
    await page.reload();
    await page.getByText("There is nothing yet.").waitFor();
  });

  it.runIf(isLongRun)(
    "turns by letters only at the cube if that is chosen",
    async ({ openCube }) => {
      const practice = await PracticePage.begin(openCube, CROSS_BY_LEFT);
      const { page } = practice;
      const choice = page.getByRole("checkbox", { name: /^The letter keys of a keyboard/ });
      await page.getByText("How to turn, and what counts").click();
      expect(await choice.isChecked()).toBe(true);
      await choice.press("u");
      await expect.poll(() => practice.yourTurns()).toBe("1");
      await choice.uncheck();
      await choice.press("u");
      await page.getByRole("button", { name: /^U2:/ }).press("f");
      await expect.poll(() => practice.yourTurns()).toBe("2");
      expect(await practice.facelets()).toBe(applyMoves(SOLVED_FACELETS, ["R2", "D", "F"]));

      await page.reload();
      await practice.isReady();
      await page.keyboard.press("u");
      await page.locator("learn-practice cubewright-stage .view").press("f");
      await expect.poll(() => practice.yourTurns()).toBe("1");
    },
  );

  it.runIf(isLongRun)("fits on a small phone in five languages", async ({ openCube }) => {
    const practice = await PracticePage.begin(openCube, CROSS_BY_LEFT, SMALL_PHONE);
    const { page } = practice;
    for (const summary of await page.locator("learn-practice summary").all()) await summary.click();
    const texts = new Set<string>();
    for (const { code } of LANGUAGES) {
      await page.locator("#language").selectOption(code);
      const title = () => page.locator("learn-practice h2").innerText();
      await expect.poll(async () => texts.has(await title())).toBe(false);
      texts.add(await title());
      const tooWide = await page.locator("learn-practice").evaluate((element) => {
        const boxes = [document.documentElement, ...element.shadowRoot!.querySelectorAll("*")];
        return boxes
          .filter((box) => !box.matches(".spoken") && box.scrollWidth > box.clientWidth + 1)
          .filter((box) => getComputedStyle(box).display !== "inline")
          .map((box) => `${box.className}: ${box.textContent.trim()}`);
      });
      expect(tooWide, code).toEqual([]);
    }
    const targets = await page
      .locator("learn-practice")
      .evaluate((element) =>
        Array.from(element.shadowRoot!.querySelectorAll("button, a, summary"), (each) =>
          Math.ceil(each.getBoundingClientRect().height),
        ),
      );
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  });

  it.runIf(isLongRun)(
    "takes a fresh cube if the one in the address has nothing to practise",
    async ({ openCube }) => {
      const fragment = `practise=cross&method=cfop&facelets=${SOLVED_FACELETS}`;
      const practice = await PracticePage.begin(openCube, fragment);
      expect(await practice.facelets()).not.toBe(SOLVED_FACELETS);
      // There was no lesson.
      await practice.page.getByRole("link", { name: "Back to my cube" }).click();
      await practice.page.getByText("There is no cube yet.").waitFor();
      await practice.page.evaluate(() => (location.hash = "practise=nothing"));
      await practice.page.getByText("There is no such stage to practise.").waitFor();
    },
  );

  it.runIf(isLongRun)(
    "can be returned to, also from the case library and after a reload",
    async ({ openCube }) => {
      const practice = await PracticePage.begin(openCube, CROSS_BY_LEFT);
      const { page } = practice;
      await page.getByRole("link", { name: "Show me how" }).click();
      await page.getByRole("link", { name: "Case library" }).click();
      await page.getByRole("link", { name: "Back to the lesson" }).click();
      await practice.button("Next turn").click();
      await expect.poll(() => page.url()).toContain("index=1&practice=");
      await page.reload();
      await page.getByRole("link", { name: "Back to practising" }).click();
      await practice.isReady();
      expect(page.url()).toContain(CROSS_BY_LEFT);
    },
  );

  it.runIf(isLongRun)("works with a 2x2x2", async ({ openCube }) => {
    const cube = applyMoves(withPlaces(SOLVED_POCKET), ["R2", "U", "R2"]);
    const fragment = `practise=pbl&method=ortega&facelets=${stickersAlone(cube)}`;
    const practice = await PracticePage.begin(openCube, fragment);
    // It may be written as held otherwise than in the link.
    const first = practice.page.url();
    await practice.button("Another one").click();
    await expect.poll(() => practice.page.url()).not.toBe(first);
    await practice.page.keyboard.press("r");
    await expect.poll(() => practice.yourTurns()).toBe("1");
  });
});

const LOOKS = [
  { looks: "desktop, light", options: { ...DESKTOP, colorScheme: "light" } },
  { looks: "desktop, dark", options: { ...DESKTOP, colorScheme: "dark" } },
  { looks: "phone, light", options: { ...PHONE, colorScheme: "light" } },
  { looks: "phone, dark", options: { ...PHONE, colorScheme: "dark" } },
  { looks: "phone, forced colours", options: { ...PHONE, forcedColors: "active" } },
] as const satisfies readonly { looks: string; options: ProfileOptions }[];

it.runIf(photographsDirectory !== undefined).for(LOOKS)(
  "practice is photographed ($looks)",
  async ({ looks, options }, { openCube }) => {
    const calm = { ...options, reducedMotion: "reduce" } as const;
    const practice = await PracticePage.begin(openCube, CROSS_BY_LEFT, calm);
    const { page } = practice;
    await page.locator("learn-practice canvas").waitFor(PATIENCE);
    await page.keyboard.press("u");
    await expect.poll(() => practice.yourTurns()).toBe("1");
    await practice.photograph(`begun, ${looks}`);
    await practice.button("From the beginning").click();
    await page.locator("learn-practice .pad").getByText("L2", { exact: true }).click();
    await practice.said.locator("b").waitFor();
    await practice.photograph(`reached, ${looks}`);
    await page.getByRole("link", { name: "Show me how" }).click();
    await page.getByRole("link", { name: "Back to practising" }).waitFor();
    await practice.photograph(`shown, ${looks}`);
    await page.locator("#language").selectOption("ru");
    await page.evaluate(() => (location.hash = "practise=pbl&method=ortega"));
    await practice.isReady();
    await practice.photograph(`2x2x2 in Russian, ${looks}`);
  },
);

it.extend("needs", { picture: true }).runIf(isLongRun)(
  "practice works by touch",
  async ({ openCube }) => {
    const practice = await PracticePage.begin(openCube, CROSS_BY_RIGHT, SMALL_PHONE);
    const { page } = practice;
    const stage = page.locator("learn-practice cubewright-stage");
    await page
      .locator("learn-practice cubewright-stage[data-live], learn-practice canvas")
      .first()
      .waitFor(PATIENCE);
    await stage.scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const box = (await stage.boundingBox())!;
    const placeOf = (label: string) => {
      const sticker = Array.from({ length: 54 }, (_, index) => stickerLabel(index)).indexOf(label);
      return placeOfSticker(box, sticker);
    };
    for (let count = 0; count < 2; ++count) await swipe(touch, placeOf("F9"), placeOf("F3"));
    await expect.poll(() => practice.said.innerText(), PATIENCE).toContain("as many turns");
    expect(await practice.yourTurns()).toBe("1");
  },
);
