// A cube is painted face by face: each that is finished leads to the next.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { FACES, type Face } from "../../../web/core/faces";
import { axeFindings } from "../accessibility";
import { it } from "../page/page-test";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L", "B'", "D"] as Move[]);

function stickerAt(label: string): number {
  return 9 * FACES.indexOf(label.charAt(0) as Face) + Number(label.charAt(1)) - 1;
}

describe("a cube that is painted face by face", () => {
  it("leads from each face to the next, by keyboard, until the rest follows", async ({ cube }) => {
    const { keyboard } = cube.page;
    await cube.button("Paint my cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6: hold green towards you" }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);

    const paint = async (stickers: readonly number[]) => {
      for (const index of stickers) {
        await keyboard.press(String(FACES.indexOf(FACELETS[index] as Face) + 1));
        await cube.sticker(index).focus();
        await keyboard.press("Enter");
      }
    };
    const paintFace = (face: Face) => {
      const first = 9 * FACES.indexOf(face);
      return paint([0, 1, 2, 3, 5, 6, 7, 8].map((place) => first + place));
    };
    await paintFace("F");
    await cube.status.filter({ hasText: "Face 2 of 6: hold red towards you" }).waitFor();
    const focused = cube.page.getByRole("gridcell", { name: "R1, unknown" });
    await expect
      .poll(() =>
        focused.evaluate((cell) => (cell.getRootNode() as ShadowRoot).activeElement === cell),
      )
      .toBe(true);
    for (const [place, face] of (["R", "B", "L", "U"] as const).entries()) {
      // The focus goes on by itself with the face.
      await cube.status.filter({ hasText: `Face ${place + 2} of 6` }).waitFor();
      await paintFace(face);
    }
    // Three edges with red on their sides could lie there in three ways.
    await cube.status.filter({ hasText: "Face 6 of 6: hold yellow towards you" }).waitFor();
    await paint([stickerAt("D2")]);
    await cube.status.filter({ hasText: "The 7 unknown stickers follow" }).waitFor();
    expect(await cube.readFacelets()).toBe(FACELETS);
    const following = cube.page.getByRole("gridcell", { name: /follows from the others$/ });
    expect(await following.count()).toBe(7);
  });

  it("is offered first, and goes on at the face that is asked for", async ({ cube }) => {
    await cube.button("Paint my cube").press("Enter");
    await cube.status.filter({ hasText: "Face 1 of 6: hold green towards you" }).waitFor();
    const focused = cube.page.getByRole("gridcell", { name: "F1, unknown" });
    await expect
      .poll(() =>
        focused.evaluate((cell) => (cell.getRootNode() as ShadowRoot).activeElement === cell),
      )
      .toBe(true);
    await cube.button("Reset").click();
    await cube.status.filter({ hasText: "Paint your cube" }).waitFor();
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
    expect(await cube.button("Paint my cube").count()).toBe(1);
  });

  it("goes on after a reload, also where more would soon follow", async ({ cube }) => {
    await cube.button("Paint my cube").click();
    const known = ["F", "R"].flatMap((face) =>
      [1, 2, 3, 4, 6, 7, 8, 9].map((place) => `${face}${place}`),
    );
    for (const label of [...known, "B1", "B2"]) {
      await cube.radio(FACELETS[stickerAt(label)] as Face).click();
      await cube.sticker(stickerAt(label)).click();
    }
    const asked = cube.status.filter({ hasText: "Face 3 of 6: hold blue towards you" });
    await asked.waitFor();
    await cube.reload();
    await asked.waitFor();
    for (const place of [3, 4, 6, 7, 8, 9]) {
      await asked.waitFor();
      await cube.radio(FACELETS[stickerAt(`B${place}`)] as Face).click();
      await cube.sticker(stickerAt(`B${place}`)).click();
    }
    await cube.status.filter({ hasText: "Face 4 of 6: hold orange towards you" }).waitFor();
  });

  it("begins when a sticker of the solved cube is painted, whose other stickers stay", async ({
    cube,
  }) => {
    await cube.radio("B").click();
    await cube.sticker(stickerAt("R1")).click();
    await cube.status.filter({ hasText: "Face 1 of 6: hold red towards you" }).waitFor();
    expect(await cube.alert.isVisible()).toBe(false);
    const painted = `${SOLVED_FACELETS.slice(0, 9)}B${SOLVED_FACELETS.slice(10)}`;
    expect(await cube.readFacelets()).toBe(painted);
    expect(await cube.position.inputValue()).toBe(painted);
    // A sticker that has its colour already is painted by this as well.
    await cube.radio("R").click();
    for (const place of [2, 3, 4, 6, 7, 8, 9]) await cube.sticker(stickerAt(`R${place}`)).click();
    await cube.status.filter({ hasText: "Face 2 of 6: hold blue towards you" }).waitFor();
    expect(await cube.readFacelets()).toBe(painted);
    expect(await axeFindings(cube.page)).toEqual([]);

    await cube.button("Undo").click();
    await cube.button("Paint my cube").waitFor();
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
    expect(await cube.button("Undo").getAttribute("aria-disabled")).toBe("true");
  });

  it("takes nothing of the solved cube for painted, however it goes on", async ({ cube }) => {
    const begun = () =>
      cube.status.filter({ hasText: "Face 1 of 6: hold red towards you" }).waitFor();
    const uncovered = Array.from(SOLVED_FACELETS, (letter, index) =>
      index === stickerAt("R1") ? "B" : index % 9 === 4 ? letter : "?",
    ).join("");
    await cube.radio("B").click();
    await cube.sticker(stickerAt("R1")).click();
    await begun();
    // Its centre and the painted sticker; what is not painted yet is still to come.
    await cube.page.locator("#count-6").filter({ hasText: "2/9" }).waitFor();
    expect(await cube.page.locator("#count-1").innerText()).toContain("1/9");

    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: "47 stickers to go" }).waitFor();
    expect(await cube.readFacelets()).toBe(uncovered);
    await cube.button("Undo").click();
    await begun();
    await cube.reload();
    await cube.status.filter({ hasText: /Face \d of 6/ }).waitFor();
    expect(await cube.readFacelets()).toBe(uncovered);
    expect(await cube.alert.isVisible()).toBe(false);
  });

  it("tells what is wrong when the solved cube has been painted over to its end", async ({
    cube,
  }) => {
    await cube.radio("U").click();
    for (const face of FACES) {
      for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
        await cube.sticker(9 * FACES.indexOf(face) + place).click();
      }
    }
    await cube.alert.filter({ hasText: "needed; now: white 49" }).waitFor();
    await cube.button("Undo").click();
    await cube.alert.waitFor({ state: "hidden" });
    await cube.status.filter({ hasText: "Face 5 of 6" }).waitFor();
  });

  it("is painted by digits alone, which go on from sticker to sticker", async ({ cube }) => {
    await cube.button("Paint my cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    const digitOf = (index: number) => String(FACES.indexOf(FACELETS[index] as Face) + 1);
    const places = [0, 1, 2, 3, 5, 6, 7, 8];
    for (const [step, face] of (["F", "R"] as const).entries()) {
      await cube.status.filter({ hasText: `Face ${step + 1} of 6` }).waitFor();
      const first = 9 * FACES.indexOf(face);
      for (const place of places) await cube.page.keyboard.press(digitOf(first + place));
    }
    await cube.status.filter({ hasText: "Face 3 of 6" }).waitFor();
    const shown = await cube.readFacelets();
    expect(shown.slice(9, 27)).toBe(FACELETS.slice(9, 27));
  });

  it("ends when another cube is pasted, and goes on when that is undone", async ({ cube }) => {
    await cube.button("Paint my cube").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    const letters = Array.from(FACELETS);
    // Two edges without any of their stickers.
    for (const label of ["U2", "B2", "U6", "R2"]) letters[stickerAt(label)] = "?";
    await cube.enterPosition(letters.join(""));
    await cube.status.filter({ hasText: "2 cubes have these stickers." }).waitFor();
    await cube.button("Undo").click();
    await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    // Before the cube was cleared.
    await cube.button("Undo").click();
    await cube.page.keyboard.press("7");
    await cube.sticker(stickerAt("U2")).click();
    await cube.status.filter({ hasText: "The unknown sticker follows" }).waitFor();
  });
});
