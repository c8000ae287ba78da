// The page that solves by stages: the method is chosen, its moves are followed, and the stages are listed.

import { execFileSync } from "node:child_process";

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move, type WrittenMove } from "../../../web/core/moves";
import { plainMoves } from "../../../web/core/written-moves";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { isLongRun } from "../long-run";
import { type CubePage, PHONE } from "./cube-page";
import { storedChunkCount } from "../tables/stored-tables";
import { it } from "./chromium-test";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'", "L", "D", "B2", "R'", "U", "F2"]);
// Every edge flipped: it needs twenty turns, so that a search by Korf's method does not end.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
const PATIENCE = { timeout: 120_000 };
const MORE_TO_GO = /^\d+ moves to go\.$/;

function methodOf({ page }: CubePage) {
  return page.getByRole("combobox", { name: "Method" });
}

/** The stages, each with its name and its moves. */
async function readStages({ page }: CubePage, name = "Stages"): Promise<[string, string][]> {
  const items = page.getByRole("list", { name, exact: true }).getByRole("listitem");
  return items.evaluateAll((stages) =>
    stages.map((stage): [string, string] => {
      const [title, moves] = Array.from(stage.children, ({ textContent }) => textContent);
      return [title!, moves!];
    }),
  );
}

async function solveByStages(cube: CubePage, method: string): Promise<string[]> {
  await methodOf(cube).selectOption(method);
  await cube.enterPosition(FACELETS);
  await cube.button("Solve").click();
  await cube.status.filter({ hasText: MORE_TO_GO }).waitFor();
  return cube.moves.allInnerTexts();
}

const JOINED_TURNS =
  "Turns of the same layer in a row may be made as one, or left out if they undo each other.";

