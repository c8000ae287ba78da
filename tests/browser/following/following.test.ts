// Following a solution with the cube in the hand: one move at a time, also aloud; a choice among the
// solutions found; and the end.

import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, MOVES, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { type CubePage, DESKTOP, PHONE } from "../page/cube-page";
import type { ProfileOptions, Tab } from "../browsers/tab";
import { NEAR_POSITION, OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it as pageTest } from "../page/page-test";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { solved } from "./solved";
import { placeInMoves } from "../page/place-in-moves";

const { facelets: FAR_POSITION } = OPTIMAL_POSITIONS.at(-1)!;
// Room for the moves comes only once it is found out which stickers are left out.
const WITHOUT_THREE = FAR_POSITION.replace(/(?<=^.{33}).{3}/, "???");

// One thread finds 21 moves first, and 18 within 100,000 positions.
const SCRAMBLE = "R' D2 F R' B' F U2 B2 D' R2 L2 F R' U' F D2 B' F R' L2 U' R' L' B2 L'";
const SHORTENED_POSITION = applyMoves(SOLVED_FACELETS, SCRAMBLE.split(" ") as Move[]);

// Moves take the time that a hand needs for them.
const it = pageTest.extend("isCalm", false);

const SMALL: ProfileOptions = { ...PHONE, viewport: { width: 360, height: 640 } };

function areInSight(...parts: Locator[]): Promise<boolean[]> {
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      }),
    ),
  );
}

// Records what the page has the browser say, without a voice.
function recordSpeech(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  speechSynthesis.speak = ({ text, lang }) => said.push(`${lang}: ${text}`);
}

describe.each(PUZZLES.filter(isTriedFully))("a $name followed step by step", (puzzle) => {
  it.override("puzzle", puzzle);
  const { faceName } = puzzle;

  it("is solved with the space bar, each move told in words and aloud", async ({ cube }) => {
    const { page } = cube;
    await page.evaluate(recordSpeech);
    await cube.enterPosition("R U2 F'");
    const moves = (await cube.solve()) as Move[];
    expect(moves).toEqual(["F", "U2", "R'"]);
    await cube.button("Step by step").press("Enter");
    const told = [
      `${faceName("F")}: a quarter turn clockwise, as you look at it.`,
      `${faceName("U")}: a half turn.`,
      `${faceName("R")}: a quarter turn anticlockwise, as you look at it.`,
      "All moves are made: your cube is solved.",
    ] as const;
    await page.getByText(told[0]).waitFor();
    await page.getByText("Move 1 of 3").waitFor();
    await cube.button("Say it aloud").click();
    await cube.button("Done, next").press(" ");
    await page.getByText(told[1]).waitFor();
    await page.keyboard.press(" ");
    await page.getByText(told[2]).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press(" ");
    await page.getByText(told[3]).waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(
      told.map((sentence) => `en: ${sentence}`),
    );
  });
});

describe("following step by step", () => {
  it.runIf(isLongRun)(
    "fits on a small phone, where Solve scrolls up to the cube and its first button",
    async ({ openCube }) => {
      const { page } = (await openCube(SMALL)) as CubePage;
      await page.getByRole("textbox", { name: "Position" }).fill("R U2 F'");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Solve", exact: true }).tap();
      await page.getByRole("list", { name: "Solution" }).waitFor();
      const stepByStep = page.getByRole("button", { name: "Step by step" });
      const toSee = [page.locator("cubewright-cube .show"), stepByStep];
      await expect.poll(() => areInSight(...toSee), { timeout: 10_000 }).toEqual([true, true]);
      await stepByStep.tap();
      const next = page.getByRole("button", { name: "Done, next" });
      await next.tap();
      await page.getByText("Move 2 of 3").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        SMALL.viewport!.width,
      );
    },
  );
});

describe.each(PUZZLES.filter(isTriedFully))("how to hold a $name", (puzzle) => {
  it.override("puzzle", puzzle);

  it("is shown before and after a move, in the caption or on the step card", async ({ cube }) => {
    const { page } = cube;
    const moves = await solved(cube, puzzle.near.facelets);
    const [atFirst, afterMove] = puzzle.near.holds;
    await page.getByText(atFirst).waitFor();
    await cube.button("Next move").click();
    await page.getByText(placeInMoves(1, moves.length)).waitFor();
    await page.getByText(afterMove).waitFor();
    await cube.button("Step by step").click();
    await page.getByText(afterMove).waitFor();
    // The card says it instead.
    expect(await page.locator(".caption .hold").count()).toBe(0);
  });
});

