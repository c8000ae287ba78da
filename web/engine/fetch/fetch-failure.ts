// Why a file could not be fetched, and whether another attempt makes sense.

import { SolverError, type SolverErrorCode } from "../../core/errors";
import type { FetchedFile } from "../platform/fetch-file";

/**
 * - "gone": the server has no such file, as after a new release.
 * - "damaged": the data that came is not the file that was requested.
 * - "passing": the connection failed, or the server cannot answer for the moment.
 * - "lasting": another attempt would fail in the same way.
 */
export type FetchFailureKind = "gone" | "damaged" | "passing" | "lasting";

export class FetchFailure extends SolverError {
  constructor(
    readonly kind: FetchFailureKind,
    url: string,
    reason: string,
    /** How long the server asks clients to wait before another attempt. */
    readonly retryAfterMs = 0,
    code: SolverErrorCode = "fetch-failed",
  ) {
    super(code, `${url} could not be fetched: ${reason}.`);
  }

  get mayPass(): boolean {
    return this.kind === "passing" || this.kind === "damaged";
  }
}

// Request timeout, too early, too many requests: the statuses of the 4xx class after which another attempt
// makes sense.
const PASSING_STATUSES = [408, 425, 429];
const GONE_STATUSES = [404, 410];

/** The failure for a response with an error status. */
export function failureOfStatus(url: string, { status, headers }: FetchedFile): FetchFailure {
  const isPassing = status >= 500 || PASSING_STATUSES.includes(status);
  const kind = GONE_STATUSES.includes(status) ? "gone" : isPassing ? "passing" : "lasting";
  const retryAfterMs = readRetryAfter(headers.get("Retry-After"));
  return new FetchFailure(kind, url, `the server answered ${status}`, retryAfterMs);
}

// The header has seconds or a date.
function readRetryAfter(text: string | null): number {
  if (text === null) return 0;
  const seconds = Number(text);
  const durationMs = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return durationMs > 0 ? durationMs : 0;
}
