// How much memory a bundle may take: the tables of the `full` tier, at most 64 MB, and 16 MB for all
// else. It never gives back what it has taken once.

import { expect, vi } from "vitest";

import type { CubewrightModule } from "../../wasm/cubewright";

const MOST_TABLE_BYTES = 64_000_000;
const MOST_OTHER_BYTES = 16_000_000;
/** By how much memory grows in WebAssembly. */
const PAGE_BYTES = 65_536;

type Grow = (this: WebAssembly.Memory, pages: number) => number;

export function expectToBeSmall(module: CubewrightModule): void {
  const tableBytes = module.describeTables().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  expect(tableBytes).toBeLessThanOrEqual(MOST_TABLE_BYTES);
  expect(module.HEAPU8.length).toBeLessThanOrEqual(MOST_TABLE_BYTES + MOST_OTHER_BYTES);
}

/**
 * Refuses every growth of a bundle's memory by `leastBytes` or more, as a device does that is short of
 * memory. Returns a function that ends this and tells how many were refused.
 */
export function refuseGrowthsFrom(leastBytes: number): () => number {
  const { prototype } = WebAssembly.Memory;
  const { value: grow } = Object.getOwnPropertyDescriptor(prototype, "grow") as { value: Grow };
  let refused = 0;
  const spy = vi.spyOn(prototype, "grow").mockImplementation(function (
    this: WebAssembly.Memory,
    pages: number,
  ) {
    if (pages * PAGE_BYTES < leastBytes) return grow.call(this, pages);
    refused += 1;
    throw new RangeError(`${pages * PAGE_BYTES} bytes of memory are refused`);
  });
  return () => {
    spy.mockRestore();
    return refused;
  };
}
