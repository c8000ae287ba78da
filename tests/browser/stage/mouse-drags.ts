// Stickers on the stage, dragged by mouse.

import { stickerLabel } from "../../../web/core/facelets";
import type { CubePage } from "../page/cube-page";
import { placeOfSticker } from "./stage-places";
import type { Place } from "./touches";

/** The names of the stickers of a 3x3x3. A 2x2x2 has its corners' stickers in the same places. */
export const LABELS = Array.from({ length: 54 }, (_, index) => stickerLabel(index));

/** With moves to follow, dragging stickers turns layers. */
export async function giveMoves(cube: CubePage, alg: string): Promise<void> {
  await cube.stageIsLive();
  await cube.page.locator("cubewright-cube").evaluate((element, moves) => {
    Object.assign(element, { alg: moves });
  }, alg);
  await cube.moves.first().waitFor();
}

export async function placeOf({ stage }: CubePage, label: string): Promise<Place> {
  return placeOfSticker((await stage.boundingBox())!, LABELS.indexOf(label));
}

/** Presses the mouse on a sticker and moves it over others. */
export async function drag(cube: CubePage, from: string, ...places: string[]): Promise<void> {
  const { mouse } = cube.page;
  const begin = await placeOf(cube, from);
  await mouse.move(begin.x, begin.y);
  await mouse.down();
  for (const label of places) {
    const { x, y } = await placeOf(cube, label);
    await mouse.move(x, y, { steps: 8 });
  }
  await mouse.up();
}
