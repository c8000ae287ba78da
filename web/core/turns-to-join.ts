// Turns of one layer in a row, which may be made as one turn.

import type { WrittenMove } from "./moves";

/**
 * Whether there are such turns. Sequences are written as they are memorized, so the last turn of one and the first turn
 * of the next may be of the same layer.
 */
export function hasTurnsToJoin(written: readonly WrittenMove[]): boolean {
  const layers = written.map((move) => move.replace(/[2']+$/, ""));
  return layers.some((layer, place) => layer === layers[place + 1] && !/^[xyz]/.test(layer));
}
