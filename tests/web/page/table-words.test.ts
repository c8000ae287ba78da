// What the page says about its search tables in each state.

import { describe, expect, it } from "vitest";

import type { SolverErrorCode } from "../../../web/core/errors";
import type { SolverStatus } from "../../../web/core/solution";
import type { TableStorage } from "../../../web/engine/stored-tables";
import {
  fetchedInWords,
  inUseInWords,
  keptInWords,
  otherSetInWords,
  problemInWords,
  storedInWords,
  summaryInWords,
} from "../../../web/page/tables/table-words";
import { panelVocabulary } from "../../../web/page/tables/words/panel-words";
import {
  downloadInWords,
  progressInWords,
  tablesInWords,
  unpackedInWords,
} from "../../../web/widget/tables/tables-words";

const words = panelVocabulary.english;

const SMALL: SolverStatus = {
  tables: {
    "two-phase": {
      ...{ state: "absent", source: undefined, sizeBytes: 0, progress: 0 },
      ...{ cached: false, error: undefined, storageProblem: undefined },
    },
  },
  tier: "mini",
  threads: 1,
  isolated: false,
  tablesLoading: false,
  tablesCached: false,
  tablesSource: undefined,
  tablesDeferred: false,
  tablesError: undefined,
  storageProblem: undefined,
};
const FULL: SolverStatus = { ...SMALL, tier: "full", tablesSource: "network", tablesCached: true };
const DEFERRED: SolverStatus = { ...SMALL, tablesDeferred: true };
const IN_MEMORY_ONLY: SolverStatus = { ...FULL, tablesCached: false, storageProblem: "full" };

const STORED: TableStorage = {
  sizeBytes: 63_123_456,
  chunkCount: 16,
  persisted: false,
  problem: undefined,
};
const NOTHING_STORED: TableStorage = { ...STORED, sizeBytes: 0, chunkCount: 0 };
const NO_STORAGE: TableStorage = { ...NOTHING_STORED, problem: "unavailable" };

function madeBecauseOf(tablesError: SolverErrorCode): SolverStatus {
  return { ...FULL, tablesSource: "generated", tablesError };
}

describe("the note beside the cube", () => {
  it.each<[SolverStatus, RegExp]>([
    [FULL, /^Solves with full tables\. They find short solutions fast\.$/],
    [IN_MEMORY_ONLY, /^Solves with full tables\. They cannot be stored/],
    [SMALL, /^Solves with small tables\. Solutions may be longer\.$/],
    [DEFERRED, /^Solves with small tables; .* \(26 MB\) are not fetched\.$/],
    [{ ...SMALL, tablesError: "memory" }, /small tables; there is not enough memory/],
    [{ ...SMALL, tablesError: "table-hash" }, /small tables; .*could not be loaded \(table-hash\)/],
  ])("says which tables are used, and why: %j", (status, said) => {
    expect(tablesInWords(words, status)).toMatch(said);
  });

  it("tells how many megabytes of the tables are made", () => {
    const progress = { phase: "generate", loaded: 12_400_000, total: 63_100_000 } as const;
    expect(progressInWords(words, progress)).toBe("Making full tables: 12.4 of 63.1 MB");
  });

  it("tells how many megabytes of the download are fetched", () => {
    const said = (loaded: number) => {
      const progress = { phase: "fetch", loaded, total: 63_100_000 } as const;
      const [, done, whole] = /^Fetching full tables: (.+) of (.+) MB$/.exec(
        progressInWords(words, progress),
      )!;
      return { done: Number(done), whole: Number(whole) };
    };
    const { done, whole } = said(63_100_000);
    expect(done).toBe(whole);
    expect(downloadInWords(words)).toBe(`${Math.round(whole)} MB`);
    expect(said(31_550_000).done).toBeCloseTo(whole / 2, 0);
    expect(said(0).done).toBe(0);
  });
});

