// Which stickers lie side by side in the net.

import type { Face } from "../../core/faces";
import { firstSticker } from "../../core/geometry";

// Which faces lie side by side in the net, from top to bottom; "" is where there is none.
const FACE_ROWS: readonly (readonly (Face | "")[])[] = [
  ["", "U", "", ""],
  ["L", "F", "R", "B"],
  ["", "D", "", ""],
];

// Rows of sticker indexes as the net shows them; -1 where the net has no face.
function gridOf(lines: readonly number[]): readonly (readonly number[])[] {
  return FACE_ROWS.flatMap((faces) =>
    lines.map((row) =>
      faces.flatMap((face) =>
        lines.map((column) => (face ? firstSticker(face) + 3 * row + column : -1)),
      ),
    ),
  );
}

/** The rows of the net from top to bottom, by how many stickers a row of a face has. */
export const GRIDS = { 3: gridOf([0, 1, 2]), 2: gridOf([0, 2]) } as const;
