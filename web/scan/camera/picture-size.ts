// How large a picture is looked at.

/** Of the longer side, in pixels: with more, nothing more is found, and it takes longer. */
export const LONGEST_SIDE = 640;

export interface Size {
  width: number;
  height: number;
}

/** The size of a picture of this shape that is small enough, in whole pixels. */
export function fittedSize({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** How much of the shorter side of the picture the square takes in which a face is to be held. */
export const GUIDE_SHARE = 0.62;

/** The corners of that square, clockwise from the upper left: x0, y0, ... x3, y3. */
export function guideIn({ width, height }: Size): readonly number[] {
  const half = (Math.min(width, height) * GUIDE_SHARE) / 2;
  const [left, right] = [width / 2 - half, width / 2 + half];
  const [top, bottom] = [height / 2 - half, height / 2 + half];
  return [left, top, right, top, right, bottom, left, bottom];
}
