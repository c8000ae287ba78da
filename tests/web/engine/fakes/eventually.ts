import { vi } from "vitest";

// Far more than anything here takes; a busy machine may stop for a second anywhere.
const PATIENCE_MS = 20_000;

/** Resolves with what `check` returns once it stops throwing. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
