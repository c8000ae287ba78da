// Cubes that cannot exist are explained and mended on the page, and whatever changes the cube is
// undone and redone.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import { axeFindings } from "../accessibility";
import { it } from "../page/page-test";
import { FLIPPED_EDGE, OPPOSITE_FACES_TURNED, SCRAMBLED, TURNED_FACE } from "./wrong-cubes";

function repainted(changes: Readonly<Record<string, string>>): string {
  return Array.from(SOLVED_FACELETS, (letter, i) => changes[stickerLabel(i)] ?? letter).join("");
}

describe("a cube that cannot exist", () => {
  it("is mended by keyboard, by a repair that is shown before, and undone", async ({ cube }) => {
    await cube.enterPosition(FLIPPED_EDGE);
    await cube.alert.filter({ hasText: "The red-white edge at UR is flipped." }).waitFor();
    await cube.page.getByText("it was put together wrongly").waitFor();
    await cube.page.getByRole("list", { name: "12 that are equally likely" }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);

    const repair = cube.button("Flip the red-white edge at UR.");
    await repair.focus();
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED_FACELETS);
    await cube.button("Show 7 more").focus();
    await expect.poll(() => cube.readFacelets()).toBe(FLIPPED_EDGE);
    await repair.press("Enter");
    await cube.status.filter({ hasText: "Mended: Flip the red-white edge at UR." }).waitFor();
    expect(await cube.alert.isVisible()).toBe(false);
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);

    await cube.button("Undo").click();
    await cube.alert.filter({ hasText: "is flipped" }).waitFor();
    expect(await cube.readFacelets()).toBe(FLIPPED_EDGE);
    await cube.button("Redo").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
  });

  it("shows the repair that has the focus when the pointer leaves another", async ({ cube }) => {
    await cube.enterPosition(FLIPPED_EDGE);
    const focused = cube.button("Flip the red-white edge at UR.");
    await focused.focus();
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED_FACELETS);

    const other = cube.page.getByRole("button", { name: /^Flip .* at (?!UR)/ }).first();
    await other.hover();
    await expect.poll(() => cube.readFacelets()).not.toBe(SOLVED_FACELETS);
    expect(await cube.readFacelets()).not.toBe(FLIPPED_EDGE);
    await cube.position.hover();
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED_FACELETS);

    // And the other way round, whoever goes on by keyboard while the pointer rests there.
    await other.hover();
    await expect.poll(() => cube.readFacelets()).not.toBe(SOLVED_FACELETS);
    await cube.position.focus();
    await focused.focus();
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED_FACELETS);
    await cube.position.focus();
    await expect.poll(() => cube.readFacelets()).not.toBe(SOLVED_FACELETS);
    expect(await cube.readFacelets()).not.toBe(FLIPPED_EDGE);
  });

  it("is mended by turning a face back that was painted turned", async ({ cube }) => {
    await cube.enterPosition(TURNED_FACE);
    const repair = cube.button("Upper face (white): turn its colours a quarter to the left.");
    await repair.focus();
    await expect.poll(() => cube.readFacelets()).toBe(SCRAMBLED);
    await repair.press("Enter");
    await cube.status.filter({ hasText: "Mended: Upper face (white)" }).waitFor();
    expect(await cube.readFacelets()).toBe(SCRAMBLED);
    await cube.button("Undo").click();
    await cube.alert.filter({ hasText: "appears twice" }).waitFor();
    expect(await cube.readFacelets()).toBe(TURNED_FACE);
  });

  it("asks for the colour of one sticker if several repairs are as likely", async ({ cube }) => {
    await cube.enterPosition(OPPOSITE_FACES_TURNED);
    const question = cube.page.getByRole("group", {
      name: "To find out which, look at U1 on your cube. What colour is it?",
    });
    await question.waitFor();
    await cube.page.getByText("Hold it with blue up and white in front.").waitFor();
    await cube.page.getByRole("list", { name: "2 that are equally likely" }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
    await question.getByRole("button", { name: "yellow" }).press("Enter");
    const likeliest = cube.page.getByRole("list", { name: "Likeliest" });
    await likeliest.waitFor();
    await likeliest.getByRole("button").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(SCRAMBLED);
  });

  it("keeps its centres when a person slips onto one of them", async ({ cube }) => {
    await cube.enterPosition(FLIPPED_EDGE);
    await cube.alert.filter({ hasText: "The red-white edge at UR is flipped." }).waitFor();
    await cube.radio("D").click();
    await cube.sticker(4).click();
    await cube.status.filter({ hasText: "Centres say which colour each face has" }).waitFor();
    expect(await cube.readFacelets()).toBe(FLIPPED_EDGE);
    await cube.button("Flip the red-white edge at UR.").waitFor();
  });

  it("says at once which colours are missing when the last sticker is painted", async ({
    cube,
  }) => {
    await cube.enterPosition(repainted({ U6: "?" }));
    await cube.radio("R").click();
    await cube.sticker(5).click();
    await cube.alert.filter({ hasText: "needed; now: white 8, red 10." }).waitFor();
    await cube.button("Paint U6 white instead of red.").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
  });

  it("is named in words about the cube in the hand, and recoloured by a click", async ({
    cube,
  }) => {
    await cube.enterPosition(repainted({ U6: "R" }));
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: "needed; now: white 8, red 10." }).waitFor();
    await cube.button("Paint U6 white instead of red.").waitFor();

    await cube.enterPosition(repainted({ U6: "L", L6: "U" }));
    const said = "The white-green edge appears twice: at UF and at FL.";
    await cube.alert.filter({ hasText: said }).waitFor();
    await cube.button("Exchange the colours of U6 orange and L6 white.").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
  });
});

describe("undo and redo", () => {
  it("go over painting, scrambling, resetting and pasting, by button and by key", async ({
    cube,
  }) => {
    const seen = [await cube.readFacelets()];
    const change = async (act: () => Promise<unknown>) => {
      await act();
      await expect.poll(() => cube.readFacelets()).not.toBe(seen.at(-1));
      seen.push(await cube.readFacelets());
    };
    await change(() => cube.sticker(0).click());
    await change(() => cube.button("Scramble").click());
    await change(() => cube.button("Reset").click());
    await change(() => cube.enterPosition("R U R' U'"));
    await change(() => cube.enterPosition(FLIPPED_EDGE));
    for (const facelets of seen.slice(0, -1).toReversed()) {
      await cube.button("Undo").click();
      await expect.poll(() => cube.readFacelets()).toBe(facelets);
    }
    expect(await cube.button("Undo").getAttribute("aria-disabled")).toBe("true");

    await cube.sticker(4).focus();
    for (const [step, facelets] of seen.slice(1).entries()) {
      await cube.page.keyboard.press(step % 2 === 0 ? "Control+y" : "Control+Shift+Z");
      await expect.poll(() => cube.readFacelets()).toBe(facelets);
    }
    await cube.page.keyboard.press("Control+z");
    await expect.poll(() => cube.readFacelets()).toBe(seen.at(-2));
  });

  it("bring back a solution, and the place in it, after a sticker was painted", async ({
    cube,
  }) => {
    await cube.enterPosition("R U F");
    const moves = await cube.solve();
    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    await cube.sticker(0).click();
    await cube.status.filter({ hasText: "To paint instead, choose a colour first." }).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    await cube.radio("R").click();
    await cube.sticker(0).click();
    await expect.poll(() => cube.moves.count()).toBe(0);
    await cube.button("Undo").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
  });
});
