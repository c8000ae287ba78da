// What follows from the painted stickers for those that are unknown.

import { UNKNOWN, type Completion } from "../../core/completion";
import { FACES } from "../../core/faces";
import { stickersThatDiffer } from "./face-tour";

/** A painted cube, and which cubes match it. */
export interface Inference extends Completion {
  painting: string;
}

// Above this, the number means nothing to a person.
const MOST_COUNTED = 1e6;

/** Whether too many cubes match to say anything useful. */
export function hasManyCubes({ count }: Completion): boolean {
  return count > MOST_COUNTED;
}

/** Whether both may be paintings of one cube, of which at most one sticker was painted otherwise. */
export function areOfOneCube(painting: string, other: string): boolean {
  const isKnown = (index: number) => painting[index] !== UNKNOWN && other[index] !== UNKNOWN;
  return stickersThatDiffer(painting, other).filter(isKnown).length <= 1;
}

/** The painting with the stickers that follow; `?` stays where several colours are possible. */
export function filledIn(painting: string, inference: Inference | undefined): string {
  if (!inference) return painting;
  return Array.from(painting, (letter, index) =>
    letter === UNKNOWN ? inference.facelets.charAt(index) : letter,
  ).join("");
}

/** The stickers that are shown but were not painted. */
export function filledStickers(painting: string, shown: string): number[] {
  return Array.from(painting, (_, index) => index).filter(
    (index) => painting[index] === UNKNOWN && shown[index] !== UNKNOWN,
  );
}

/** Which stickers to look at next. */
export interface Decision {
  /** Each of them alone leaves one cube; if none does, the one that leaves the fewest. */
  stickers: readonly number[];
  isCertain: boolean;
}

/** The stickers that leave the fewest cubes, whatever colour they turn out to have. */
export function decisionOf({ open }: Completion): Decision {
  const most = ({ counts }: (typeof open)[number]) =>
    Math.max(...FACES.map((face) => counts[face]));
  const deciding = open.filter((sticker) => most(sticker) === 1);
  const stickers = (deciding.length > 0 ? deciding : open.slice(0, 1)).map((each) => each.sticker);
  return { stickers, isCertain: deciding.length > 0 };
}
