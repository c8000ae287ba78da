// Turns that the solution does not have next: a slip on the cube on the screen, and a wrong turn of the
// cube in the hand.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import type { Tab } from "../browsers/tab";
import { it } from "../page/page-test";
import { type CubePage, DESKTOP, PHONE, SMALL_WINDOW } from "../page/cube-page";
import { isLongRun, ofThisRun } from "../long-run";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { solved } from "./solved";
import { placeInMoves } from "../page/place-in-moves";

// Opens the form for the wrong turn and chooses the second move in one task; resolves when the
// browser has reported that the form is open, and the form has reacted.
async function chooseSecondWhileOpening(summary: HTMLElement | SVGElement): Promise<void> {
  const form = summary.closest("details")!;
  const isTold = new Promise((resolve) => form.addEventListener("toggle", resolve, { once: true }));
  (summary as HTMLElement).click();
  const select = form.querySelector("select")!;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("change"));
  await isTold;
  await new Promise(requestAnimationFrame);
}

function isInWindow(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

describe.each(PUZZLES.filter(isTriedFully))("a slip on a $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { facelets } = puzzle.near;

  // A turn that is neither the solution's next move nor the reverse of the last one.
  async function slip(cube: CubePage<Tab>, moves: readonly Move[], index: number): Promise<Move> {
    const expected = moves.slice(index - 1, index + 1).map((move) => move.charAt(0));
    const turned = (["U", "D", "L"] as const).find((face) => !expected.includes(face))!;
    await cube.page.getByRole("img", { name: /^The cube/ }).focus();
    await cube.page.keyboard.press(turned.toLowerCase());
    const question = cube.status.filter({ hasText: `You turned ${turned}.` });
    await question.waitFor();
    // Where nothing is announced, a screen reader would leave its user without it.
    expect(await question.getAttribute("aria-live")).not.toBe("off");
    return turned;
  }

  it("waits for the person's decision, and loses nothing", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube, facelets);
    await cube.button("Next move").click();
    await page.getByText(placeInMoves(1, moves.length)).waitFor();
    const inPlace = applyMoves(facelets, moves.slice(0, 1));
    const stands = async () => {
      await expect.poll(() => cube.readFacelets()).toBe(inPlace);
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      await page.getByText(placeInMoves(1, moves.length)).waitFor();
    };

    const turned = await slip(cube, moves, 1);
    expect(await cube.readFacelets()).toBe(applyMoves(inPlace, [turned]));
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    expect(await axeFindings(page, page.locator("cubewright-cube .show"))).toEqual([]);
    await page.keyboard.press("Control+z");
    await stands();

    await slip(cube, moves, 1);
    await cube.button("Take it back").click();
    await stands();
    const focused = () =>
      page.evaluate(() => document.querySelector("cubewright-cube")!.shadowRoot!.activeElement);
    expect(await focused()).not.toBeNull();

    // Going on, by button, by key or by the bar, must wait for the answer.
    const bar = page.getByRole("slider", { name: "Move", exact: true });
    for (const goOn of [
      () => cube.button("Next move").click(),
      () => page.keyboard.press("ArrowRight"),
      () => bar.fill(String(moves.length)),
    ]) {
      const turned = await slip(cube, moves, 1);
      await goOn();
      await expect
        .poll(() => cube.button("Take it back").evaluate((button) => button.matches(":focus")))
        .toBe(true);
      expect(await cube.readFacelets()).toBe(applyMoves(inPlace, [turned]));
      expect(await bar.inputValue()).toBe("1");
      await page.keyboard.press("Enter");
      await stands();
    }

    const undecided = await slip(cube, moves, 1);
    await cube.reload();
    await cube.status.filter({ hasText: `You turned ${undecided}.` }).waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(inPlace, [undecided]));
    await cube.button("Take it back").click();
    await stands();

    await slip(cube, moves, 1);
    await cube.button("Go on from there").click();
    await cube.searchEnds();
    expect(await focused()).not.toBeNull();
    const more = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(inPlace, [turned, ...more]))).toBe(true);
    await cube.button("Undo").click();
    await stands();
  });
});

