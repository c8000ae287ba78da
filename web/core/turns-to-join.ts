// Turns of one layer in a row, which may be made as one turn.

import type { WrittenMove } from "./moves";

/** Whether there are such turns. Sequences begin and end as they are known, so that turns may meet between two. */
export function hasTurnsToJoin(written: readonly WrittenMove[]): boolean {
  const layers = written.map((move) => move.replace(/[2']+$/, ""));
  return layers.some((layer, place) => layer === layers[place + 1] && !/^[xyz]/.test(layer));
}
