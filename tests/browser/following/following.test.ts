// Following a solution with the cube in the hand: one move at a time, also aloud; a choice among the
// solutions found; and the way on after a wrong turn.

import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { type CubePage, DESKTOP, PHONE } from "../page/cube-page";
import type { ProfileOptions, Tab } from "../browsers/tab";
import { NEAR_POSITION, OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it } from "../page/page-test";

const { facelets: FAR_POSITION } = OPTIMAL_POSITIONS.at(-1)!;

async function solved(cube: CubePage<Tab>, facelets = NEAR_POSITION): Promise<Move[]> {
  await cube.enterPosition(facelets);
  return (await cube.solve()) as Move[];
}

// Says whatever the page has the browser say, without a voice.
function recordSpeech(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  speechSynthesis.speak = ({ text, lang }) => said.push(`${lang}: ${text}`);
}

// Opens the form of the wrong turn and chooses the second move in one task; ends when the browser has
// told that the form is open, and the form has reacted.
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

describe("step by step", () => {
  it("leads to the solved cube by the space bar, in words, as loud as wanted", async ({ cube }) => {
    const { page } = cube;
    await page.evaluate(recordSpeech);
    await cube.enterPosition("R U2 F'");
    const moves = (await cube.solve()) as Move[];
    expect(moves).toEqual(["F", "U2", "R'"]);
    await cube.button("Step by step").press("Enter");
    await page.getByText("Front face (green): a quarter turn clockwise").waitFor();
    await page.getByText("Move 1 of 3").waitFor();
    await cube.button("Say it aloud").click();
    await cube.button("Done, next").press(" ");
    await page.getByText("Upper face (white): a half turn.").waitFor();
    await page.keyboard.press(" ");
    await page.getByText("Right face (red): a quarter turn anticlockwise").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press(" ");
    await page.getByText("All moves are made: your cube is solved.").waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      "en: Front face (green): a quarter turn clockwise, as you look at it.",
      "en: Upper face (white): a half turn.",
      "en: Right face (red): a quarter turn anticlockwise, as you look at it.",
      "en: All moves are made: your cube is solved.",
    ]);
  });

  it("fits on a phone, where Solve leads up to the cube", async ({ openCube }) => {
    const { page } = await openCube(PHONE);
    await page.getByRole("textbox", { name: "Position" }).fill("R U2 F'");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Solve", exact: true }).tap();
    await page.getByRole("list", { name: "Solution" }).waitFor();
    const top = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector("cubewright-cube")!;
        return shadowRoot!.querySelector(".show")!.getBoundingClientRect().top;
      });
    await expect.poll(top, { timeout: 10_000 }).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Step by step" }).tap();
    const next = page.getByRole("button", { name: "Done, next" });
    await next.tap();
    await page.getByText("Move 2 of 3").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      PHONE.viewport!.width,
    );
  });
});

describe("the cube in the hand", () => {
  it.for([
    ["white", "green", (facelets: string) => facelets],
    // Turned over, about the axis from left to right.
    [
      "yellow",
      "blue",
      (facelets: string) => {
        const over: Record<string, string> = { U: "D", D: "U", F: "B", B: "F", L: "L", R: "R" };
        return Array.from(facelets, (letter) => over[letter]).join("");
      },
    ],
  ] as const)("is to be held with %s up and %s in front", async ([up, front, held], { cube }) => {
    const { page } = cube;
    const moves = await solved(cube, held(NEAR_POSITION));
    const hold = page.getByText(`Hold it with ${up} up and ${front} in front.`);
    await hold.waitFor();
    await cube.button("Next move").click();
    await page.getByText(`1 of ${moves.length}`).waitFor();
    expect(await hold.count()).toBe(0);
    await cube.button("Step by step").click();
    await hold.waitFor();
  });
});

describe("the keys", () => {
  it("play wherever nothing else needs them", async ({ cube }) => {
    const { page } = cube;
    const { keyboard } = page;
    const moves = await solved(cube);
    const count = moves.length;
    const at = (index: number) => page.getByText(`${index} of ${count}`).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await keyboard.press("ArrowRight");
    await at(1);
    await keyboard.press("End");
    await at(count);
    await keyboard.press("Home");
    await at(0);
    // A button does not need arrows, but the space bar presses it.
    await cube.button("Share").focus();
    await keyboard.press("ArrowRight");
    await at(1);
    await keyboard.press(" ");
    const dialog = page.getByRole("dialog", { name: "Share this cube" });
    await dialog.waitFor();
    await keyboard.press("ArrowRight");
    await keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await at(1);
    // Fields and stickers use them all.
    await cube.position.focus();
    await keyboard.press("Home");
    await keyboard.press(" ");
    await keyboard.press("Control+z");
    await cube.sticker(0).focus();
    await keyboard.press("ArrowRight");
    await at(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await keyboard.press(" ");
    await cube.status.filter({ hasText: /^Solved\.$/ }).waitFor();
  });
});

describe("what is to be seen together", () => {
  const SMALL: ProfileOptions = { ...PHONE, viewport: { width: 360, height: 640 } };
  const LANDSCAPE: ProfileOptions = { ...PHONE, viewport: { width: 844, height: 390 } };

  const areInSight = (...parts: Locator[]) =>
    Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        }),
      ),
    );

  for (const [name, options] of [
    ["a phone", PHONE],
    ["a small phone", SMALL],
    ["a phone on its side", LANDSCAPE],
    ["a laptop", DESKTOP],
  ] as const) {
    it(`is the cube with its moves on ${name}`, async ({ openCube }) => {
      const cube = (await openCube({ ...options, reducedMotion: "reduce" })) as CubePage;
      const { page } = cube;
      await cube.enterPosition(FAR_POSITION);
      await cube.solve();
      const show = page.locator("cubewright-cube .show");
      expect(await areInSight(show, cube.moves.first())).toEqual([true, true]);
      await cube.button("Step by step").click();
      const done = cube.button("Done, next");
      await done.waitFor();
      const sight = [show, page.locator("cubewright-step-card"), done];
      if (options === DESKTOP) sight.push(cube.button("Play"), cube.moves.last());
      await expect.poll(() => areInSight(...sight)).toEqual(sight.map(() => true));
    });
  }
});

