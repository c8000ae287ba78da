// Stickers in the order U R F D L B as the net on paper shows them.

interface NetLooks {
  /** Between the faces that stand side by side. */
  between?: string;
  /** Between the letters of a row. */
  letters?: string;
  lineEnd?: string;
}

/** @param stickers 54, or 24 of a 2x2x2 */
export function writeNet(
  stickers: string,
  { between = "", letters = "", lineEnd = "\n" }: NetLooks = {},
): string {
  const size = Math.sqrt(stickers.length / 6);
  const rowOf = (face: string, row: number) => {
    const start = size * (size * "URFDLB".indexOf(face) + row);
    return Array.from(stickers.slice(start, start + size)).join(letters);
  };
  const rows = Array.from({ length: size }, (_, row) => row);
  const indent = " ".repeat(rowOf("U", 0).length) + between;
  return ["U", "LFRB", "D"]
    .flatMap((faces) =>
      rows.map(
        (row) =>
          (faces.length === 1 ? indent : "") +
          Array.from(faces, (face) => rowOf(face, row)).join(letters + between),
      ),
    )
    .join(lineEnd);
}
