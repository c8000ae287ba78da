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
    await cube.button("Clear").click();
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

  it("ends when another cube is pasted, and goes on when that is undone", async ({ cube }) => {
    await cube.button("Clear").click();
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
