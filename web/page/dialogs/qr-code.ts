// A text as a QR code to be drawn. What works it out is fetched when the first one is wanted.

export interface QrCode {
  /** How many squares wide and high it is, the still zone around it included. */
  size: number;
  /** The dark squares, as an SVG path in which a square is 1 wide. */
  path: string;
}

// ISO/IEC 18004 wants four light squares around.
const BORDER = 4;

/** `undefined` if the text has more than there is room for, which is 2,331 bytes. */
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
