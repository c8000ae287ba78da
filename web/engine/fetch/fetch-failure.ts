// Why a file could not be fetched, and what that says of another attempt.

import { SolverError, type SolverErrorCode } from "../../core/errors";

/**
 * - "gone": the server has no such file, as after a new release.
 * - "damaged": what came is not the file that was asked for.
 * - "passing": the connection, or the server for the moment.
 * - "lasting": nothing that another attempt would mend.
 */
export type FetchFailureKind = "gone" | "damaged" | "passing" | "lasting";

export class FetchFailure extends SolverError {
  constructor(
    readonly kind: FetchFailureKind,
    url: string,
    reason: string,
    /** How long the server wants to be left alone. */
    readonly retryAfterMs = 0,
    code: SolverErrorCode = "fetch-failed",
  ) {
    super(code, `${url} could not be fetched: ${reason}.`);
  }

  get mayPass(): boolean {
    return this.kind === "passing" || this.kind === "damaged";
  }
}

// Too early, too many requests, or none that came in time: of the server's errors that blame the
// client, these ask for another attempt.
const PASSING_STATUSES = [408, 425, 429];
const GONE_STATUSES = [404, 410];

/** The failure that an answer with an error status is. */
export function failureOfStatus(url: string, { status, headers }: Response): FetchFailure {
  const isPassing = status >= 500 || PASSING_STATUSES.includes(status);
  const kind = GONE_STATUSES.includes(status) ? "gone" : isPassing ? "passing" : "lasting";
  const retryAfterMs = readRetryAfter(headers.get("Retry-After"));
  return new FetchFailure(kind, url, `the server answered ${status}`, retryAfterMs);
}

// Seconds, or a date.
function readRetryAfter(text: string | null): number {
  if (text === null) return 0;
  const seconds = Number(text);
  const durationMs = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return durationMs > 0 ? durationMs : 0;
}