it.runIf(isLongRun)(
  "a slip hides the move on the step card, which keeps its height, until the question is answered",
  async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const [first] = await solved(cube, PUZZLES[0]!.near.facelets);
    await cube.button("Step by step").click();
    const card = page.locator("cubewright-step-card .card");
    const sentence = card.locator(".sentence");
    const shown = () => card.locator(".move").innerText();
    await expect.poll(shown).toBe(first);
    const said = await sentence.innerText();
    const heightPx = () => card.evaluate((box) => box.getBoundingClientRect().height);
    const before = await heightPx();
    await page.keyboard.press(first!.startsWith("U") ? "d" : "u");
    await cube.button("Take it back").waitFor();
    await expect.poll(shown).toBe("");
    expect(await sentence.innerText()).toBe("");
    expect(await cube.button("Done, next").getAttribute("aria-disabled")).toBe("true");
    expect(await heightPx()).toBe(before);
    expect(await axeFindings(page)).toEqual([]);
    await cube.button("Take it back").click();
    await expect.poll(shown).toBe(first);
    expect(await sentence.innerText()).toBe(said);
    expect(await cube.button("Done, next").getAttribute("aria-disabled")).toBe("false");
  },
);

it.runIf(isLongRun)(
  "the page scrolls to the question after a slip by a key far below it",
  async ({ openCube }) => {
    const cube = await openCube(SMALL_WINDOW);
    await solved(cube, PUZZLES[0]!.near.facelets);
    await cube.position.evaluate((field) => {
      field.scrollIntoView({ block: "start", behavior: "instant" });
    });
    await cube.net
      .getByRole("gridcell")
      .first()
      .evaluate((cell: HTMLElement) => {
        cell.focus({ preventScroll: true });
      });
    const question = cube.page.locator(".caption");
    expect(await question.evaluate(isInWindow)).toBe(false);
    await cube.page.keyboard.press("d");
    await cube.page.keyboard.press("l");
    await cube.status.filter({ hasText: "You turned" }).waitFor();
    await expect.poll(() => question.evaluate(isInWindow)).toBe(true);
  },
);

it.for(
  ofThisRun([
    // The whole question does not fit below the cube.
    { name: "a phone", options: { ...PHONE, viewport: { width: 360, height: 640 } }, last: "U2" },
    {
      name: "a desktop",
      options: DESKTOP,
      last: "I don't know: paint what is different",
      isLong: true,
    },
  ]),
)(
  "the cube stays in sight on $name when the page asks which turn was wrong",
  async ({ options, last }, { openCube }) => {
    // It scrolls at once, so that it ends where it is looked for.
    const cube = await openCube({ ...options, reducedMotion: "reduce" });
    await solved(cube, PUZZLES[0]!.near.facelets);
    await cube.wrongTurn.click();
    const question = cube.page.locator("cubewright-wrong-turn");
    await expect
      .poll(() => question.getByRole("button", { name: last, exact: true }).evaluate(isInWindow))
      .toBe(true);
    const { visiblePx, heightPx } = await cube.page
      .locator("cubewright-stage")
      .evaluate((stage) => {
        const { top, bottom, left, right } = stage.getBoundingClientRect();
        const root = stage.getRootNode() as ShadowRoot;
        const isOpen = stage.contains(
          root.elementFromPoint((left + right) / 2, (top + bottom) / 2),
        );
        const visiblePx = isOpen ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0;
        return { visiblePx, heightPx: bottom - top };
      });
    expect(visiblePx).toBeGreaterThan(100);
    expect(visiblePx).toBeGreaterThan(0.9 * heightPx);
  },
);

it.runIf(isLongRun)(
  "the page scrolls back to the cube on a phone once the wrong turn is reported",
  async ({ openCube }) => {
    const cube = await openCube(PHONE);
    const { page } = cube;
    await solved(cube, PUZZLES[0]!.near.facelets);
    await cube.button("Step by step").tap();
    await cube.button("Done, next").tap();
    expect(await cube.wrongTurn.evaluate(isInWindow)).toBe(true);
    await cube.wrongTurn.tap();
    await page.getByRole("button", { name: "D", exact: true }).tap();
    await cube.status.filter({ hasText: "Your turn is included." }).waitFor();
    await expect.poll(() => page.locator("cubewright-stage").evaluate(isInWindow)).toBe(true);
  },
);

