// Photographs for tests without a browser: files that show what a test says.

import { vi } from "vitest";

import type { FaceInPicture } from "../../../web/core/picture-face";
import type { PictureReader } from "../../../web/engine/picture-faces";
import type { FaceColors } from "../../../web/scan/taking/face-colors";
import { found } from "./seen-faces";

/** What a file shows: a face, no face, or nothing that a browser can read. */
export type Shown = FaceColors | "room" | "text";

/** Replaces the browser's parts that read pictures. Undo it by `vi.unstubAllGlobals()`. */
export function fakePhotographs(shown: Readonly<Record<string, Shown>>): {
  files: File[];
  reader: PictureReader;
} {
  let drawn = "";
  const canvas = { width: 0, height: 0, getContext: () => context };
  const context = {
    canvas,
    drawImage: ({ name }: { name: string }) => (drawn = name),
    getImageData: () => ({ data: drawn }),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("createImageBitmap", ({ name }: File) =>
    shown[name] === "text"
      ? Promise.reject(new Error("no picture"))
      : Promise.resolve({ name, width: 640, height: 480, close: vi.fn() }),
  );
  const faceIn = (name: string): FaceInPicture | undefined => {
    const colors = shown[name];
    return typeof colors === "object" ? found(colors) : undefined;
  };
  const reader = {
    findFace: ({ pixels }: { pixels: unknown }) => Promise.resolve(faceIn(pixels as string)),
  };
  return {
    files: Object.keys(shown).map((name) => new File([], name)),
    reader: reader as unknown as PictureReader,
  };
}
