// People learn their cube to the end, from an empty profile: by touch on a phone, and by a keyboard alone with what a
// screen reader tells them.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS, isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { PHONE } from "../page/cube-page";
import { Newcomer } from "../solving/newcomer";
import { ScreenReader } from "../solving/screen-reader";
import { LessonPage } from "./lesson-page";

// Its lesson for beginners has something to do in each stage but the last one.
const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U2", "F", "L'", "B", "D", "R2"] as Move[]);
const MOST_TURNS = 250;

describe.runIf(isLongRun)("a learner", () => {
  it("paints on a phone and makes each turn of the lesson by touch", async ({ openCube }) => {
    const cube = await openCube({ ...PHONE, reducedMotion: "reduce" });
    const { page } = cube;
    const person = new Newcomer(cube, { press: (part) => part.tap() });
    await person.press(cube.button("Paint my cube"));
    await person.paintFaces(FACELETS);
    expect(await cube.readFacelets()).toBe(FACELETS);
    await page.evaluate(() => scrollTo(0, 0));
    await person.press(page.getByRole("link", { name: "Learn" }));

    const lesson = new LessonPage(cube);
    await lesson.goal.waitFor();
    await person.press(lesson.button("Show the turns"));
    const now = page.locator("learn-page .turn .now");
    let turns = 0;
    while (await lesson.isOn("Next turn")) {
      // The instruction is within sight, below the cube that shows the turn.
      await person.sees(now);
      await person.press(lesson.button("Next turn"));
      turns += 1;
      expect(turns).toBeLessThan(MOST_TURNS);
    }
    await page.getByText("Your cube is solved. Well done!").waitFor();
    await person.sees(lesson.status);
    await page.evaluate(() => scrollTo(0, 0));
    await person.press(page.getByRole("link", { name: "Solve" }));
    await cube.net.waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
  });

  it("goes to the lesson by keyboard, hears each turn, and practises a stage", async ({
    openCube,
  }) => {
    const cube = await openCube({ reducedMotion: "reduce" }, { address: `#facelets=${FACELETS}` });
    const { page } = cube;
    const reader = await ScreenReader.of(page);
    await reader.tabTo(/link, "Learn"/);
    await page.keyboard.press("Enter");
    const lesson = new LessonPage(cube);
    await lesson.goal.waitFor();
    await lesson.stages.first().waitFor();

    await reader.tabTo(/radio, "Only the goal"/);
    for (const help of [/"Which piece"/, /"Where it goes"/, /"The turns"/]) {
      await reader.press("ArrowRight", help);
    }
    await reader.tabTo(/button, "Next turn"/, "Shift+Tab");
    const reached: string[] = [];
    for (let turns = 0; await lesson.isOn("Next turn"); ++turns) {
      expect(turns).toBeLessThan(MOST_TURNS);
      const before = await page.locator("learn-page .turn .now").innerText();
      expect(before).toMatch(/face|whole cube|layer/i);
      await reader.press("Enter", /"Next turn"/);
      const said = await lesson.status.innerText();
      if (said !== "" && said !== reached.at(-1)) reached.push(said);
    }
    expect(reached.length).toBeGreaterThan(4);
    expect(reached.at(-1)).toBe("Your cube is solved. Well done!");

    await reader.tabTo(/link, "Practise: Daisy"/);
    await page.keyboard.press("Enter");
    const practice = page.getByRole("heading", { name: "Practise: Daisy" });
    await practice.waitFor();
    await expect.poll(() => practice.evaluate((heading) => heading.matches(":focus"))).toBe(true);
    await reader.tabTo(/button, "U: /);
    await reader.press("Enter");
    await page.getByText("Your turns: 1.").waitFor({ state: "attached" });
  });
});
