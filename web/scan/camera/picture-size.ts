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

// Of the square's side: how far the middle of a face may be from its middle, and how long a side has to be.
const MOST_ASIDE = 0.3;
const LEAST_SIDE = 0.65;

/** Whether a face is held in that square, more or less. @param corners as guideIn has them, turned any way */
export function isInGuide(corners: readonly number[], { width, height }: Size): boolean {
  const guideSide = Math.min(width, height) * GUIDE_SHARE;
  const mean = (first: 0 | 1) =>
    corners.reduce((sum, part, index) => sum + (index % 2 === first ? part / 4 : 0), 0);
  const aside = Math.hypot(mean(0) - width / 2, mean(1) - height / 2);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners;
  return aside < MOST_ASIDE * guideSide && Math.hypot(x1 - x0, y1 - y0) > LEAST_SIDE * guideSide;
}
