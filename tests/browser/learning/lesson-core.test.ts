// The main job of lessons in every browser: a cube comes from Solve, is learned to its end, and goes back.

import { expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { DESKTOP, LOADING_WHEN_LEFT } from "../page/cube-page";
import { it } from "../page/page-test";
import { SCRAMBLED } from "./lesson-page";

const STAGES = [
  "Daisy",
  "First cross",
  "First corners",
  "Middle layer",
  "Last cross",
  "Last edges",
  "Last corners placed",
  "Last corners turned",
];

it("a lesson takes the cube from Solve, leads to its solution, and gives it back", async ({
  openCube,
}) => {
  // Turns take no time.
  const cube = await openCube(
    { ...DESKTOP, reducedMotion: "reduce" },
    { address: `#facelets=${SCRAMBLED}` },
  );
  const { page } = cube;
  cube.forgive(LOADING_WHEN_LEFT);
  await page.getByRole("link", { name: "Learn" }).click();
  const goal = page.locator("learn-page .goal h2");
  await goal.waitFor();
  expect(await page.locator("learn-page .stages .name").allInnerTexts()).toEqual(STAGES);
  await page.getByText("Hold it with yellow up and green in front.").waitFor();

  await page.getByText("The cube in words").click();
  const upper = "Upper face: yellow red blue, orange yellow orange, green white red.";
  await page.getByRole("listitem").filter({ hasText: upper }).waitFor();

  const next = page.getByRole("button", { name: "Next step", exact: true });
  const reached: string[] = [];
  const goals: string[] = [];
  while ((await next.getAttribute("aria-disabled")) === "false") {
    goals.push(await goal.innerText());
    await next.click();
    const said = await page.locator("learn-page .head [role=status]").innerText();
    // The turns themselves are not shown at first.
    if (!said.startsWith("Last turn: ")) reached.push(said);
  }
  expect(new Set(goals)).toEqual(new Set(STAGES));
  const allButLast = STAGES.slice(0, -1).map((name) => {
    const said: unknown = expect.stringMatching(
      new RegExp(`^${name}: done\\. Last turn: \\S+\\.$`),
    );
    return said;
  });
  expect(reached).toEqual([...allButLast, "Your cube is solved. Well done!"]);
  const stages = page.getByRole("list", { name: "Stages" });
  expect(await stages.getByText(/^done$/).count()).toBe(STAGES.length);

  await page.getByRole("link", { name: "Solve" }).click();
  await cube.net.waitFor();
  expect(isSolved(await cube.readFacelets())).toBe(true);
});
