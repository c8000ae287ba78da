// The size at which pictures are read, and the square in which a face is to be held.

/** Of the longer side, in pixels: in larger pictures no more is found, and it takes longer. */
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

/** The side of the square in which a face is to be held, as a share of the picture's shorter side. */
export const GUIDE_SHARE = 0.62;

/** The corners of that square, clockwise from the upper left: x0, y0, ... x3, y3. */
export function guideIn({ width, height }: Size): readonly number[] {
  const half = (Math.min(width, height) * GUIDE_SHARE) / 2;
  const [left, right] = [width / 2 - half, width / 2 + half];
  const [top, bottom] = [height / 2 - half, height / 2 + half];
  return [left, top, right, top, right, bottom, left, bottom];
}

// As shares of the square's side: how far a face's middle may be from the square's, and how long its side must be.
const MOST_ASIDE = 0.3;
const LEAST_SIDE = 0.65;

/** Whether a face is held roughly in that square. @param corners as guideIn returns them, starting at any of them */
export function isInGuide(corners: readonly number[], { width, height }: Size): boolean {
  const guideSide = Math.min(width, height) * GUIDE_SHARE;
  const mean = (first: 0 | 1) =>
    corners.reduce((sum, part, index) => sum + (index % 2 === first ? part / 4 : 0), 0);
  const aside = Math.hypot(mean(0) - width / 2, mean(1) - height / 2);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners;
  return aside < MOST_ASIDE * guideSide && Math.hypot(x1 - x0, y1 - y0) > LEAST_SIDE * guideSide;
}