describe("what was found", () => {
  it("is listed, and what is chosen of it stays", async ({ cube }) => {
    await solved(cube, FAR_POSITION);
    const found = cube.page.getByRole("group", { name: "Found so far" }).getByRole("radio");
    const names = await found.evaluateAll((radios) =>
      radios.map((radio) => radio.parentElement!.textContent.trim()),
    );
    expect(names.length).toBeGreaterThan(1);
    const counts = names.map((name) => parseInt(name));
    expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
    await found.last().click();
    const moves = (await cube.moves.allInnerTexts()) as Move[];
    expect(moves).toHaveLength(counts.at(-1)!);
    expect(isSolved(applyMoves(FAR_POSITION, moves))).toBe(true);
    await cube.status.filter({ hasText: new RegExp(`^${counts.at(-1)!} moves`) }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });

  it("takes as long as the person gives it", async ({ cube }) => {
    await cube.page.getByRole("slider", { name: "Search for at most" }).fill("0");
    await cube.page.getByText("0.2 s").waitFor();
    expect(await cube.page.evaluate(() => document.querySelector("cubewright-cube")!.timeMs)).toBe(
      200,
    );
    const moves = await solved(cube, FAR_POSITION);
    expect(isSolved(applyMoves(FAR_POSITION, moves))).toBe(true);
  });
});

describe("a long search", () => {
  it("is stopped when the person has waited long enough", async ({ cube }) => {
    const { page } = cube;
    await page.getByRole("slider", { name: "Search for at most" }).press("End");
    await cube.enterPosition(FAR_POSITION);
    await cube.button("Solve").click();
    await cube.button("Stop").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await cube.button("Stop").click();
    await cube.searchEnds();
    const moves = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(FAR_POSITION, moves))).toBe(true);
    await cube.button("Stop").waitFor({ state: "detached" });
  });
});

describe("the way through the solution", () => {
  it("can be gone along a bar, and ends with the next cube", async ({ cube }) => {
    const { page } = cube;
    const moves = await solved(cube);
    const bar = page.getByRole("slider", { name: "Move", exact: true });
    await bar.fill("2");
    await page.getByText(`2 of ${moves.length}`).waitFor();
    await cube.status.filter({ hasText: `${moves.length - 2} moves to go.` }).waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(NEAR_POSITION, moves.slice(0, 2)));
    await cube.button("To the beginning").click();
    await page.getByText(`0 of ${moves.length}`).waitFor();
    await cube.button("To the end").click();
    await cube.status.filter({ hasText: /^Solved\.$/ }).waitFor();
    expect(await bar.inputValue()).toBe(String(moves.length));
    expect(await axeFindings(page)).toEqual([]);
    await cube.button("Next cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    expect(await cube.moves.count()).toBe(0);
  });

  // How many animations the end of the solution begins.
  const celebrations = (cube: CubePage<Tab>) =>
    cube.page.evaluate(async () => {
      const element = document.querySelector("cubewright-cube")!;
      element.setup = "R'";
      element.alg = "R";
      await element.updateComplete;
      element.seek(1);
      const stage = element.shadowRoot!.querySelector("cubewright-stage")!;
      return stage.shadowRoot!.getAnimations().filter(({ effect }) => effect).length;
    });

  it("ends with rings that spread, except for those who prefer reduced motion", async ({
    openCube,
  }) => {
    expect(await celebrations(await openCube(DESKTOP))).toBe(2);
    const calm = await openCube({ ...DESKTOP, reducedMotion: "reduce" });
    expect(await celebrations(calm)).toBe(0);
  });
});

