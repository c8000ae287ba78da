// Photographs of a cube, a face in each: chosen, dropped or pasted.

import { pixelsOf } from "../camera/frames";
import { guideIn, isInGuide, type Size } from "../camera/picture-size";
import type { FaceColors } from "../taking/face-colors";
import type { FaceInPicture } from "../../core/picture-face";
import type { PictureReader } from "../../engine/picture-faces";
import { isCertain } from "../taking/steady-face";

/** What a photograph shows. */
export type Photographed =
  | { kind: "face"; colors: FaceColors }
  /** No face was found. */
  | { kind: "none" }
  /** The browser cannot read the file as a picture. */
  | { kind: "unreadable" };

/** Looks for the face of a cube in a file. @throws what the reader throws. */
export async function readPhotograph(
  file: Blob,
  reader: PictureReader,
  signal: AbortSignal,
): Promise<Photographed> {
  // Turned upright, as the file says that the camera was held.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { kind: "unreadable" };
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  try {
    const look = async (isGuided: boolean) => {
      const picture = pixelsOf(bitmap, bitmap, context);
      const { width, height } = picture;
      const guide = isGuided ? guideIn(picture) : undefined;
      const face = await reader.findFace(picture, { signal, ...(guide && { guide }) });
      return certain(face, { width, height });
    };
    const found = (await look(false)) ?? (await look(true));
    return found
      ? { kind: "face", colors: found.stickers.map(({ color }) => color) }
      : { kind: "none" };
  } finally {
    bitmap.close();
    canvas.width = canvas.height = 0;
  }
}

function certain(found: FaceInPicture | undefined, size: Size): FaceInPicture | undefined {
  if (!found) return undefined;
  return isCertain(found, isInGuide(found.corners, size)) ? found : undefined;
}
