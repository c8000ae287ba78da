// Stores whether a person follows moves one by one.

import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.stepwise";

export function readStoredStepwise(): boolean {
  return readLasting(STORAGE_KEY) === "true";
}

export function storeStepwise(stepwise: boolean): void {
  keepLasting(STORAGE_KEY, String(stepwise));
}
