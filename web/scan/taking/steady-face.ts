// When a face before the camera has been steady for long enough to be taken.

import { hasBlackRow, type FaceColors } from "./face-colors";
import type { FaceInPicture } from "../../core/picture-face";
import type { StickerColor } from "./face-colors";

// A face that only passes the camera is steady for a shorter time.
const STEADY_MS = 500;
const LEAST_SIGHTINGS = 4;
// How long to wait for a sticker in glare, since a hand moves a little; after that the cube is found without it.
const WAIT_FOR_GLARE_MS = 1_500;
// One or two frames without the face do not end the sighting.
const LONGEST_GAP_MS = 300;
// How far a corner may be from where it was at first, as a share of the side.
const LARGEST_MOVE = 0.09;
const LEAST_CERTAINTY = 0.5;
// In the square in which a face is to be held, less certainty is enough, after a longer time: a white face, whose
// stickers are all alike, looks like tiles. Nothing in the square was this certain in 400 pictures of rooms; 156 of 200
// white faces are this certain, but not more.
const LEAST_CERTAINTY_IN_GUIDE = 0.4;
const STEADY_IN_GUIDE_MS = 1_200;

/** Whether it is certain enough to be taken by itself, in the square where it is to be held or elsewhere. */
export function isCertain({ certainty, stickers }: FaceInPicture, isInGuide: boolean): boolean {
  const least = isInGuide ? LEAST_CERTAINTY_IN_GUIDE : LEAST_CERTAINTY;
  return certainty >= least && !hasBlackRow(stickers.map(({ color }) => color));
}

/** What the camera has seen lately. */
export interface SteadyState {
  /** How much of the time for which a face must be steady has passed, 0..1. */
  share: number;
  /** The colours, once it has been steady for long enough. */
  colors: FaceColors | undefined;
}

interface Sighting {
  face: FaceInPicture;
  timeMs: number;
}

const NOTHING: SteadyState = { share: 0, colors: undefined };

export class SteadyFace {
  #sightings: Sighting[] = [];

  /** Records the face in a frame, and whether it is in the square where it is to be held. Times never decrease. */
  see(face: FaceInPicture | undefined, timeMs: number, isInGuide = false): SteadyState {
    if (!face || !isCertain(face, isInGuide)) return this.#miss(timeMs);
    const first = this.#sightings[0];
    if (first && hasMoved(first.face, face)) this.forget();
    this.#sightings.push({ face, timeMs });
    return this.#state;
  }

  /** Begins anew, as after a face was taken. */
  forget(): void {
    this.#sightings = [];
  }

  #miss(timeMs: number): SteadyState {
    const last = this.#sightings.at(-1);
    if (!last) return NOTHING;
    if (timeMs - last.timeMs > LONGEST_GAP_MS) {
      this.forget();
      return NOTHING;
    }
    return { share: this.#state.share, colors: undefined };
  }

  get #state(): SteadyState {
    const sightings = this.#sightings;
    const spanMs = sightings.at(-1)!.timeMs - sightings[0]!.timeMs;
    const isSure = sightings.some(({ face }) => face.certainty >= LEAST_CERTAINTY);
    const steadyMs = isSure ? STEADY_MS : STEADY_IN_GUIDE_MS;
    const share = Math.min(1, spanMs / steadyMs, sightings.length / LEAST_SIGHTINGS);
    if (share < 1) return { share, colors: undefined };
    const colors = mergedColors(sightings.map((sighting) => sighting.face));
    const isWhole = colors.every((color) => color !== undefined);
    return { share, colors: isWhole || spanMs >= WAIT_FOR_GLARE_MS ? colors : undefined };
  }
}

/** The colours of one face that was seen several times: for each sticker, the median of what was read. */
export function mergedColors(faces: readonly FaceInPicture[]): FaceColors {
  return faces[0]!.stickers.map((_, place) => {
    const colors = faces.flatMap((face) => {
      const { color } = face.stickers[place]!;
      return color ? [color] : [];
    });
    return colors.length > 0 ? medianColor(colors) : undefined;
  });
}

function medianColor(colors: readonly StickerColor[]): StickerColor {
  const channel = (index: 0 | 1 | 2) => {
    const sorted = colors.map((color) => color[index]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)]!;
  };
  return [channel(0), channel(1), channel(2)];
}

/** The length of the longest side of what was found, in pixels. */
export function sideOf({ corners }: Pick<FaceInPicture, "corners">): number {
  const sides = [0, 2, 4, 6].map((corner) => {
    const next = (corner + 2) % 8;
    return Math.hypot(corners[next]! - corners[corner]!, corners[next + 1]! - corners[corner + 1]!);
  });
  return Math.max(...sides);
}

function hasMoved(before: FaceInPicture, now: FaceInPicture): boolean {
  const limit = LARGEST_MOVE * sideOf(before);
  return [0, 2, 4, 6].some(
    (corner) =>
      Math.hypot(
        now.corners[corner]! - before.corners[corner]!,
        now.corners[corner + 1]! - before.corners[corner + 1]!,
      ) > limit,
  );
}
