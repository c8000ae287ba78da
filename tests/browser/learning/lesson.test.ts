// A lesson on a cube: from solving to learning and back, step by step to the end, with as much help as one wants.

import { describe, expect } from "vitest";

import { isSolved, isSolvedPocket } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { faceletsHeld, moveAtStart } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { stickersOfPiece } from "../../../web/core/pieces";
import { stepsOf } from "../../../web/core/written-moves";
import { stickersAlone, withPlaces } from "../../../web/core/pocket-stickers";
import type { CubewrightStage } from "../../../web/widget/stage/stage";
import { isLongRun } from "../long-run";
import { axeFindings } from "../accessibility";
import { it } from "../page/chromium-test";
import { type CubePage, DESKTOP, LOADING_WHEN_LEFT } from "../page/cube-page";
import { LessonPage, SCRAMBLED, SCRAMBLED_POCKET, shownBy } from "./lesson-page";

// With the upper right front corner twisted in its place.
const TWISTED = withTwistedCorner(SCRAMBLED);
// A 2x2x2 with its upper right front corner twisted in its place.
const TWISTED_POCKET = stickersAlone(withTwistedCorner(withPlaces(SCRAMBLED_POCKET)));
// Another cube.
const OTHER = applyMoves(SCRAMBLED, ["R", "U2", "F'"]);
// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;

function withTwistedCorner(facelets: string): string {
  const stickers = Array.from(facelets);
  const corner = stickersOfPiece("URF");
  corner.forEach((sticker, side) => {
    stickers[corner[(side + 1) % 3]!] = facelets.charAt(sticker);
  });
  return stickers.join("");
}

