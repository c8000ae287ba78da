// What to say about the search tables.

import type { SolverProgress, SolverStatus } from "../../core/solution";
import type { WidgetWords } from "../words/widget-words";

/** The compressed size of the full tables that are fetched; the build puts it here (table-sizes.mjs). */
declare const FULL_TABLES_DOWNLOAD_BYTES: number;
/** What they take in memory and in the browser's storage. */
declare const FULL_TABLES_BYTES: number;

const MEGABYTE_BYTES = 1_000_000;

/** Such as "63.1 MB". */
export function sizeInWords(words: WidgetWords, sizeBytes: number): string {
  return words.say("megabytes", { size: sizeBytes / MEGABYTE_BYTES });
}

/** Such as "235 MB". */
export function wholeMegabytesInWords(words: WidgetWords, sizeBytes: number): string {
  return words.say("whole-megabytes", { size: sizeBytes / MEGABYTE_BYTES });
}

/** The size of the download of the full tables, such as "26 MB". */
export function downloadInWords(words: WidgetWords): string {
  return wholeMegabytesInWords(words, FULL_TABLES_DOWNLOAD_BYTES);
}

/** The size of the full tables in memory and in the browser's storage, such as "63.1 MB". */
export function unpackedInWords(words: WidgetWords): string {
  return sizeInWords(words, FULL_TABLES_BYTES);
}

const PHASES = {
  fetch: "fetching-tables",
  generate: "making-tables",
  load: "reading-tables",
} as const;

/** How far the full tables are, such as "Fetching full tables: 5.1 of 26.1 MB". */
export function progressInWords(
  words: WidgetWords,
  { phase, loaded, total }: SolverProgress,
): string {
  // The offer to fetch them told the compressed size.
  const sizeBytes = phase === "fetch" ? FULL_TABLES_DOWNLOAD_BYTES : total;
  return words.say(PHASES[phase], {
    loaded: ((loaded / total) * sizeBytes) / MEGABYTE_BYTES,
    total: sizeInWords(words, sizeBytes),
  });
}

// Screen readers say each step: often enough to hear that it goes on, but not all the time.
const SPOKEN_STEP_PERCENT = 10;

/** How far the full tables are, in steps for screen readers, such as "Full tables: 20 %". */
export function spokenProgressInWords(
  words: WidgetWords,
  { loaded, total }: SolverProgress,
): string {
  const percent = Math.floor((100 * loaded) / total / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT;
  return words.say("tables-percent", { percent });
}

/** Which tables the engine solves with; if not the full ones, why. */
export function tablesInWords(words: WidgetWords, status: SolverStatus): string {
  const { tier, tablesDeferred, tablesError, storageProblem } = status;
  if (tier === "full") {
    return words.say(storageProblem ? "solves-with-full-unstored" : "solves-with-full");
  }
  if (tablesDeferred) {
    return words.say("solves-with-small-deferred", { size: downloadInWords(words) });
  }
  switch (tablesError) {
    case undefined:
      return words.say("solves-with-small");
    case "memory":
      return words.say("solves-with-small-memory");
    case "worker-crashed":
      return words.say("solves-with-small-crashed");
    default:
      return words.say("solves-with-small-failed", { code: tablesError });
  }
}