describe("a slip on the cube", () => {
  // A turn that is neither the solution's next move nor takes the last one back.
  async function slip(cube: CubePage<Tab>, moves: readonly Move[], index: number): Promise<Move> {
    const expected = moves.slice(index - 1, index + 1).map((move) => move.charAt(0));
    const turned = (["U", "D", "L"] as const).find((face) => !expected.includes(face))!;
    await cube.page.getByRole("img", { name: /^The cube/ }).focus();
    await cube.page.keyboard.press(turned.toLowerCase());
    await cube.status.filter({ hasText: `You turned ${turned}.` }).waitFor();
    return turned;
  }

  it("waits for the person to say what becomes of it, and loses nothing", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube);
    await cube.button("Next move").click();
    await page.getByText(`1 of ${moves.length}`).waitFor();
    const inPlace = applyMoves(NEAR_POSITION, moves.slice(0, 1));
    const stands = async () => {
      await expect.poll(() => cube.readFacelets()).toBe(inPlace);
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      await page.getByText(`1 of ${moves.length}`).waitFor();
    };

    const turned = await slip(cube, moves, 1);
    expect(await cube.readFacelets()).toBe(applyMoves(inPlace, [turned]));
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Control+z");
    await stands();

    await slip(cube, moves, 1);
    await cube.button("Take it back").click();
    await stands();
    const focused = () =>
      page.evaluate(() => document.querySelector("cubewright-cube")!.shadowRoot!.activeElement);
    expect(await focused()).not.toBeNull();

    await slip(cube, moves, 1);
    await cube.button("Next move").click();
    await page.getByText(`2 of ${moves.length}`).waitFor();
    await cube.button("Previous move").click();
    await stands();

    await slip(cube, moves, 1);
    await cube.reload();
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

describe("a wrong turn in the middle", () => {
  it("leaves the person in the mode that they have chosen, as a reload does", async ({
    openCube,
  }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube);
    await cube.button("Step by step").click();
    await cube.button("Done, next").click();
    await page.getByText(`Move 2 of ${moves.length}`).waitFor();
    await page.getByText("I made a wrong turn").click();
    await page
      .getByRole("group", { name: "I turned" })
      .getByRole("button", { name: "nothing: I left it out" })
      .click();
    await cube.searchEnds();
    const more = await cube.moves.allInnerTexts();
    await page.getByText(`Move 1 of ${more.length}`).waitFor();
    expect(await page.getByRole("combobox", { name: "At move" }).isVisible()).toBe(false);
    await cube.button("Done, next").click();
    await page.getByText(`Move 2 of ${more.length}`).waitFor();
    await cube.reload();
    await page.getByText(`Move 2 of ${more.length}`).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(more);
  });

  it("gives a way on from where the cube is", async ({ openCube }) => {
    const cube = await openCube(DESKTOP);
    const { page } = cube;
    const moves = await solved(cube);
    for (let index = 1; index <= 3; index += 1) {
      await cube.button("Next move").click();
      await page.getByText(`${index} of ${moves.length}`).waitFor();
    }
    // The second of three was turned the wrong way; the third was right.
    const made = (move: Move): Move =>
      (move.endsWith("2")
        ? move.charAt(0)
        : move.endsWith("'")
          ? move.charAt(0)
          : `${move}'`) as Move;
    const wrong = made(moves[1]!);
    // A choice made in the moment of opening, before the browser tells that the form is open, counts.
    const summary = page.getByText("I made a wrong turn");
    await summary.evaluate(chooseSecondWhileOpening);
    const place = page.getByRole("combobox", { name: "At move" });
    expect(await place.inputValue()).toBe("1");
    // Unless a place is chosen, it is that of the last move that was made.
    await summary.click();
    await summary.click();
    await expect.poll(() => place.inputValue()).toBe("2");
    await place.press("ArrowUp");
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole("group", { name: "I turned" })
      .getByRole("button", { name: wrong, exact: true })
      .click();
    await cube.searchEnds();
    const inHand = applyMoves(NEAR_POSITION, [moves[0]!, wrong, moves[2]!]);
    expect(await cube.readFacelets()).toBe(inHand);
    const more = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(inHand, more))).toBe(true);
    // What was before can be brought back.
    await cube.button("Undo").click();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
  });

  it("is mended by painting what is different", async ({ cube }) => {
    const { page } = cube;
    const moves = await solved(cube);
    await cube.button("Next move").click();
    await page.getByText(`1 of ${moves.length}`).waitFor();
    await page.getByText("I made a wrong turn").click();
    await cube.button("I don't know: paint what is different").click();
    await cube.status.filter({ hasText: "Paint what is different" }).waitFor();
    // Focus is in the net at once.
    expect(
      await page.evaluate(() => {
        const shadow = document.querySelector("cubewright-cube")!.shadowRoot!;
        return shadow.activeElement?.localName;
      }),
    ).toBe("cubewright-net");
    const inHand = applyMoves(NEAR_POSITION, [moves[0]!, "U"]);
    await cube.paint(inHand);
    await cube.button("Solve").click();
    await cube.searchEnds();
    const more = (await cube.moves.allInnerTexts()) as Move[];
    expect(isSolved(applyMoves(inHand, more))).toBe(true);
  });
});
