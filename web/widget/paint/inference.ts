// What is known of a cube beyond what somebody has painted: what follows from that.

import { UNKNOWN, type Completion } from "../../core/completion";
import { FACES } from "../../core/faces";

/** A painting and the cubes that show it. */
export interface Inference extends Completion {
  painting: string;
}

// More than a person could go through are as good as any.
const MOST_COUNTED = 1e6;

/** Whether so little is known that nothing needs to be said of the cube. */
export function hasManyCubes({ count }: Completion): boolean {
  return count > MOST_COUNTED;
}

/** The painting with what follows; `?` stays for what does not. */
export function filledIn(painting: string, inference: Inference | undefined): string {
  if (!inference) return painting;
  return Array.from(painting, (letter, index) =>
    letter === UNKNOWN ? inference.facelets.charAt(index) : letter,
  ).join("");
}

/** The stickers of a painting that are only filled in. */
export function filledStickers(painting: string, shown: string): number[] {
  return Array.from(painting, (_, index) => index).filter(
    (index) => painting[index] === UNKNOWN && shown[index] !== UNKNOWN,
  );
}

/** Which stickers to look at next. */
export interface Decision {
  /** Any of them decides; if none does so alone, the one that tells most. */
  stickers: readonly number[];
  isCertain: boolean;
}

/** Those that leave the fewest cubes, whatever colour they turn out to have. */
export function decisionOf({ open }: Completion): Decision {
  const most = ({ counts }: (typeof open)[number]) =>
    Math.max(...FACES.map((face) => counts[face]));
  const deciding = open.filter((sticker) => most(sticker) === 1);
  const stickers = (deciding.length > 0 ? deciding : open.slice(0, 1)).map((each) => each.sticker);
  return { stickers, isCertain: deciding.length > 0 };
}
