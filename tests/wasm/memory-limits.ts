// How much memory a bundle may take: the tables of the `full` tier, at most 64 MB, and 16 MB for all
// else. It never gives back what it has taken once.

import { expect } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";

const MOST_TABLE_BYTES = 64_000_000;
const MOST_OTHER_BYTES = 16_000_000;

export function expectToBeSmall(module: CubewrightModule): void {
  const tableBytes = module.describeTables().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(tableBytes).toBeLessThanOrEqual(MOST_TABLE_BYTES);
  expect(module.HEAPU8.length).toBeLessThanOrEqual(MOST_TABLE_BYTES + MOST_OTHER_BYTES);
}
