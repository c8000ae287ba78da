// How a cube that cannot exist can be mended. The repairs are found in C++ (solver/painting/repair.h).

export const REPAIR_KINDS = [
  /** One sticker has another colour. */
  "recolor",
  /** Two stickers have each other's colour. */
  "exchange-stickers",
  "flip-edge",
  "twist-corner",
  "exchange-pieces",
  /** Several stickers have other colours. */
  "repaint",
] as const;

export type RepairKind = (typeof REPAIR_KINDS)[number];

/** A legal cube, and what to change to come to it. */
export interface CubeRepair {
  kind: RepairKind;
  /** 1 for those that change least; the same for ties. */
  rank: number;
  /** What to do, in a sentence for a person. */
  message: string;
  /** The stickers repaired, in the colours and the frame of the text, named by their faces. */
  facelets: string;
  /** Those that it changes, 0..53, rising. */
  stickers: readonly number[];
  /** The pieces they are on, such as "UR" or "DFL", named by their place. */
  pieces: readonly string[];
}
