// A face of a cube in a picture.

/** A sticker in a picture. */
export interface StickerInPicture {
  /** Its middle, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Red, green and blue in sRGB, 0..255 each; undefined where it cannot be read, such as below glare. */
  readonly color?: readonly [number, number, number] | undefined;
}

/** A face of a cube as it was found in a picture. It is never mirrored. */
export interface FaceInPicture {
  /** The corners of the face in pixels of the picture, clockwise from the upper left as seen: x0, y0, ... x3, y3. */
  readonly corners: readonly number[];
  /** The nine stickers row by row as seen, or the four of a 2x2x2. */
  readonly stickers: readonly StickerInPicture[];
  /** 0..1: how much it looks like a face. Below 0.5 it should not be taken for one without asking. */
  readonly certainty: number;
}
