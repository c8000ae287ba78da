// Stores how a person wants cubes to be solved.

import { DEFAULT_CHOICE, MODULE_METHODS, type Method } from "../../core/choices";
import { keepLasting, readLasting } from "./lasting";

const STORAGE_KEY = "cubewright.method";

/** The method that was chosen; the usual one if none was, or one that the page does not offer. */
export function readStoredMethod(): Method {
  const stored = readLasting(STORAGE_KEY);
  return MODULE_METHODS.find((method) => method === stored) ?? DEFAULT_CHOICE.method;
}

export function storeMethod(method: Method): void {
  keepLasting(STORAGE_KEY, method);
}