describe("a 3x3x3 that is turned over", () => {
  it.runIf(isLongRun)("is to be held with yellow up and blue in front", async ({ cube }) => {
    // Turned over about the axis from left to right.
    const over: Record<string, string> = { U: "D", D: "U", F: "B", B: "F", L: "L", R: "R" };
    await solved(cube, Array.from(NEAR_POSITION, (letter) => over[letter]).join(""));
    await cube.page.getByText("Hold it with yellow up and blue in front.").waitFor();
  });
});

describe.each(PUZZLES.filter(isTriedFully))("playback keys with a $name", (puzzle) => {
  it.override("puzzle", puzzle);

  it.runIf(isLongRun)("work wherever nothing else needs them", async ({ cube }) => {
    const { page } = cube;
    const { keyboard } = page;
    const moves = await solved(cube, puzzle.near.facelets);
    const count = moves.length;
    const at = (index: number) => page.getByText(placeInMoves(index, count)).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await keyboard.press("ArrowRight");
    await at(1);
    await keyboard.press("End");
    await at(count);
    await keyboard.press("Home");
    await at(0);
    // In the net a digit chooses a colour, and does not end the moves by painting with it.
    await cube.sticker(0).focus();
    await keyboard.press("3");
    await expect.poll(() => cube.radio("F").isChecked()).toBe(true);
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
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
    // Fields use all these keys, stickers the arrows.
    await cube.position.focus();
    await keyboard.press("Home");
    await keyboard.press(" ");
    await keyboard.press("Control+z");
    await cube.stickerNamed("U1").focus();
    await keyboard.press("ArrowRight");
    await at(1);
    await keyboard.press("End");
    await at(count);
    await keyboard.press("Home");
    await at(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await keyboard.press(" ");
    await cube.status.filter({ hasText: /^Solved\.$/ }).waitFor();
  });
});

describe("the layout while following", () => {
  const LANDSCAPE: ProfileOptions = { ...PHONE, viewport: { width: 844, height: 390 } };

  for (const [name, options] of [
    ["a phone", PHONE],
    ["a small phone", SMALL],
    ["a phone on its side", LANDSCAPE],
    ["a laptop", DESKTOP],
  ] as const) {
    it.runIf(isLongRun || options === SMALL)(
      `keeps the cube and its moves in sight on ${name}`,
      async ({ openCube }) => {
        const cube = (await openCube({ ...options, reducedMotion: "reduce" })) as CubePage;
        const { page } = cube;
        await cube.searchBriefly();
        await cube.enterPosition(WITHOUT_THREE);
        await cube.net.evaluate((net) => net.scrollIntoView({ block: "start" }));
        await cube.solve();
        const show = page.locator("cubewright-cube .show");
        expect(await areInSight(show, cube.moves.first())).toEqual([true, true]);
        await cube.button("Step by step").click();
        const done = cube.button("Done, next");
        await done.waitFor();
        const sight = [show, page.locator("cubewright-step-card"), done];
        if (options === DESKTOP) sight.push(cube.button("Play"), cube.moves.last());
        await expect.poll(() => areInSight(...sight)).toEqual(sight.map(() => true));
      },
    );
  }

  it.runIf(isLongRun)(
    "gives the step card one height for all turns, no greater in Serbian or Russian",
    async ({ openCube }) => {
      const cube = (await openCube({ ...SMALL, reducedMotion: "reduce" })) as CubePage;
      const element = cube.page.locator("cubewright-cube");
      await element.evaluate((shown) => Object.assign(shown, { alg: "U", stepwise: true }));
      const card = cube.page.locator("cubewright-step-card .card");
      await card.waitFor();
      const heightsPx = async (lang: string) => {
        await element.evaluate((shown, language) => Object.assign(shown, { lang: language }), lang);
        await element.locator(`.layout[lang=${lang}]`).waitFor();
        return element.evaluate(async (shown: HTMLElementTagNameMap["cubewright-cube"], turns) => {
          type Part = HTMLElement & { updateComplete: Promise<unknown> };
          const partIn = (part: Part, name: string) => part.shadowRoot!.querySelector<Part>(name)!;
          shown.alg = turns.join(" ");
          const heights = new Set<number>();
          for (const index of [...turns.keys(), turns.length]) {
            shown.seek(index);
            await shown.updateComplete;
            const player = partIn(shown, "cubewright-player");
            await player.updateComplete;
            const shownCard = partIn(player, "cubewright-step-card");
            await shownCard.updateComplete;
            heights.add(Math.round(shownCard.getBoundingClientRect().height));
          }
          return [...heights];
        }, MOVES);
      };
      const [english = 0, ...others] = await heightsPx("en");
      expect(others).toEqual([]);
      for (const lang of ["sr-Latn", "ru"]) {
        const [heightPx, ...rest] = await heightsPx(lang);
        expect([lang, rest]).toEqual([lang, []]);
        expect(heightPx).toBeLessThanOrEqual(english + 1);
      }
    },
  );
});

describe("the solutions found", () => {
  // With several threads, the first one to be told may be the best already.
  it.override("sharesMemory", false);

  // A limit of time would pass after the first solution if the machine had much else to do.
  async function shortened(cube: CubePage<Tab>): Promise<Move[]> {
    await cube.page.evaluate(() => {
      document.querySelector("cubewright-cube")!.maxNodes = 200_000;
    });
    return solved(cube, SHORTENED_POSITION);
  }

  it("are listed, and the chosen one is shown", async ({ cube }) => {
    await shortened(cube);
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
    expect(isSolved(applyMoves(SHORTENED_POSITION, moves))).toBe(true);
    await cube.status.filter({ hasText: new RegExp(`^${counts.at(-1)!} moves`) }).waitFor();
    const list = cube.page.getByRole("group", { name: "Found so far" });
    expect(await axeFindings(cube.page, list)).toEqual([]);
  });

  it.runIf(isLongRun)(
    "can be exchanged midway, but not during a slip, and Undo brings the place back",
    async ({ cube }) => {
      const { page } = cube;
      const moves = await shortened(cube);
      const found = page.getByRole("group", { name: "Found so far" }).getByRole("radio");
      await cube.button("Next move").click();
      await page.getByText(placeInMoves(1, moves.length)).waitFor();
      const slip = (["U", "D"] as const).find((face) => !moves[1]!.startsWith(face))!;
      await page.getByRole("img", { name: /^The cube/ }).focus();
      await page.keyboard.press(slip.toLowerCase());
      await cube.button("Take it back").waitFor();

      // As every other way on, it waits for the answer.
      await found.last().click();
      await expect
        .poll(() => cube.button("Take it back").evaluate((button) => button.matches(":focus")))
        .toBe(true);
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      await expect.poll(() => found.first().isChecked()).toBe(true);
      await cube.button("Take it back").click();
      await cube.button("Take it back").waitFor({ state: "detached" });

      await found.last().click();
      await page.getByText(/^0 of \d+$/).waitFor();
      const others = await cube.moves.allInnerTexts();
      expect(others).not.toEqual(moves);
      await cube.reload();
      expect(await cube.moves.allInnerTexts()).toEqual(others);
      expect(await cube.readFacelets()).toBe(SHORTENED_POSITION);
      expect(await found.last().isChecked()).toBe(true);
      await cube.button("Undo").click();
      await page.getByText(placeInMoves(1, moves.length)).waitFor();
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      const inPlace = applyMoves(SHORTENED_POSITION, moves.slice(0, 1));
      expect(await cube.readFacelets()).toBe(inPlace);
    },
  );

  it("are searched for with the time limit chosen on the slider", async ({ cube }) => {
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
  it.runIf(isLongRun)("can be stopped, and shows a solution found so far", async ({ cube }) => {
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

describe.each(PUZZLES.filter(isTriedFully))("the solution of a $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { facelets } = puzzle.near;

  it("can be scrubbed with a bar, and leads to the next cube at its end", async ({ cube }) => {
    const { page } = cube;
    const moves = await solved(cube, facelets);
    const bar = page.getByRole("slider", { name: "Move", exact: true });
    await bar.fill("2");
    await page.getByText(placeInMoves(2, moves.length)).waitFor();
    await cube.status.filter({ hasText: `${moves.length - 2} moves to go.` }).waitFor();
    expect(await cube.readFacelets()).toBe(applyMoves(facelets, moves.slice(0, 2)));
    await cube.button("To the beginning").click();
    await page.getByText(placeInMoves(0, moves.length)).waitFor();
    await cube.button("To the end").click();
    await cube.status.filter({ hasText: /^Solved\.$/ }).waitFor();
    expect(await bar.inputValue()).toBe(String(moves.length));
    expect(await axeFindings(page, page.locator("cubewright-cube .show"))).toEqual([]);
    await cube.button("Next cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    expect(await cube.moves.count()).toBe(0);
  });
});

describe("the end of the solution", () => {
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

  it.runIf(isLongRun)("spreads rings, unless reduced motion is preferred", async ({ openCube }) => {
    expect(await celebrations(await openCube(DESKTOP))).toBe(2);
    const calm = await openCube({ ...DESKTOP, reducedMotion: "reduce" });
    expect(await celebrations(calm)).toBe(0);
  });
});
