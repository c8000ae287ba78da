// A cube is painted face by face: finishing one leads to the next.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import { turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { axeFindings } from "../accessibility";
import type { Tab } from "../browsers/tab";
import { isLongRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { letterAt, namesToPaint, withStickers, withUnknown } from "../puzzles/stickers";

describe.each(PUZZLES.filter(isTriedFully))("painting a $name face by face", (puzzle) => {
  it.override("puzzle", puzzle);
  const { solved, tour } = puzzle;
  const { facelets } = tour;
  const perFace = solved.length / FACES.length;

  const digitOf = (name: string) => String(FACES.indexOf(letterAt(facelets, name)) + 1);

  function asksFor({ status }: CubePage<Tab>, face: Face, step: number): Promise<void> {
    return status.filter({ hasText: tour.asksFor(face, step) }).waitFor();
  }

  function hasFocus({ page }: CubePage<Tab>, sticker: string): Promise<void> {
    const cell = page.getByRole("gridcell", { name: sticker });
    const isFocused = () =>
      cell.evaluate((cell) => (cell.getRootNode() as ShadowRoot).activeElement === cell);
    return expect.poll(isFocused).toBe(true);
  }

  async function paintByMouse(cube: CubePage<Tab>, names: readonly string[]): Promise<void> {
    for (const name of names) {
      await cube.radio(letterAt(facelets, name)).click();
      await cube.stickerNamed(name).click();
    }
  }

  // In the usual run the digits lead through all faces.
  it.runIf(isLongRun)(
    "leads from each face to the next by keyboard, until the rest follows",
    async ({ cube }) => {
      const { keyboard } = cube.page;
      // Nothing has the focus yet.
      await keyboard.press("3");
      await expect.poll(() => cube.radio("F").isChecked()).toBe(true);
      await cube.button("Paint my cube").click();
      await asksFor(cube, "F", 1);
      expect(await axeFindings(cube.page)).toEqual([]);

      const paint = async (names: readonly string[]) => {
        for (const name of names) {
          await keyboard.press(digitOf(name));
          await cube.stickerNamed(name).focus();
          await keyboard.press("Enter");
        }
      };
      await paint(namesToPaint(solved, "F"));
      await asksFor(cube, "R", 2);
      await hasFocus(cube, "R1, unknown");
      // The letter of a colour turns no face meanwhile.
      await keyboard.press("r");
      for (const [place, face] of (["R", "B", "L", "U"] as const).entries()) {
        // The focus moves with the face by itself.
        await asksFor(cube, face, place + 2);
        await paint(namesToPaint(solved, face));
      }
      if (tour.lastPainted.length > 0) await asksFor(cube, "D", 6);
      await paint(tour.lastPainted);
      const count = namesToPaint(solved, "D").length - tour.lastPainted.length;
      await cube.status.filter({ hasText: `The ${count} unknown stickers follow` }).waitFor();
      expect(await cube.readFacelets()).toBe(facelets);
      const following = cube.page.getByRole("gridcell", { name: /follows from the others$/ });
      expect(await following.count()).toBe(count);
    },
  );

  it.runIf(isLongRun)(
    "asks for the next face even before the engine is loaded",
    async ({ openCube, site }) => {
      site.hold("/wasm/");
      const cube = await openCube();
      await cube.button("Paint my cube").click();
      await asksFor(cube, "F", 1);
      await paintByMouse(cube, namesToPaint(solved, "F"));
      await asksFor(cube, "R", 2);
      site.release();
    },
  );

  it("starts with a button, which also leads back to the face to paint", async ({ cube }) => {
    await cube.button("Paint my cube").press("Enter");
    await asksFor(cube, "F", 1);
    await hasFocus(cube, "F1, unknown");
    await cube.button("Reset").click();
    await cube.status.filter({ hasText: "Paint your cube" }).waitFor();
    expect(await cube.readFacelets()).toBe(solved);
    expect(await cube.button("Paint my cube").count()).toBe(1);
    // Also where another sticker of that face had the focus before.
    await cube.button("Paint my cube").press("Enter");
    await hasFocus(cube, "F1, unknown");
    await cube.page.keyboard.press(digitOf("F1"));
    await cube.page.keyboard.press(digitOf("F2"));
    await cube.button("Paint my cube").press("Enter");
    await hasFocus(cube, "F1, unknown");
  });

  it.runIf(isLongRun)("goes on with an unfinished face after a reload", async ({ cube }) => {
    await cube.button("Paint my cube").click();
    for (const face of ["F", "R"] as const) {
      await paintByMouse(cube, namesToPaint(solved, face));
    }
    const [first, second, ...others] = namesToPaint(solved, "B");
    await paintByMouse(cube, [first!, second!]);
    await asksFor(cube, "B", 3);
    await cube.reload();
    for (const name of others) {
      await asksFor(cube, "B", 3);
      await paintByMouse(cube, [name]);
    }
    await asksFor(cube, "L", 4);
  });

  it("begins when a sticker of the solved cube is painted, and keeps the others", async ({
    cube,
  }) => {
    await cube.radio("B").click();
    await cube.stickerNamed("R1").click();
    await asksFor(cube, "R", 1);
    expect(await cube.alert.isVisible()).toBe(false);
    const painted = withStickers(solved, { R1: "B" });
    expect(await cube.readFacelets()).toBe(painted);
    expect(await cube.position.inputValue()).toBe(painted);
    // Stickers that have the colour already are painted by this as well.
    await cube.radio("R").click();
    const others = namesToPaint(solved, "R").slice(1);
    for (const name of others) await cube.stickerNamed(name).click();
    await asksFor(cube, "B", 2);
    expect(await cube.readFacelets()).toBe(painted);
    expect(await axeFindings(cube.page)).toEqual([]);

    // Each of them is undone by itself.
    for (const _ of others) {
      await cube.button("Undo").click();
      await asksFor(cube, "R", 1);
      expect(await cube.readFacelets()).toBe(painted);
    }
    await cube.button("Undo").click();
    await cube.button("Paint my cube").waitFor();
    expect(await cube.readFacelets()).toBe(solved);
    expect(await cube.button("Undo").getAttribute("aria-disabled")).toBe("true");
  });

  it.runIf(isLongRun)(
    "counts only painted stickers, not those of the solved cube",
    async ({ cube }) => {
      const toPaint = FACES.flatMap((face) => namesToPaint(solved, face));
      const uncovered = withStickers(withUnknown(solved, toPaint), { R1: "B" });
      await cube.radio("B").click();
      await cube.stickerNamed("R1").click();
      await asksFor(cube, "R", 1);
      // The painted sticker and, if there is one, its centre; unpainted stickers are still to come.
      const centers = perFace - namesToPaint(solved, "B").length;
      const count = (face: Face) => cube.page.locator(`#count-${FACES.indexOf(face) + 1}`);
      await count("B")
        .filter({ hasText: `${centers + 1}/${perFace}` })
        .waitFor();
      expect(await count("U").innerText()).toContain(`${centers}/${perFace}`);
      const addressed = `facelets=${uncovered.replaceAll("?", "_")}`;
      await expect.poll(() => cube.page.evaluate(() => location.hash)).toContain(addressed);

      await cube.button("Solve").click();
      await cube.alert.filter({ hasText: tour.toGo(toPaint.length - 1) }).waitFor();
      expect(await cube.readFacelets()).toBe(uncovered);
      await cube.button("Undo").click();
      await asksFor(cube, "R", 1);
      await cube.reload();
      await asksFor(cube, "R", 1);
      expect(await cube.readFacelets()).toBe(uncovered);
      expect(await cube.alert.isVisible()).toBe(false);
    },
  );

  it.runIf(isLongRun)(
    "reports what is wrong once the solved cube is fully painted over",
    async ({ cube }) => {
      await cube.radio("U").click();
      for (const name of FACES.flatMap((face) => namesToPaint(solved, face))) {
        await cube.stickerNamed(name).click();
      }
      const white = (await cube.readFacelets()).replaceAll(/[^U]/g, "").length;
      await cube.alert.filter({ hasText: `needed; now: white ${white}` }).waitFor();
      await cube.button("Undo").click();
      await cube.alert.waitFor({ state: "hidden" });
      await cube.status.filter({ hasText: "Face 5 of 6" }).waitFor();
    },
  );

  it.runIf(isLongRun)(
    "goes on past a sticker of the solved cube that is painted as unknown",
    async ({ cube }) => {
      const [first, second, ...others] = namesToPaint(solved, "F");
      await cube.radio("R").click();
      await cube.stickerNamed(first!).click();
      await cube.page.keyboard.press("7");
      await cube.stickerNamed(second!).click();
      await asksFor(cube, "F", 1);
      expect(await cube.alert.isVisible()).toBe(false);
      expect(await cube.readFacelets()).toBe(
        withUnknown(withStickers(solved, { [first!]: "R" }), [second!]),
      );
      await paintByMouse(cube, others);
      await asksFor(cube, "R", 2);
    },
  );

  it("works by digits alone, which move on from sticker to sticker", async ({ cube }) => {
    const dotted = cube.page.getByText("Dotted ones, too.");
    await cube.button("Paint my cube").click();
    for (const [step, face] of (["F", "R"] as const).entries()) {
      await asksFor(cube, face, step + 1);
      const names = namesToPaint(solved, face);
      expect(await dotted.isVisible()).toBe(false);
      if (face === "R") {
        // What is left out comes after the last sticker of the face.
        await hasFocus(cube, names[0]!);
        await cube.stickerNamed(names[1]!).focus();
        names.push(names.shift()!);
      }
      const [first, second, ...others] = names;
      await cube.page.keyboard.press(digitOf(first!));
      // The focus stays, so that a screen reader says what was painted; what comes next is outlined.
      const outlineStyle = () =>
        cube.stickerNamed(second!).evaluate((sticker) => getComputedStyle(sticker).outlineStyle);
      await expect.poll(outlineStyle).toBe("dashed");
      for (const name of [second!, ...others]) await cube.page.keyboard.press(digitOf(name));
    }
    const { keyboard } = cube.page;
    for (const [place, face] of (["B", "L", "U"] as const).entries()) {
      await asksFor(cube, face, place + 3);
      for (const name of namesToPaint(solved, face)) await keyboard.press(digitOf(name));
    }
    const names = namesToPaint(solved, "D");
    const following = names.slice(names.indexOf(tour.lastPainted.at(-1) ?? "") + 1);
    if (following.length < names.length) {
      await asksFor(cube, "D", 6);
      await dotted.waitFor();
      for (const name of names) {
        if (!following.includes(name)) await keyboard.press(digitOf(name));
      }
    }
    await cube.status.filter({ hasText: "Ready to solve" }).waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
    const solveHasFocus = () =>
      expect
        .poll(() => cube.button("Solve").evaluate((solve) => solve.matches(":focus")))
        .toBe(true);
    await solveHasFocus();
    // A person who types on paints the stickers that were filled in, and is led back.
    const [next, ...last] = following;
    await keyboard.press(digitOf(next!));
    await hasFocus(cube, next!);
    for (const name of last) await keyboard.press(digitOf(name));
    await solveHasFocus();
    await cube.searchBriefly();
    await keyboard.press("Enter");
    await cube.searchEnds();
    expect(await cube.moves.count()).toBeGreaterThan(0);
    expect(await cube.readFacelets()).toBe(facelets);
  });

  it.runIf(isLongRun)(
    "goes back to a sticker of the solved cube whose digit for unknown is undone",
    async ({ cube }) => {
      const { keyboard } = cube.page;
      const names = namesToPaint(solved, "F");
      await cube.stickerNamed(names[0]!).focus();
      for (const name of names.slice(0, 2)) await keyboard.press(digitOf(name));
      await keyboard.press("7");
      await keyboard.press("Control+z");
      for (const name of names.slice(2, -1)) await keyboard.press(digitOf(name));
      await keyboard.press("7");
      await asksFor(cube, "R", 2);
      await keyboard.press("Control+z");
      await asksFor(cube, "F", 1);
      await keyboard.press(digitOf(names.at(-1)!));
      await asksFor(cube, "R", 2);
    },
  );

  it.runIf(isLongRun)(
    "goes on by digits after stickers that are typed as unknown, and not from another control",
    async ({ cube }) => {
      const { keyboard } = cube.page;
      await cube.button("Paint my cube").click();
      await asksFor(cube, "F", 1);
      const [first, ...others] = namesToPaint(solved, "F");
      await keyboard.press("7");
      for (const name of others) await keyboard.press(digitOf(name));
      await asksFor(cube, "R", 2);
      const names = namesToPaint(solved, "R");
      for (const name of names.slice(0, -1)) await keyboard.press(digitOf(name));
      await keyboard.press("7");
      await asksFor(cube, "B", 3);
      const next = namesToPaint(solved, "B")[0]!;
      await keyboard.press(digitOf(next));
      const painted = [...others, ...names.slice(0, -1), next];
      const left = FACES.flatMap((face) => namesToPaint(solved, face)).filter(
        (name) => !painted.includes(name),
      );
      expect(left).toEqual(expect.arrayContaining([first, names.at(-1)]));
      const addressed = `facelets=${withUnknown(facelets, left).replaceAll("?", "_")}`;
      const hash = () => cube.page.evaluate(() => location.hash);
      await expect.poll(hash).toContain(addressed);
      // The last two digits are taken back, one of them on the face before, and typed once more.
      for (const _ of ["B", "R"]) await keyboard.press("Control+z");
      await asksFor(cube, "R", 2);
      await keyboard.press(digitOf(names.at(-2)!));
      await asksFor(cube, "B", 3);
      await keyboard.press(digitOf(next));
      await expect.poll(hash).toContain(addressed);
      await cube.button("Solve").focus();
      await keyboard.press("3");
      await expect.poll(() => cube.radio("F").isChecked()).toBe(true);
      expect(await hash()).toContain(addressed);
    },
  );

  it.runIf(isLongRun)(
    "ends when another cube is pasted, and goes on when that is undone",
    async ({ cube }) => {
      const { mixed, deciding } = puzzle;
      await cube.button("Paint my cube").click();
      await asksFor(cube, "F", 1);
      await cube.enterPosition(withUnknown(mixed, deciding.stickers));
      await cube.status
        .filter({ hasText: `${deciding.count} cubes have these stickers.` })
        .waitFor();
      await cube.button("Undo").click();
      await asksFor(cube, "F", 1);
      // The cube as it was before it was cleared.
      await cube.button("Undo").click();
      await cube.page.keyboard.press("7");
      await cube.stickerNamed("U2").click();
      await cube.status.filter({ hasText: "The unknown sticker follows" }).waitFor();
    },
  );
});

describe("a centre of the solved 3x3x3, painted first,", () => {
  it("says how the cube is held that is painted face by face", async ({ cube }) => {
    await cube.radio("D").click();
    await cube.stickerNamed("U5").click();
    await cube.status
      .filter({ hasText: "Face 1 of 6: hold green towards you with yellow up" })
      .waitFor();
    const held = turnWhole(SOLVED_FACELETS, USUAL_FRAME, "DLFURB");
    expect(await cube.readFacelets()).toBe(held);
    expect(await cube.alert.isVisible()).toBe(false);
    await cube.reload();
    await cube.status
      .filter({ hasText: "Face 1 of 6: hold green towards you with yellow up" })
      .waitFor();
  });

  it.runIf(isLongRun)("begins that by the first key stroke in the net, too", async ({ cube }) => {
    await cube.stickerNamed("U5").focus();
    await cube.page.keyboard.press("Enter");
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    expect(await cube.alert.isVisible()).toBe(false);
  });
});
