// Everything that a finger can press measures at least 44 by 44 CSS pixels (WCAG 2.5.5) and is not
// covered by anything; links within a sentence are as high as its lines. The net has another layout
// for fingers, and the arrow keys follow that layout.

import { describe, expect } from "vitest";

import { LANGUAGES } from "../../../web/widget/words/languages";
import type { ProfileOptions } from "../browsers/tab";
import { it } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { isLongRun, ofThisRun } from "../long-run";
import { FLIPPED_EDGE } from "../puzzles/wrong-cubes";
import { findTooSmall } from "./small-targets";

const WINDOWS: { name: string; options: ProfileOptions; isLong?: boolean }[] = [
  { name: "a small phone's", options: { ...PHONE, viewport: { width: 320, height: 568 } } },
  { name: "a phone's", options: PHONE, isLong: true },
  {
    name: "that of a phone on its side",
    isLong: true,
    options: { ...PHONE, viewport: { width: 844, height: 390 } },
  },
  {
    name: "a tablet's",
    options: { ...PHONE, viewport: { width: 820, height: 1180 } },
    isLong: true,
  },
  {
    name: "a tablet's on its side",
    options: { ...PHONE, viewport: { width: 1180, height: 820 } },
    isLong: true,
  },
];

const LONG_SOLUTION = "R U2 F' L D B2 U' R2 F D2";

async function expectLargeTargets({ page }: CubePage, parts = page.locator("body")): Promise<void> {
  expect(await parts.getByRole("button").count()).toBeGreaterThan(0);
  expect(await findTooSmall(parts)).toEqual([]);
}

/** The visible buttons whose texts are wider than they are. */
function findTooLong({ page }: CubePage): Promise<string[]> {
  return page.locator("button:visible").evaluateAll((buttons: HTMLElement[]) =>
    buttons
      .filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
        const isInside = inner.left >= outer.left && inner.right <= outer.right;
        // Beside pictures, texts are for screen readers.
        return button.innerText.trim() !== "" && !button.querySelector("svg") && !isInside;
      })
      .map((button) => button.innerText),
  );
}

describe.each(ofThisRun(WINDOWS))("in a window as large as $name", ({ options }) => {
  // One of the controls comes with the picture.
  it.override("needs", { picture: true });

  it("every control is large enough for a finger, whatever is shown", async ({ openCube }) => {
    const cube = await openCube(options, { isUsable: (page) => page.stageIsLive() });
    await expectLargeTargets(cube);

    for (const name of ["Colours and signs", "Share", "Embed"]) {
      await cube.button(name).tap();
      const dialog = cube.page.getByRole("dialog");
      await dialog.waitFor();
      await expectLargeTargets(cube, dialog);
      await cube.button("Close").tap();
      await dialog.waitFor({ state: "hidden" });
    }

    await cube.button("Paint my cube").tap();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    await expectLargeTargets(cube);

    await cube.enterPosition(FLIPPED_EDGE);
    await cube.alert.filter({ hasText: "is flipped." }).waitFor();
    await cube.button("Show 7 more").waitFor();
    await expectLargeTargets(cube);

    await cube.searchBriefly();
    await cube.enterPosition(LONG_SOLUTION);
    await cube.solve();
    await cube.page.locator("table-panel summary").tap();
    await cube.page.locator("table-panel details[open]").waitFor();
    await expectLargeTargets(cube);

    await cube.button("Step by step").tap();
    await cube.button("Done, next").waitFor();
    await cube.wrongTurn.tap();
    await cube.button("nothing: I left it out").waitFor();
    await expectLargeTargets(cube);
  });

  describe("in every language", () => {
    // The buttons of the picture hold no text.
    if (!isLongRun) it.override("needs", {});

    it("every button holds its text", async ({ openCube }) => {
      const cube = await openCube(options);
      for (const { code } of LANGUAGES) {
        await cube.page.locator("#language").selectOption(code);
        await cube.page.locator(`.layout[lang="${code}"]`).waitFor();
        expect(await findTooLong(cube), code).toEqual([]);
      }
    });
  });

  it.runIf(isLongRun)(
    "every control in a frame with moves is large enough for a finger",
    async ({ openCube }) => {
      const address = "embed.html?mode=view&alg=R+U2+F%27+L";
      const cube = await openCube(options, { address, isUsable: (page) => page.stageIsLive() });
      await expectLargeTargets(cube);
    },
  );
});

it("arrow keys follow the layout of the net for fingers", async ({ openCube }) => {
  const cube = await openCube(PHONE);
  await cube.page.getByRole("gridcell", { name: "F6, green" }).focus();
  const reached: string[] = [];
  // In this layout nothing is to the right of the right face, and the back one is below the front one.
  const arrows = "Right Right Right Right Down Down Left Left Left".split(" ");
  for (const arrow of arrows) {
    await cube.page.keyboard.press(`Arrow${arrow}`);
    reached.push((await cube.net.locator(":focus").getAttribute("aria-label"))!.slice(0, 2));
  }
  expect(reached).toEqual("R4 R5 R6 R6 R9 L3 L2 L1 B3".split(" "));
});