/** Whether two turns of one layer meet, as between two sequences. */
function turnsMeet(moves: readonly string[]): boolean {
  const layers = moves.map((move) => move.replace(/[2']+$/, ""));
  return layers.some((layer, place) => layer === layers[place + 1] && !/^[xyz]/.test(layer));
}

interface Explained {
  moves: Move[];
  written: WrittenMove[];
  stages: { from: number; to: number }[];
}

const COMMAND = new URL("../../../build/native/solver/cli/cubewright", import.meta.url).pathname;

function explained(method: string): Explained {
  const words = ["explain", "--method", method, "--json", FACELETS];
  return JSON.parse(execFileSync(COMMAND, words, { encoding: "utf8" })) as Explained;
}
it("the explanation of rotations, slices and wide turns is loaded on demand", async ({
  cube,
  site,
}) => {
  const { page } = cube;
  const ofMoves = () => site.requestsBelow("/").filter((path) => path.includes("more-moves"));
  expect(ofMoves()).toEqual([]);
  await page.getByText("Other moves: x, M, r").click();
  await page.getByText("Turn the whole cube in your hand").waitFor();
  expect(ofMoves()).toHaveLength(1);
  await page.getByRole("combobox", { name: "Language" }).selectOption("ru");
  await page.getByText("Поверните весь кубик в руке").waitFor();
});

describe("a chosen method", () => {
  it("solves by stages, which are listed with their moves", async ({ cube }) => {
    const moves = (await solveByStages(cube, "cfop")) as WrittenMove[];
    expect(isSolved(applyMoves(FACELETS, plainMoves(moves)))).toBe(true);
    await cube.page.getByRole("list", { name: "Stages" }).waitFor();
    const stages = await readStages(cube);
    expect(stages.map(([title]) => title)).toEqual([
      ...["Cross", "First pair", "Second pair", "Third pair", "Fourth pair"],
      ...["Orient the last layer (OLL)", "Put the last layer in order (PLL)"],
    ]);
    const written = stages.map(([, text]) => text).filter((text) => text !== "Nothing to do");
    expect(written.join(" ")).toBe(moves.join(" "));
    const note = cube.page.getByText(JOINED_TURNS);
    expect(await note.count()).toBe(turnsMeet(moves) ? 1 : 0);

    await cube.page.getByRole("combobox", { name: "Language" }).selectOption("ko");
    await cube.page.getByRole("list", { name: "단계" }).waitFor();
    const [[title]] = (await readStages(cube, "단계")) as [[string, string]];
    expect(title).toBe("십자");
  });

  it.runIf(isLongRun)(
    "is kept for the next visit, and loads its script only when used",
    async ({ cube, site }) => {
      expect(await methodOf(cube).inputValue()).toBe("two-phase");
      await methodOf(cube).selectOption("beginner");
      await cube.reload();
      expect(await methodOf(cube).inputValue()).toBe("beginner");
      const ofMethods = () =>
        site.requestsBelow("/").filter((path) => /methods|stage-list/.test(path));
      expect(ofMethods()).toEqual([]);
      await cube.enterPosition(FACELETS);
      await cube.button("Solve").click();
      await cube.page.getByRole("list", { name: "Stages" }).waitFor();
      expect((await readStages(cube))[0]![0]).toBe("Daisy");
      expect(ofMethods().length).toBeGreaterThan(0);
    },
  );

  // In the usual run page/page-survives.test.ts goes on with a solution by two-phase.
  it.runIf(isLongRun)(
    "can be followed on after a reload, with the same moves and stages",
    async ({ cube }) => {
      const moves = await solveByStages(cube, "beginner");
      const { page } = cube;
      await page.getByRole("list", { name: "Stages" }).waitFor();
      const stages = await readStages(cube);
      const addressBefore = page.url();
      await cube.button("Step by step").click();
      for (const made of [1, 2, 3]) {
        await page.getByText(`Move ${made} of ${moves.length}`).waitFor();
        await cube.button("Done, next").click();
      }
      await page.getByText(`Move 4 of ${moves.length}`).waitFor();
      const current = page.getByRole("list", { name: "Stages" }).locator("[aria-current=step]");
      let count = 0;
      const movesOf = (text: string) => (text === "Nothing to do" ? [] : text.split(" "));
      const [title] = stages.find(([, text]) => (count += movesOf(text).length) > 3)!;
      await current.filter({ hasText: title }).waitFor();
      // As if moves were made while the page was already being left.
      for (const address of [page.url(), addressBefore]) {
        await page.evaluate((url) => history.replaceState(history.state, "", url), address);
        await cube.reload();
        await page.getByText(`Move 4 of ${moves.length}`).waitFor();
        expect(await cube.moves.allInnerTexts()).toEqual(moves);
        await page.getByRole("list", { name: "Stages" }).waitFor();
        expect(await readStages(cube)).toEqual(stages);
        await current.filter({ hasText: title }).waitFor();
        expect(await cube.button("Undo").isEnabled()).toBe(true);
      }
    },
  );

  it.runIf(isLongRun)(
    "solves the cube again when chosen, unless the moves are being followed",
    async ({ cube }) => {
      await solveByStages(cube, "beginner");
      const stages = () => readStages(cube).then((list) => list.map(([title]) => title));
      await expect.poll(stages).toContain("Daisy");
      await methodOf(cube).selectOption("thistlethwaite");
      await expect.poll(stages).toContain("Orient the edges");
      const written = await cube.moves.allInnerTexts();
      expect(await cube.page.getByText(JOINED_TURNS).count()).toBe(turnsMeet(written) ? 1 : 0);
      await cube.button("Next move").click();
      await cube.page.getByText(/^1 of \d+$/).waitFor();
      await methodOf(cube).selectOption("cfop");
      expect(await stages()).toContain("Orient the edges");

      const note = cube.page.locator("#method-note");
      const said = "The moves shown are still those of “Thistlethwaite”. Press Solve for new ones.";
      expect(await note.innerText()).toBe(said);
      await cube.reload();
      expect(await methodOf(cube).inputValue()).toBe("cfop");
      expect(await note.innerText()).toBe(said);
      await cube.button("Solve").click();
      await expect.poll(stages).toContain("First pair");
      expect(await note.innerText()).toBe("");
    },
  );

  it.runIf(isLongRun)(
    "waits for the answer if a turn was made that is not the solution's first",
    async ({ cube }) => {
      const { page } = cube;
      await cube.enterPosition(FACELETS);
      const moves = await cube.solve();
      const slip = (["U", "D"] as const).find((face) => !moves[0]!.startsWith(face))!;
      await page.getByRole("img", { name: /^The cube/ }).focus();
      await page.keyboard.press(slip.toLowerCase());
      await cube.button("Take it back").waitFor();
      for (const choose of [
        () => page.getByRole("combobox", { name: "Counts as one" }).selectOption("qtm"),
        () => methodOf(cube).selectOption("thistlethwaite"),
      ]) {
        await choose();
        await expect
          .poll(() => cube.button("Take it back").evaluate((button) => button.matches(":focus")))
          .toBe(true);
        expect(await cube.moves.allInnerTexts()).toEqual(moves);
      }
      await cube.button("Go on from there").click();
      const stages = () => readStages(cube).then((list) => list.map(([title]) => title));
      await expect.poll(stages).toContain("Orient the edges");
      const others = plainMoves((await cube.moves.allInnerTexts()) as WrittenMove[]);
      expect(isSolved(applyMoves(FACELETS, [slip, ...others]))).toBe(true);
    },
  );

  it.runIf(isLongRun)(
    "shares its solution as plain moves, the same as in the address",
    async ({ cube }) => {
      const { page } = cube;
      await solveByStages(cube, "corners-edges");
      const { moves, written } = explained("corners-edges");
      expect(plainMoves(written).length).toBeGreaterThan(moves.length);
      await cube.button("Share").click();
      const dialog = page.getByRole("dialog", { name: "Share this cube" });
      const link = await dialog.getByRole("textbox", { name: "Link to this cube" }).inputValue();
      const alg = moves.join("_").replaceAll("'", "-");
      expect(new URL(link).hash).toBe(`#facelets=${FACELETS}&alg=${alg}`);
      expect(await page.evaluate(() => location.hash)).toBe(new URL(link).hash);
      expect(await dialog.getByRole("textbox", { name: "Moves" }).inputValue()).toBe(
        moves.join(" "),
      );
      await cube.reload();
      // As a person makes them, with turns of the whole cube, as before.
      expect(await cube.moves.allInnerTexts()).toEqual(written);
    },
  );

  it.runIf(isLongRun)(
    "has its stages removed when another method or cube replaces it",
    async ({ cube }) => {
      await solveByStages(cube, "thistlethwaite");
      const list = cube.page.getByRole("list", { name: "Stages" });
      await list.waitFor();
      await methodOf(cube).selectOption("two-phase");
      await cube.solve();
      await list.waitFor({ state: "detached" });
      await solveByStages(cube, "corners-edges");
      await list.waitFor();
      await cube.button("Reset").click();
      await list.waitFor({ state: "detached" });
    },
  );
});

it.runIf(isLongRun)(
  "following many moves step by step on a phone scrolls up to the cube",
  async ({ openCube }) => {
    const cube = await openCube({ ...PHONE, viewport: { width: 360, height: 640 } });
    await solveByStages(cube, "beginner");
    await cube.button("Step by step").tap();
    await cube.button("Done, next").waitFor();
    const top = async () => (await cube.page.locator("cubewright-stage").boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await cube.button("Done, next").tap();
    await cube.page.getByText(/^Move 2 of/).waitFor();
    await methodOf(cube).selectOption("thistlethwaite");
    await cube.button("Solve").tap();
    await cube.page.locator(".stages").filter({ hasText: "Orient the edges" }).waitFor();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  },
);

it.runIf(isLongRun)(
  "the step card on a phone names the move's stage, and keeps its height",
  async ({ openCube }) => {
    const cube = await openCube(PHONE);
    const { page } = cube;
    await solveByStages(cube, "cfop");
    await cube.button("Step by step").tap();
    const stepCard = page.locator("cubewright-step-card .card");
    await stepCard.waitFor();
    await page.getByRole("list", { name: "Stages" }).waitFor();
    const counts = (await readStages(cube)).map(([, moves]) =>
      moves === "Nothing to do" ? 0 : moves.split(" ").length,
    );
    for (const { code } of LANGUAGES) {
      await page.locator("#language").selectOption(code);
      await page.locator(`.layout[lang=${code}]`).waitFor();
      let from = 0;
      for (const [place, count] of counts.entries()) {
        if (count === 0) continue;
        await page.locator("cubewright-cube").evaluate((element, index) => {
          (element as HTMLElement & { seek(index: number): void }).seek(index);
        }, from);
        const listed = page.locator(".stages li").nth(place);
        await expect.poll(() => listed.getAttribute("aria-current")).toBe("step");
        await cube.settle();
        const name = page.locator("cubewright-cube > [slot=stage]");
        expect(await name.innerText()).toBe(await listed.locator("p").first().innerText());
        // At once: the page may still be gliding to the card.
        const { top, bottom, height } = await stepCard.evaluate((card) => {
          const ofCard = card.getBoundingClientRect();
          const ofName = document.querySelector("[slot=stage]")!.getBoundingClientRect();
          const [fromTop, toBottom] = [ofName.top - ofCard.top, ofName.bottom - ofCard.top];
          return { top: fromTop, bottom: toBottom, height: ofCard.height };
        });
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThan(height / 4);
        // However long the name is.
        await name.evaluate((element) => (element.textContent = element.textContent.repeat(9)));
        expect((await stepCard.boundingBox())!.height, code).toBe(height);
        from += count;
      }
    }
  },
);

describe.runIf(isLongRun)("the command's explanation", () => {
  it.for(["beginner", "cfop", "thistlethwaite", "corners-edges"])(
    "can be followed on the page's cube, move by move: %s",
    { timeout: 300_000 },
    async (method, { cube }) => {
      const { written, stages } = explained(method);
      expect(await solveByStages(cube, method)).toEqual(written);
      await cube.page.getByRole("list", { name: "Stages" }).waitFor();
      const listed = (await readStages(cube)).map(([, text]) => text);
      const parts = stages.map(({ from, to }) => written.slice(from, to).join(" "));
      expect(listed).toEqual(parts.map((part) => part || "Nothing to do"));

      for (let made = 1; made <= written.length; ++made) {
        await cube.button("Next move").click();
        const reached = applyMoves(FACELETS, plainMoves(written.slice(0, made)));
        await expect.poll(() => cube.readFacelets(), { timeout: 30_000 }).toBe(reached);
      }
      expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
    },
  );
});

describe("Korf's method", () => {
  it.runIf(isLongRun)("hides the stages of earlier moves while it searches", async ({ cube }) => {
    await solveByStages(cube, "beginner");
    const stages = cube.page.locator(".stages li");
    const note = cube.page.locator("#method-note");
    const count = () => stages.count();
    await expect.poll(count).toBe(8);
    await cube.button("Step by step").click();
    const current = cube.page.locator("span[slot=stage]");
    await current.filter({ hasText: "Daisy" }).waitFor();
    await methodOf(cube).selectOption("korf");
    await note.filter({ hasText: "still those of" }).waitFor();
    await cube.button("Solve").click();
    await expect.poll(count).toBe(0);
    expect(await current.count()).toBe(0);
    expect(await note.innerText()).toBe("");
    await cube.button("Stop").click();
    await cube.status.filter({ hasText: "Stopped before there was a solution." }).waitFor();
    await expect.poll(count).toBe(8);
    await current.filter({ hasText: "Daisy" }).waitFor();
    await note.filter({ hasText: "still those of" }).waitFor();
  });

  it.runIf(isLongRun)(
    "shows its progress, can be stopped, and stores its tables, which the panel lists",
    async ({ cube, site }) => {
      const { page } = cube;
      const making = page.getByText(/^\d+ s · Search tables \d+ %$/);
      const searching = page.getByText(/^\d+ s · depth \d+, [\d,]+ positions$/);
      const ofKorf = () => site.requestsBelow("/").filter((path) => path.includes("korf"));
      await cube.enterPosition(FACELETS);
      await cube.solve();
      expect(ofKorf()).toEqual([]);
      await cube.button("Step by step").click();
      await cube.button("Done, next").waitFor();

      await methodOf(cube).selectOption("korf");
      await cube.button("Reset").click();
      await cube.enterPosition(FACELETS);
      await cube.button("Solve").click();
      await making.waitFor(PATIENCE);
      expect(ofKorf().length).toBeGreaterThan(0);
      expect(await page.getByText("All moves are made").count()).toBe(0);
      await cube.button("Stop").click();
      await making.waitFor({ state: "detached" });
      await cube.status.filter({ hasText: "Stopped before there was a solution." }).waitFor();
      expect(await cube.moves.count()).toBe(0);

      await cube.button("Solve").click();
      await cube.status
        .filter({ hasText: /^\d moves, and no solution is shorter\.$/ })
        .waitFor(PATIENCE);
      const moves = (await cube.moves.allInnerTexts()) as Move[];
      expect(isSolved(applyMoves(FACELETS, moves))).toBe(true);
      expect(await storedChunkCount(page, "korf")).toBe(23);

      await cube.reload();
      expect(await methodOf(cube).inputValue()).toBe("korf");
      await cube.enterPosition(SUPERFLIP);
      await cube.button("Solve").click();
      await searching.waitFor(PATIENCE);
      await cube.button("Stop").click();
      await searching.waitFor({ state: "detached" });
      expect(await cube.moves.count()).toBe(0);

      await page.locator("table-panel summary").click();
      const row = page.locator("table-panel dl div").filter({ hasText: "Korf's tables" });
      await row.filter({ hasText: "86.7 MB" }).waitFor();
      await cube.button("Delete Korf's tables").click();
      await row.filter({ hasText: "86.7 MB, in memory only" }).waitFor();
      expect(await storedChunkCount(page, "korf")).toBe(0);
    },
  );
});