describe.each(PUZZLES.filter(isTriedFully))("a wrong turn in a $name's solution", (puzzle) => {
  it.override("puzzle", puzzle);
  const { facelets } = puzzle.near;

  it.runIf(isLongRun)("keeps the step-by-step mode, as a reload does", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube, facelets);
    await cube.button("Step by step").click();
    await cube.button("Done, next").click();
    await page.getByText(`Move 2 of ${moves.length}`).waitFor();
    await cube.wrongTurn.click();
    // The card shows the second move: a person who turned it wrong has not said that it is made.
    const place = page.getByRole("combobox", { name: "At move" });
    expect(await place.inputValue()).toBe("1");
    const others = page.getByRole("group", { name: "I turned" });
    await expect.poll(() => others.evaluate(isInWindow)).toBe(true);
    await place.press("ArrowUp");
    await others.getByRole("button", { name: "nothing: I left it out" }).click();
    await cube.searchEnds();
    const more = await cube.moves.allInnerTexts();
    await page.getByText(`Move 1 of ${more.length}`).waitFor();
    expect(await place.isVisible()).toBe(false);
    const next = cube.button("Done, next");
    await expect.poll(() => next.evaluate((button) => button.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(`Move 2 of ${more.length}`).waitFor();
    await cube.reload();
    await page.getByText(`Move 2 of ${more.length}`).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(more);
  });

  it("leads to a new solution from where the cube is", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube, facelets);
    for (let index = 1; index <= 3; index += 1) {
      await cube.button("Next move").click();
      await page.getByText(placeInMoves(index, moves.length)).waitFor();
    }
    // The second of three was turned the wrong way; the third was right.
    const made = (move: Move): Move =>
      (move.endsWith("2")
        ? move.charAt(0)
        : move.endsWith("'")
          ? move.charAt(0)
          : `${move}'`) as Move;
    const wrong = made(moves[1]!);
    // A choice made while opening, before the browser reports that the form is open, counts.
    const summary = cube.wrongTurn;
    await summary.evaluate(chooseSecondWhileOpening);
    const place = page.getByRole("combobox", { name: "At move" });
    expect(await place.inputValue()).toBe("1");
    // Unless a place is chosen, it is that of the last move that was made.
    await summary.click();
    await summary.click();
    await expect.poll(() => place.inputValue()).toBe("2");
    await place.press("ArrowUp");
    expect(await axeFindings(page, page.locator("cubewright-wrong-turn"))).toEqual([]);
    await page
      .getByRole("group", { name: "I turned" })
      .getByRole("button", { name: wrong, exact: true })
      .click();
    await cube.searchEnds();
    const inHand = applyMoves(facelets, [moves[0]!, wrong, moves[2]!]);
    expect(await cube.readFacelets()).toBe(inHand);
    const more = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(inHand, more))).toBe(true);
    // The previous cube can be restored.
    await cube.button("Undo").click();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
  });

  it.runIf(isLongRun)("is mended by painting what is different", async ({ cube }) => {
    const { page } = cube;
    const moves = await solved(cube, facelets);
    await cube.button("Next move").click();
    await page.getByText(placeInMoves(1, moves.length)).waitFor();
    await cube.wrongTurn.click();
    await cube.button("I don't know: paint what is different").click();
    await cube.status.filter({ hasText: "Paint what is different" }).waitFor();
    // Focus is in the net at once.
    expect(
      await page.evaluate(() => {
        const shadow = document.querySelector("cubewright-cube")!.shadowRoot!;
        return shadow.activeElement?.localName;
      }),
    ).toBe("cubewright-net");
    const inHand = applyMoves(facelets, [moves[0]!, "U"]);
    const half = inHand.length / 2;
    await cube.paint(inHand.slice(0, half) + (await cube.readFacelets()).slice(half));
    await cube.reload();
    await cube.status.filter({ hasText: "Paint what is different" }).waitFor();
    // Half painted, it is no cube, but nobody is told so, even if it has the right number of each colour.
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector("cubewright-cube")!;
      const alert = shadowRoot!.querySelector("[role=alert]")!;
      const observed = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => {
        document.body.dataset.alerted = `${document.body.dataset.alerted}${alert.textContent.trim()}`;
      }).observe(alert, observed);
      document.body.dataset.alerted = "";
    });
    await cube.paint(inHand);
    await cube.status.filter({ hasText: "Paint what is different" }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.alerted)).toBe("");
    await cube.button("Solve").click();
    await cube.searchEnds();
    const more = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(inHand, more))).toBe(true);
  });
});
