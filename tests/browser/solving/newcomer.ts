// A person who sees the page for the first time, with a scrambled cube in their hand. They do what the
// page says, and use only what lies in the visible part of the screen: they never look for anything.

import { expect } from "vitest";
import type { Locator } from "playwright-core";

import { CENTER_INDEXES } from "../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../web/core/faces";
import { centerSticker, stickersOf } from "../../../web/core/geometry";
import { TOUR } from "../../../web/widget/paint/face-tour";
import type { CubePage } from "../page/cube-page";
import { placeInMoves } from "../page/place-in-moves";

const PATIENCE = { timeout: 30_000 };
const ASKS_FOR_FACE = /Face \d of 6: hold (\w+) towards you/;
const STICKERS_PER_FACE = 9;

/** The stickers (0..53) of a face, in reading order. */
function indexesOf(face: Face): number[] {
  const first = STICKERS_PER_FACE * FACES.indexOf(face);
  return Array.from({ length: STICKERS_PER_FACE }, (_, place) => first + place);
}

function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return isWithin && right > left && bottom > top;
}

/** How a person presses what they see, by default with the mouse, and what else they do. */
export interface Habits {
  press?: (part: Locator) => Promise<void>;
  /** After each face, before they paint on. */
  betweenFaces?: () => Promise<void>;
}

export class Newcomer {
  #brush: Face | undefined;

  constructor(
    readonly cube: CubePage,
    private readonly habits: Habits = {},
  ) {}

  /** What the page says below the cube about its state. */
  get #caption(): Locator {
    return this.cube.page.locator(".caption [role=status]");
  }

  get #problem(): Locator {
    return this.cube.page.locator(".caption [role=alert]");
  }

  async sees(part: Locator): Promise<void> {
    await expect.poll(() => part.evaluate(isInSight), PATIENCE).toBe(true);
  }

  async press(part: Locator): Promise<void> {
    await this.sees(part);
    await this.#pressSeen(part);
  }

  async #pressSeen(part: Locator): Promise<void> {
    await (this.habits.press?.(part) ?? part.click());
  }

  /** The face that the page asks for; `undefined` if it asks for none. */
  async askedFace(): Promise<Face | undefined> {
    const [, color = ""] = ASKS_FOR_FACE.exec(await this.#caption.innerText()) ?? [];
    const center = FACES.find((face) => COLOR_NAMES[face].toLowerCase() === color);
    const facelets = await this.cube.readFacelets();
    return FACES.find((face) => facelets[centerSticker(face)] === center);
  }

  /**
   * Paints the unknown stickers of the faces that the page asks for, until it asks for no further one,
   * or has said during a face that something is wrong.
   * @param seen what the person believes they see, 54 letters, held as the page shows the cube
   */
  async paintFaces(seen: string): Promise<void> {
    await expect.poll(() => this.#caption.innerText(), PATIENCE).toMatch(/Face \d of 6|Ready/);
    while (!(await this.#isWrong())) {
      const face = await this.askedFace();
      if (!face) return;
      await this.#paintFace(face, seen);
      await expect
        .poll(async () => (await this.askedFace()) !== face || (await this.#isWrong()), PATIENCE)
        .toBe(true);
      await this.habits.betweenFaces?.();
    }
  }

  /** Paints all that is still unknown, whatever the page says. */
  async paintOn(seen: string): Promise<void> {
    for (const face of TOUR) await this.#paintFace(face, seen);
  }

  /** Paints a sticker again, with its real colour. */
  async paintAgain(index: number, color: Face): Promise<void> {
    await this.press(this.cube.radio(color));
    this.#brush = color;
    await this.press(this.cube.sticker(index));
    await expect.poll(() => this.#isWrong(), PATIENCE).toBe(false);
  }

  /** Chooses the repair that matches what the person knows to be their mistake. */
  async mend(repair: RegExp): Promise<void> {
    await this.sees(this.#problem);
    await this.press(this.cube.page.getByRole("button", { name: repair }).first());
  }

  /**
   * Makes the page solve the cube, and does the moves one by one, each shown on the cube.
   * @param hold what the page says about holding the cube
   */
  async solveAndFollow(hold: string): Promise<void> {
    await this.press(this.cube.button("Solve"));
    await this.cube.searchEnds();
    await this.sees(this.cube.page.locator("cubewright-cube .show"));
    await this.cube.page.getByText(hold).waitFor();
    const count = await this.cube.moves.count();
    for (let move = 1; move <= count; ++move) {
      await this.press(this.cube.button("Next move"));
      await this.cube.page.getByText(placeInMoves(move, count)).waitFor();
    }
    await this.#caption.filter({ hasText: "Solved." }).waitFor();
    await this.sees(this.#caption);
  }

  async #isWrong(): Promise<boolean> {
    return (await this.#problem.innerText()) !== "";
  }

  // One colour at a time, as people do.
  async #paintFace(face: Face, seen: string): Promise<void> {
    const unknown = stickersOf(await this.cube.readFacelets(), face);
    const toPaint = indexesOf(face).filter(
      (index, place) => !CENTER_INDEXES.includes(index) && unknown[place] === "?",
    );
    for (const color of FACES) {
      for (const index of toPaint.filter((each) => seen[each] === color)) {
        await this.#paintUnknown(index, color);
      }
    }
  }

  // It may meanwhile follow from other painted stickers, even while it or its colour comes into sight.
  async #paintUnknown(index: number, color: Face): Promise<void> {
    const sticker = this.cube.sticker(index);
    const isUnknown = async () =>
      (await sticker.getAttribute("aria-label"))!.split(", ")[1] === "unknown";
    const presses = async (part: Locator) => {
      const canGoOn = async () => (await part.evaluate(isInSight)) || !(await isUnknown());
      await expect.poll(canGoOn, PATIENCE).toBe(true);
      if (!(await isUnknown())) return false;
      await this.#pressSeen(part);
      return true;
    };
    if (this.#brush !== color) {
      if (!(await presses(this.cube.radio(color)))) return;
      this.#brush = color;
    }
    await presses(sticker);
  }
}
