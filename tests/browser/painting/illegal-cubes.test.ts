// What the page says of cubes that cannot exist, and which stickers it marks.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import type { Face } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";

// The solved cube with the stickers of one cycle moved on, each to the place of the next.
function cycled(labels: readonly string[]): string {
  const letters = Array.from(SOLVED_FACELETS);
  const index = (label: string) =>
    letters.findIndex((_, candidate) => stickerLabel(candidate) === label);
  labels.forEach((label, place) => {
    letters[index(labels[(place + 1) % labels.length]!)] = SOLVED_FACELETS[index(label)]!;
  });
  return letters.join("");
}

function markedStickers(cube: CubePage<Tab>): Promise<string[]> {
  return cube.net
    .locator("[aria-invalid=true]")
    .evaluateAll((cells) => cells.map((cell) => (cell.ariaLabel ?? "").split(",")[0]!).sort());
}

describe("an illegal cube", () => {
  it("is reported as soon as all colours are there, with its stickers marked: a flipped edge", async ({
    cube,
  }) => {
    await cube.paint(cycled(["U6", "R2"]));
    await cube.alert.filter({ hasText: /flip/i }).waitFor();
    expect(await markedStickers(cube)).toEqual(expect.arrayContaining(["R2", "U6"]));
    expect(await cube.moves.count()).toBe(0);
  });

  it("is reported: a twisted corner", async ({ cube }) => {
    await cube.paint(cycled(["U9", "R1", "F3"]));
    await cube.alert.filter({ hasText: /twist/i }).waitFor();
    expect(await markedStickers(cube)).toEqual(expect.arrayContaining(["F3", "R1", "U9"]));
  });

  it("is reported: an edge that no cube has", async ({ cube }) => {
    await cube.paint(cycled(["U6", "L6"]));
    await cube.alert.filter({ hasText: /edge/i }).waitFor();
    expect((await markedStickers(cube)).length).toBeGreaterThan(0);
  });

  it("is reported when a sticker is painted wrong, until it is right again", async ({ cube }) => {
    const facelets = applyMoves(SOLVED_FACELETS, ["R", "U"] as Move[]);
    await cube.enterPosition(facelets);
    await cube.radio("R").click();
    await cube.sticker(0).click();
    await cube.alert.filter({ hasText: "needed; now: white 8, red 10" }).waitFor();
    expect(await markedStickers(cube)).toEqual(["U1"]);

    await cube.radio(facelets[0] as Face).click();
    await cube.sticker(0).click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await markedStickers(cube)).toEqual([]);
  });

  it("is reported when it is entered in the position field", async ({ cube }) => {
    await cube.enterPosition("R U Q");
    await cube.alert.filter({ hasText: /./ }).waitFor();
    expect(await cube.position.getAttribute("aria-invalid")).toBe("true");
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);

    await cube.enterPosition(SOLVED_FACELETS.slice(1));
    await cube.alert.filter({ hasText: "54" }).waitFor();

    await cube.enterPosition(cycled(["U6", "R2"]));
    await cube.alert.filter({ hasText: /flip/i }).waitFor();
  });
});
