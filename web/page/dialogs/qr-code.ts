// QR codes as drawings. The library is loaded when the first one is wanted.

export interface QrCode {
  /** How many squares wide and high it is, with the quiet zone around it. */
  size: number;
  /** The dark squares, as an SVG path in which a square is 1 wide. */
  path: string;
}

// ISO/IEC 18004 requires a quiet zone of four light squares.
const BORDER = 4;

/** `undefined` if the text is longer than 2,331 bytes. */
export async function qrCodeOf(text: string): Promise<QrCode | undefined> {
  const { encode } = await import("uqr");
  try {
    const { size, data } = encode(text, { ecc: "M", border: BORDER });
    return { size, path: data.map(rowPath).join("") };
  } catch {
    return undefined;
  }
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("");
}
