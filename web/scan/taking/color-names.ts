// What the colours of centres are called. Only the six faces together tell: what is red in one light is orange in
// another (named one by one, a quarter of the centres of tests/data/scan-readings.tsv got another's name).

import { FACES, type Face } from "../../core/faces";
import type { CubeScan } from "../../core/scan";

export type CenterColor = "white" | "red" | "green" | "yellow" | "orange" | "blue";

// By their letters in a scan's scheme.
const NAMES: Readonly<Record<string, CenterColor>> = {
  W: "white",
  R: "red",
  G: "green",
  Y: "yellow",
  O: "orange",
  B: "blue",
};

/** The colour of the centre of a face of the cube. */
export function centerColor({ scheme }: Pick<CubeScan, "scheme">, face: Face): CenterColor {
  return NAMES[scheme[FACES.indexOf(face)]!]!;
}
