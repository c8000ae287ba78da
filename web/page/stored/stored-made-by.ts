// Stores which method found the moves on the screen, if another one was chosen since: a reload keeps both the moves
// and the choice.

import { METHODS, type Method } from "../../core/choices";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.made-by";

export interface MadeBy {
  /** The moves, as they are written. */
  alg: string;
  method: Method;
}

export function storeMadeBy({ alg, method }: Readonly<MadeBy>): void {
  keepLasting(STORAGE_KEY, JSON.stringify({ alg, method }));
}

/** What was stored last; `undefined` if there is nothing, or it cannot be read. */
export function readStoredMadeBy(): MadeBy | undefined {
  try {
    const { alg, method } = JSON.parse(readLasting(STORAGE_KEY) ?? "{}") as Partial<MadeBy>;
    const known = METHODS.find((each) => each === method);
    return typeof alg === "string" && known ? { alg, method: known } : undefined;
  } catch {
    return undefined;
  }
}
