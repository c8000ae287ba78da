// What finds the face of a cube in a picture.

/** Red, green and blue in sRGB, 0..255 each. */
export type StickerColor = readonly [number, number, number];

/** A face of a cube as it was found in a picture. */
export interface FaceInPicture {
  /** The corners of the face in pixels of the picture, clockwise from the upper left as seen: x0, y0, ... x3, y3. */
  corners: readonly number[];
  /** The nine stickers row by row as seen: the centre in pixels; no colour where it cannot be read, as in glare. */
  stickers: readonly { x: number; y: number; color?: StickerColor }[];
  /** 0..1: how well it looks like a face. Below 0.5 it is not to be taken by itself. */
  certainty: number;
}

/** A picture as a canvas gives it. */
export interface Picture {
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface PictureReader {
  /**
   * Finds the face in a picture; `undefined` where there is none. The buffer of the pixels is transferred.
   * @param guide the corners of the square in which the person was asked to hold the face: it is read there even if no
   * edges are found.
   */
  findFace(
    picture: Picture,
    options?: { guide?: readonly number[]; signal?: AbortSignal },
  ): Promise<FaceInPicture | undefined>;
  /** Ends the worker, and so frees its memory. */
  terminate(): void;
}