describe("a lesson", () => {
  it("shows as much help as chosen by keyboard, also after a reload", async ({ openCube }) => {
    const lesson = await LessonPage.open(openCube, undefined, CALM);
    const { page } = lesson;
    expect(await page.getByText("This step is about").count()).toBe(0);
    await page.getByRole("radio", { name: "Only the goal" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("This step is about one piece: white-red edge.").waitFor();
    expect(await page.getByText("where the").count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await page
      .getByText("Before the turns the white-red edge is where the front face and left face meet.")
      .waitFor();
    await page
      .getByRole("img", { name: "Where the pieces of this step are before its turns." })
      .waitFor();
    expect(await lesson.turns.count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    const turns = await lesson.turns.allInnerTexts();
    expect(turns.length).toBeGreaterThan(1);
    await page.getByText("comes beside the upper centre").waitFor();

    await lesson.button("Next turn").focus();
    await page.keyboard.press("Enter");
    const current = page.locator("learn-page .turns [aria-current=step]");
    await expect.poll(() => current.innerText()).toBe(turns[1]);
    await lesson.button("Previous turn").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => current.innerText()).toBe(turns[0]);
    expect(await lesson.isOn("Previous turn")).toBe(false);
    // It stays so at the next visit.
    await page.reload();
    await lesson.turns.first().waitFor();
  });

  it("counts turns as on Solve, also after a reload, and takes that back there", async ({
    openCube,
  }) => {
    const cube = await openCube(CALM, { address: `#facelets=${SCRAMBLED}&metric=qtm` });
    cube.forgive(LOADING_WHEN_LEFT);
    const { page } = cube;
    await page.getByRole("link", { name: "Learn" }).click();
    const whole = page.getByText(/^The whole lesson: \d+ quarter turns\.$/);
    await whole.waitFor();
    await page.reload();
    await whole.waitFor();
    await page.getByRole("link", { name: "Solve" }).click();
    await cube.net.waitFor();
    expect(new URL(page.url()).hash).toContain("&metric=qtm");
  });

  it("animates a step's turns, and stops where the step ends", async ({ openCube }) => {
    const lesson = await LessonPage.open(openCube);
    await lesson.choose("The turns");
    const count = await lesson.turns.count();
    const place = async () => (await shownBy(lesson)).index;
    const before = await place();
    await lesson.button("Next step").click();
    await expect.poll(place, { timeout: 30_000 }).toBe(before + count);
    await lesson.page.getByText("Daisy: step 2 of 3").waitFor();
    await lesson.button("Previous step").click();
    expect(await place()).toBe(before);
  });

  it("goes on from where a wrong turn has led", async ({ openCube }) => {
    const lesson = await LessonPage.open(openCube, undefined, CALM);
    const { page } = lesson;
    await lesson.button("Next turn").click();
    const { facelets: before } = await shownBy(lesson);
    const shown = async () => (await shownBy(lesson)).facelets;
    // The turns are hidden, so that the one just made is told. The cube is held with yellow up: its upper face is the
    // lower one of the start.
    const tellWrongTurn = async () => {
      await page.getByText("I made a wrong turn").click();
      const wrongTurn = page.locator("cubewright-wrong-turn");
      await wrongTurn.getByRole("button", { name: "U2", exact: true }).click();
      await page.getByText("The lesson goes on from where your cube is now.").waitFor();
      expect(await shown()).toBe(applyMoves(SCRAMBLED, ["D2"]));
    };
    await tellWrongTurn();
    await lesson.button("Take that back").press("Enter");
    await expect.poll(shown).toBe(before);
    expect(await lesson.button("Next turn").evaluate((next) => next.matches(":focus"))).toBe(true);
    await tellWrongTurn();
    await page.keyboard.press("Control+z");
    await expect.poll(shown).toBe(before);
    // Without any turn there is none to tell: the open form goes, and the focus with it to the next turn.
    await page.getByText("I made a wrong turn").click();
    await page.keyboard.press("Control+z");
    await page.locator("cubewright-wrong-turn").waitFor({ state: "detached" });
    expect(await lesson.button("Next turn").evaluate((next) => next.matches(":focus"))).toBe(true);
    await lesson.button("Next turn").press("Enter");
    await tellWrongTurn();
    await page.getByText("Hold it with yellow up and green in front.").waitFor();
    while (await lesson.isOn("Next step")) await lesson.button("Next step").click();
    expect(isSolved((await shownBy(lesson)).facelets)).toBe(true);
    // What comes next is where the keyboard goes on.
    await lesson.button("Next turn").focus();
    for (const _ of ["I made a wrong turn", "Another cube", "Paint my cube"]) {
      await page.keyboard.press("Tab");
    }
    const paint = page.getByRole("link", { name: "Paint my cube" });
    expect(await paint.evaluate((link) => link.matches(":focus"))).toBe(true);
  });

  const taught = [
    ["beginner", ["First layer", "Last corners placed", "Last corners turned"]],
    ["ortega", ["First face", "Orient the last corners (OLL)", "Put both layers in order (PBL)"]],
  ] as const;
  it.for(taught.filter(([method]) => isLongRun || method === "ortega"))(
    "teaches the 2x2x2 by the method chosen for solving: %s",
    async ([method, names], { openCube }) => {
      const cube = await openCube(CALM, { address: `#facelets=${SCRAMBLED_POCKET}` });
      const { page } = cube;
      await page.locator("#method").selectOption(method);
      await page.getByRole("link", { name: "Learn" }).click();
      const lesson = new LessonPage(cube);
      await lesson.goal.waitFor();
      expect(await lesson.stages.locator(".name").allInnerTexts()).toEqual(names);
      await lesson.choose("The turns");
      const goals: string[] = [];
      while (await lesson.isOn("Next step")) {
        goals.push(await lesson.goal.innerText());
        await lesson.button("Next step").click();
      }
      expect(new Set(goals)).toEqual(new Set(names));
      await page.getByText("Your cube is solved. Well done!").waitFor();
      await page.getByRole("link", { name: "Solve" }).click();
      await cube.net.waitFor();
      expect(isSolvedPocket(new URL(page.url()).hash.slice("#facelets=".length))).toBe(true);
    },
  );

  it("marks the piece and its place on the cube, depending on the chosen help", async ({
    openCube,
  }) => {
    const lesson = await LessonPage.open(openCube, undefined, CALM);
    const pointed = () =>
      lesson.page.locator("cubewright-stage").evaluate((stage) => {
        const { highlights, filled } = stage as CubewrightStage;
        return [highlights.length, filled.length];
      });
    await lesson.choose("Which piece");
    await expect.poll(pointed).toEqual([2, 0]);
    await lesson.page.getByText("On the cube it has a frame.").waitFor();
    await lesson.choose("Where it goes");
    await expect.poll(pointed).toEqual([2, 2]);
    await lesson.choose("Only the goal");
    await expect.poll(pointed).toEqual([0, 0]);
  });

  it("follows turns by key, and asks what to do about an unexpected one", async ({ openCube }) => {
    const lesson = await LessonPage.open(openCube, undefined, CALM);
    const { page } = lesson;
    await lesson.choose("The turns");
    const [first, second] = await lesson.turns.allInnerTexts();
    expect(first).toMatch(/^[URFDLB]'?$/);
    const cube = page.locator("cubewright-stage .view");
    await cube.focus();
    await page.keyboard.press(first!.replace(/(.)'/, "Shift+$1"));
    const current = page.locator("learn-page .turns [aria-current=step]");
    await expect.poll(() => current.innerText()).toBe(second);
    const before = await shownBy(lesson);

    const other = FACES.find((face) => !`${first}${second}`.includes(face))!;
    await page.keyboard.press(other);
    await page.getByText(`You turned ${other}. Go on from there, or take it back?`).waitFor();
    await lesson.button("Take it back").click();
    await lesson.button("Next turn").waitFor();
    expect(await shownBy(lesson)).toEqual(before);

    await page.keyboard.press(other);
    await lesson.button("Go on from there").click();
    await page.getByText("The lesson goes on from where your cube is now.").waitFor();
    // The cube is held with yellow up and green in front.
    const made = moveAtStart(other, stepsOf(["z2"])[0]!.orientation);
    expect((await shownBy(lesson)).facelets).toBe(applyMoves(before.facelets, [made]));
  });

  it("keeps method, stage and place in its address", async ({ openCube }) => {
    const fragment = `method=cfop&stage=f2l-2&facelets=${SCRAMBLED}`;
    const lesson = await LessonPage.open(openCube, fragment, CALM);
    const { page } = lesson;
    expect(await lesson.goal.innerText()).toBe("Second pair");
    await lesson.stages.getByRole("button", { name: "Fourth pair" }).click();
    await expect.poll(() => page.url()).toContain("stage=f2l-4");
    const atStage = page.url();
    await lesson.button("Next turn").click();
    await expect.poll(() => page.url()).not.toBe(atStage);
    const url = page.url();
    expect(url).toMatch(/stage=f2l-4&facelets=\w{54}&index=\d+$/);
    const shown = await shownBy(lesson);
    await page.reload();
    await lesson.goal.waitFor();
    expect(page.url()).toBe(url);
    expect(await lesson.goal.innerText()).toBe("Fourth pair");
    expect(await shownBy(lesson)).toEqual(shown);
  });

  it.runIf(isLongRun)(
    "does not overwrite a new cube in the address that it has not read yet",
    async ({ openCube }) => {
      const lesson = await LessonPage.open(openCube, undefined, CALM);
      const { page } = lesson;
      await expect.poll(() => page.url()).toContain("stage=");
      await lesson.button("Next turn").click();
      // The page hears of a new fragment only after its pending work; here it writes its address before that.
      await page.evaluate((facelets) => {
        location.hash = `facelets=${facelets}`;
        dispatchEvent(new Event("pagehide"));
      }, OTHER);
      await expect.poll(() => page.url()).toContain(`stage=daisy&facelets=${OTHER}`);
      expect((await shownBy(lesson)).facelets).toBe(OTHER);
    },
  );

  it.runIf(isLongRun)("goes on by another method from the current cube", async ({ openCube }) => {
    const lesson = await LessonPage.open(openCube, undefined, CALM);
    for (const [method, first] of [
      ["CFOP in two looks", "Cross"],
      ["CFOP", "Cross"],
      ["Thistlethwaite", "Orient the edges"],
      ["Corners, then edges", "Place the corners"],
      ["Beginner: layer by layer", "Daisy"],
    ] as const) {
      await lesson.chooseMethod(method);
      await expect.poll(() => lesson.goal.innerText()).toBe(first);
      await lesson.button("Next turn").click();
    }
  });

  it.runIf(isLongRun)("accepts a cube written in another orientation", async ({ openCube }) => {
    const fragment = `facelets=${faceletsHeld(SCRAMBLED, 9)}`;
    const lesson = await LessonPage.open(openCube, fragment, CALM);
    await expect.poll(() => lesson.page.url()).toContain(`facelets=${SCRAMBLED}`);
  });
});

describe("where there is no lesson", () => {
  const lessonless = [
    ["no cube", "", "There is no cube yet."],
    [
      "a solved one",
      "facelets=UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
      "is solved.",
    ],
    ["a solved 2x2x2", "facelets=UUUURRRRFFFFDDDDLLLLBBBB", "is solved."],
    ["a text", "facelets=hello", "cannot be read"],
  ] as const;
  it.for(isLongRun ? lessonless : lessonless.slice(0, 1))(
    "the page says why: %s",
    async ([, fragment, said], { openCube }) => {
      const { page } = await openCube(CALM, {
        address: `learn.html#${fragment}`,
        isUsable: (cube) => cube.page.locator("learn-page .instead").getByText(said).waitFor(),
      });
      const paint = page.getByRole("link", { name: "Paint my cube" });
      const [, facelets] = fragment.split("=");
      expect(await paint.getAttribute("href")).toBe(
        facelets === undefined ? "./" : `./#facelets=${facelets}`,
      );
    },
  );

  const impossible = [
    ["3x3x3", "cfop", TWISTED],
    ["2x2x2", "ortega", TWISTED_POCKET],
  ] as const;
  it.for(isLongRun ? impossible : impossible.slice(0, 1))(
    "an impossible %s can be mended",
    async ([, method, facelets], { openCube }) => {
      const repairs = (cube: CubePage) =>
        cube.page.locator("cubewright-repairs").getByRole("button");
      const said = /^This cube cannot exist, or is not painted to the end\. Mend it here/;
      const cube = await openCube(CALM, {
        address: `learn.html#method=${method}&facelets=${facelets}`,
        isUsable: (opened) => repairs(opened).first().waitFor(),
      });
      await cube.page.getByRole("alert").filter({ hasText: said }).waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      await repairs(cube).first().click();
      await new LessonPage(cube).goal.waitFor();
      await expect.poll(() => cube.page.url()).toContain(`method=${method}`);
      expect(await cube.net.count()).toBe(0);
    },
  );

  it.runIf(isLongRun)("a cube can be repainted, also after a reload", async ({ openCube }) => {
    const halfRight = `${SCRAMBLED.slice(0, 53)}F`;
    const cube = await openCube(CALM, {
      address: `learn.html#method=cfop&facelets=R${halfRight.slice(1)}`,
      isUsable: (opened) => opened.net.waitFor(),
    });
    await cube.radio("U").click();
    await cube.stickerNamed("U1").click();
    await expect.poll(() => cube.page.url()).toContain(`facelets=${halfRight}`);
    await cube.reload();
    await cube.radio("U").click();
    await cube.stickerNamed("B9").click();
    await new LessonPage(cube).goal.waitFor();
    await expect
      .poll(() => cube.page.url())
      .toContain(`method=cfop&stage=cross&facelets=${SCRAMBLED}`);
  });

  it("a cube can be mixed, and its lesson comes back at the next visit", async ({ openCube }) => {
    const { page, context } = await openCube(CALM, {
      address: "learn.html",
      isUsable: (cube) => cube.page.getByText("There is no cube yet.").waitFor(),
    });
    await page.getByRole("button", { name: "Mix a cube" }).press("Enter");
    await page.locator("learn-page .goal h2").waitFor();
    // A person who has no mouse goes on there.
    const next = page.getByRole("button", { name: "Next turn" });
    await expect.poll(() => next.evaluate((button) => button.matches(":focus"))).toBe(true);
    await page.getByRole("button", { name: "Show the turns" }).press("Enter");
    await expect.poll(() => next.evaluate((button) => button.matches(":focus"))).toBe(true);
    await expect.poll(() => page.url()).toContain("facelets=");
    const { hash, href } = new URL(page.url());
    const again = await context.newPage();
    await again.goto(href.slice(0, -hash.length));
    await again.locator("learn-page .goal h2").waitFor();
    await expect.poll(() => new URL(again.url()).hash).toBe(hash);
  });
});
