// Stores the speed at which a person follows moves.

import { TEMPO_RANGE } from "../../widget/play/player";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.tempo";

/** In moves per second; `undefined` if no tempo is stored that the player offers. */
export function readStoredTempo(): number | undefined {
  const tempo = Number(readLasting(STORAGE_KEY) ?? NaN);
  return tempo >= TEMPO_RANGE.slowest && tempo <= TEMPO_RANGE.fastest ? tempo : undefined;
}

export function storeTempo(tempo: number): void {
  keepLasting(STORAGE_KEY, String(tempo));
}