describe("the panel", () => {
  it.each<[SolverStatus | undefined, TableStorage | undefined, string]>([
    [undefined, undefined, ""],
    [SMALL, undefined, "small"],
    [DEFERRED, NOTHING_STORED, "small, full ones not fetched"],
    [DEFERRED, STORED, "small"],
    [FULL, undefined, "full, stored"],
    [FULL, STORED, "full, stored"],
    [FULL, NOTHING_STORED, "full, in memory only"],
    [IN_MEMORY_ONLY, STORED, "full, in memory only"],
  ])("sums up the state in a few words: %j, %j", (status, storage, said) => {
    expect(summaryInWords(words, status, storage, false)).toBe(said);
    if (status) expect(summaryInWords(words, status, storage, true)).toBe("loading");
  });

  it.each<[SolverStatus | undefined, RegExp]>([
    [undefined, /not started/],
    [SMALL, /^Small tables/],
    [FULL, /^Full tables, fetched during this visit$/],
    [{ ...FULL, tablesSource: "storage" }, /^Full tables, from this browser's storage$/],
    [{ ...FULL, tablesSource: "generated" }, /^Full tables, made on this device$/],
  ])("says what is in use: %j", (status, said) => {
    expect(inUseInWords(words, status)).toMatch(said);
  });

  it("does not say that deleted tables are stored", () => {
    const fromStorage = { ...FULL, tablesSource: "storage" } as const;
    expect(inUseInWords(words, fromStorage, STORED)).toBe(
      "Full tables, from this browser's storage",
    );
    expect(inUseInWords(words, fromStorage, NOTHING_STORED)).toBe("Full tables, in memory only");
    expect(inUseInWords(words, FULL, NOTHING_STORED)).toMatch(/fetched during this visit/);
  });

  it("tells the download size and the unpacked size of the full tables", () => {
    expect(downloadInWords(words)).toBe("26 MB");
    expect(unpackedInWords(words)).toBe("63.1 MB");
  });

  it.each<[TableStorage | undefined, SolverStatus, string]>([
    [undefined, FULL, "Looking…"],
    [STORED, FULL, "63.1 MB"],
    [STORED, SMALL, "63.1 MB"],
    [STORED, IN_MEMORY_ONLY, "63.1 MB, not all of them"],
    [NOTHING_STORED, FULL, "Nothing"],
    [NOTHING_STORED, { ...FULL, tablesCached: false, tablesLoading: true }, "Being stored…"],
    [NOTHING_STORED, { ...SMALL, tablesLoading: true }, "Being stored…"],
    [STORED, { ...SMALL, tablesLoading: true }, "63.1 MB"],
    [NO_STORAGE, FULL, "Cannot be read"],
  ])("says what is stored: %j, %j", (storage, status, said) => {
    expect(storedInWords(words, storage, status)).toBe(said);
  });

  it("tells how long the tables are kept, if they are stored", () => {
    expect(keptInWords(words, undefined)).toBe("");
    expect(keptInWords(words, NOTHING_STORED)).toBe("");
    expect(keptInWords(words, STORED)).toMatch(/browser needs the space/);
    expect(keptInWords(words, { ...STORED, persisted: true })).toMatch(/you delete/);
  });

  it.each<[SolverStatus | undefined, TableStorage | undefined, RegExp]>([
    [undefined, undefined, /Press Fetch tables to start/],
    [DEFERRED, NOTHING_STORED, /Full tables were not fetched.* 26 MB, once\.$/],
    [DEFERRED, STORED, /^Full tables have been stored since.* Press Fetch tables/],
    [{ ...SMALL, tablesError: "memory" }, STORED, /not enough memory.* press Fetch tables\.$/],
    [{ ...SMALL, tablesError: "table-hash" }, STORED, /\(table-hash\).* Press Fetch tables/],
    [IN_MEMORY_ONLY, STORED, /storage is full.* Free some space, then press Fetch again\.$/],
    [{ ...FULL, storageProblem: "blocked" }, STORED, /Another tab.* press Fetch again\.$/],
    [FULL, NO_STORAGE, /no storage/],
    [madeBecauseOf("fetch-failed"), STORED, /^The connection failed, .* were made here\./],
    [
      madeBecauseOf("fetch-slow"),
      STORED,
      /^Fetching the tables would have taken longer .* made here\./,
    ],
    [
      madeBecauseOf("table-hash"),
      STORED,
      /^The tables were damaged when they arrived, so they were made here\./,
    ],
    [
      madeBecauseOf("table-length"),
      STORED,
      /^The tables were damaged when they arrived, so they were made here\./,
    ],
    [madeBecauseOf("table-manifest"), STORED, /^The server has the tables of another version, .*/],
  ])("says what is wrong: %j, %j", (status, storage, said) => {
    expect(problemInWords(words, status, storage)).toMatch(said);
  });

  it.each<[SolverStatus, TableStorage | undefined]>([
    [SMALL, undefined],
    [SMALL, NOTHING_STORED],
    [FULL, STORED],
    [FULL, NOTHING_STORED],
    [{ ...FULL, tablesSource: "storage" }, STORED],
    [{ ...SMALL, tablesLoading: true }, NO_STORAGE],
  ])("reports no problem if all is well: %j, %j", (status, storage) => {
    expect(problemInWords(words, status, storage)).toBe("");
  });

  it("tells how much of another set is on the device", () => {
    const absent = SMALL.tables["two-phase"];
    const inUse = { ...absent, state: "in-use", sizeBytes: 3_674_320 } as const;
    const stored = { ...NOTHING_STORED, sizeBytes: 3_674_320 };
    expect(otherSetInWords(words, stored, undefined)).toBe("3.7 MB");
    expect(otherSetInWords(words, stored, inUse)).toBe("3.7 MB");
    expect(otherSetInWords(words, NOTHING_STORED, inUse)).toBe("3.7 MB, in memory only");
    const full = { ...inUse, storageProblem: "full" } as const;
    expect(otherSetInWords(words, NOTHING_STORED, full)).toBe(
      "3.7 MB, in memory only · the browser's storage is full, so next time it will be made again",
    );
    expect(otherSetInWords(words, NOTHING_STORED, absent)).toBe("Nothing");
    expect(otherSetInWords(words, undefined, undefined)).toBe("Nothing");
  });

  it("tells the outcome of fetching", () => {
    expect(fetchedInWords(words, FULL)).toMatch(/in use and stored/);
    expect(fetchedInWords(words, IN_MEMORY_ONLY)).toMatch(/not be stored/);
    expect(fetchedInWords(words, SMALL)).toMatch(/could not be loaded/);
    expect(fetchedInWords(words, undefined)).toMatch(/could not be loaded/);
  });
});
