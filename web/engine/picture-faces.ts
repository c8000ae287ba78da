// Finds faces of cubes in pictures, in a worker of its own that runs the module for scanning.

import { SolverError } from "../core/errors";
import type { FaceInPicture } from "../core/picture-face";
import type { Puzzle } from "../core/puzzles";
import { StartingWorker } from "./connection/engine-worker";
import { MODULE_WAYS } from "./connection/module-ways";
import { WorkerConnection } from "./connection/worker-connection";
import { ownFolderUrl } from "./connection/worker-ways";
import { rejectOnAbort } from "./platform/abort";

export type { FaceInPicture, StickerInPicture } from "../core/picture-face";

/** Pixels row by row from the upper left, as a canvas gives them, not mirrored. */
export interface PixelPicture {
  /** Red, green, blue and opacity of each pixel; opacity is not used. They are copied. */
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface FindFaceOptions {
  /**
   * The corners of the square in which somebody was asked to hold the face, clockwise from the upper left: x0, y0, ... x3,
   * y3. The face is read there if none is found.
   */
  readonly guide?: readonly number[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PictureReader {
  /**
   * The face in a picture; undefined if there is none. Pictures of about 640 pixels on the longer side are large
   * enough; faces smaller than about 90 pixels are not found.
   * @throws SolverError "option" if `pixels` does not fit the width and height; "worker-crashed", "disposed"; an
   * AbortError.
   */
  findFace(picture: PixelPicture, options?: FindFaceOptions): Promise<FaceInPicture | undefined>;
  /** Ends the worker and frees its memory. Pending calls reject with SolverError "disposed". */
  terminate(): void;
}

export interface PictureSurroundings {
  /** Which puzzle's faces to look for; default "3x3x3". */
  readonly puzzle?: Puzzle | undefined;
  /** The whole URL of the folder that has `wasm/`, ending in a slash; default: that of this module. */
  readonly baseUrl?: string | undefined;
}

/**
 * A reader whose worker has started.
 * @throws SolverError "bundle-failed", "memory" or "worker-crashed" if it cannot be started.
 */
export async function createPictureReader({
  puzzle = "3x3x3",
  baseUrl = ownFolderUrl(),
}: PictureSurroundings = {}): Promise<PictureReader> {
  const connection = new WorkerConnection(
    new StartingWorker(MODULE_WAYS.scan(false)),
    () => undefined,
  );
  const end = () =>
    connection.end(new SolverError("disposed", "The reader of pictures was ended."));
  try {
    await connection.request<"start">({
      type: "start",
      baseUrl,
      threads: 1,
      willLoadTables: false,
    }).result;
  } catch (error) {
    end();
    throw error;
  }
  return {
    findFace: ({ pixels, width, height }, { guide = [], signal } = {}) =>
      rejectOnAbort(signal, async () => {
        if (pixels.length !== 4 * width * height) {
          throw new SolverError("option", "The picture has not four bytes for each of its pixels.");
        }
        const inRow = puzzle === "2x2x2" ? 2 : 3;
        const request = {
          type: "find-face" as const,
          pixels,
          width,
          height,
          inRow,
          guide,
        } as const;
        return (await connection.request<"find-face">(request).result) ?? undefined;
      }),
    terminate: end,
  };
}
