// Pictures as files that every browser reads.

import type { Drawn } from "./drawn-faces";

const HEAD_BYTES = 54;

/** The picture as a Windows bitmap of 24 bits a pixel. */
export function bitmapOf({ width, height, pixels }: Drawn): Buffer {
  const rowBytes = Math.ceil((3 * width) / 4) * 4;
  const file = Buffer.alloc(HEAD_BYTES + rowBytes * height);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEAD_BYTES, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  // From the upper left corner down.
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let row = 0; row < height; ++row) {
    for (let column = 0; column < width; ++column) {
      const at = 3 * (row * width + column);
      const to = HEAD_BYTES + row * rowBytes + 3 * column;
      file.set([pixels[at + 2]!, pixels[at + 1]!, pixels[at]!], to);
    }
  }
  return file;
}
