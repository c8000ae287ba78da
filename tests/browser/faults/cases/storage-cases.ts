// What a browser, another tab or its user can do to the stored tables.

import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";

import { CHUNK_SIZE_BYTES } from "../../../../web/engine/tables/table-manifest";
import { FIRST_ESTIMATE_MS } from "../../../../web/engine/fetch/transfer-watch";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import type { Tab } from "../../browsers/tab";
import { CubePage } from "../../page/cube-page";
import { stopTimers } from "../../site/never-too-slow";
import { FETCHED, FROM_STORAGE, MADE_HERE, type FaultCase, type Surroundings } from "./fault-case";
import type { InjectedScript, ServerFaults } from "../fault-server";
import { Gate } from "./gate";
import {
  breakReading,
  countWaiting,
  fillStorage,
  holdDatabase,
  refuseDatabases,
  refuseLocalStorage,
  releaseLock,
  replacePart,
  takeLock,
  type MissingPart,
} from "./injected-scripts";
import { hungUp } from "./spoiled-answers";
import {
  DATABASE_NAME,
  deleteDatabase,
  hasRoomFor,
  readStoredChunks,
  upgradeDatabase,
} from "../stored-chunks";

const CHUNK = /^\/tables\/chunks\//;
const TABLES = /^\/tables\//;
const NO_TABLES = [{ on: TABLES, deliver: hungUp }];

const NO_STORAGE = "This browser gives the page no storage";
const STORAGE_FULL = "The browser's storage is full";
const STORAGE_BLOCKED = "Another tab blocks the browser's storage";

/** In memory alone; what is stored stays as it is. */
const NOT_KEPT = { ...FETCHED, keeps: "what was right" } as const;

function inWorker(script: InjectedScript["script"], argument?: unknown): ServerFaults {
  return { scripts: [{ into: "worker", script, argument }] };
}

/** All tables are fetched, which a slow machine might make instead. */
const neverTooSlow = inWorker(stopTimers, FIRST_ESTIMATE_MS);

function withoutPart(into: InjectedScript["into"], owner: string, name: string): ServerFaults {
  return {
    scripts: [{ into, script: replacePart, argument: { owner, name } satisfies MissingPart }],
  };
}

const NO_ROOM_BYTES = 100_000;

let quotaSession: CDPSession | undefined;

async function leaveNoRoom({ desk }: Surroundings): Promise<void> {
  const page = desk as Page;
  quotaSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await quotaSession.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: NO_ROOM_BYTES });
  // For some time the browser uses its earlier estimate.
  await expect
    .poll(() => hasRoomFor(desk, CHUNK_SIZE_BYTES), { interval: 1_000, timeout: 90_000 })
    .toBe(false);
}

async function giveRoom({ desk }: Surroundings): Promise<void> {
  const { origin } = new URL((desk as Page).url());
  await quotaSession!.send("Storage.overrideQuotaForOrigin", { origin });
  await quotaSession!.detach();
}

const SPOILED: readonly FaultCase[] = [
  { name: "no fault, with everything stored", isLong: true, stored: "all", ...FROM_STORAGE },
  { name: "the stored tables have been deleted", isLong: true, stored: "nothing", ...FETCHED },
  {
    name: "a bit is flipped in a stored chunk",
    isLong: true,
    stored: "all",
    spoils: "flip",
    ...FETCHED,
  },
  {
    name: "a stored chunk has lost a byte",
    isLong: true,
    stored: "all",
    spoils: "shorten",
    ...FETCHED,
  },
  {
    name: "a stored chunk is something else",
    isLong: true,
    stored: "all",
    spoils: "replace",
    ...FETCHED,
  },
  {
    name: "a bit is flipped in a stored chunk, and the server cannot be reached",
    isLong: true,
    stored: "all",
    spoils: "flip",
    faults: { requests: NO_TABLES },
    ...MADE_HERE,
  },
  {
    name: "the stored list is something else",
    isLong: true,
    stored: "all",
    spoils: "spoil-manifest",
    ...FROM_STORAGE,
  },
  {
    name: "the stored list is something else, and the server cannot be reached",
    isLong: true,
    stored: "all",
    spoils: "spoil-manifest",
    faults: { requests: NO_TABLES },
    ...MADE_HERE,
  },
];

const REFUSED: readonly FaultCase[] = [
  {
    name: "the browser has no IndexedDB",
    faults: {
      scripts: [...withoutPart("worker", "", "indexedDB").scripts!, ...neverTooSlow.scripts!],
    },
    ...NOT_KEPT,
    says: NO_STORAGE,
  },
  {
    name: "the browser refuses to open a database",
    isLong: true,
    faults: inWorker(refuseDatabases),
    ...NOT_KEPT,
    says: NO_STORAGE,
  },
  {
    name: "what is stored cannot be read",
    isLong: true,
    stored: "all",
    faults: inWorker(breakReading),
    ...NOT_KEPT,
    says: NO_STORAGE,
  },
  {
    name: "there is no room to store anything",
    faults: inWorker(fillStorage, 0),
    ...NOT_KEPT,
    says: STORAGE_FULL,
  },
  {
    name: "the browser's own quota leaves no room",
    isLong: true,
    only: "chromium",
    before: leaveNoRoom,
    afterwards: giveRoom,
    ...NOT_KEPT,
    says: STORAGE_FULL,
  },
  {
    name: "the room is used up in the middle of the first visit",
    isLong: true,
    stored: "nothing",
    faults: inWorker(fillStorage, 7),
    ...FETCHED,
    keeps: "a part",
    says: STORAGE_FULL,
  },
  {
    name: "the browser knows no locks",
    isLong: true,
    faults: withoutPart("worker", "navigator", "locks"),
    ...FETCHED,
  },
  {
    name: "the browser cannot be asked to keep what is stored",
    isLong: true,
    faults: withoutPart("page", "navigator", "storage"),
    ...FETCHED,
  },
  {
    name: "the page may not use local storage",
    isLong: true,
    faults: { scripts: [{ into: "page", script: refuseLocalStorage }] },
    ...FETCHED,
  },
];

const deletedUnderWay = new Gate();
const upgradedUnderWay = new Gate();
/** What is in the panel of the tables, which need not be unfolded. */
const HIDDEN = { state: "attached", timeout: 60_000 } as const;

const OTHER_TABS: readonly FaultCase[] = [
  {
    name: "another tab holds the database, so that it never opens",
    isLong: true,
    faults: { scripts: [{ into: "page", script: holdDatabase, argument: DATABASE_NAME }] },
    afterwards: ({ cube }) =>
      cube.page.evaluate(() =>
        (window as unknown as { releaseDatabase: () => Promise<void> }).releaseDatabase(),
      ),
    ...FETCHED,
    keeps: "nothing",
    says: STORAGE_BLOCKED,
  },
  {
    name: "another tab has a database of a newer release",
    isLong: true,
    before: ({ desk }) => upgradeDatabase(desk),
    afterwards: ({ desk }) => deleteDatabase(desk),
    ...FETCHED,
    keeps: "nothing",
    says: NO_STORAGE,
  },
  {
    name: "another tab upgrades the database while a chunk is on its way",
    isLong: true,
    faults: { requests: [{ on: CHUNK, deliver: upgradedUnderWay.deliver }] },
    during: async ({ desk }) => {
      await upgradeDatabase(desk);
      upgradedUnderWay.open();
    },
    afterwards: ({ desk }) => deleteDatabase(desk),
    ...FETCHED,
    keeps: "nothing",
    says: STORAGE_BLOCKED,
  },
  {
    name: "the database is deleted while a chunk is on its way",
    isLong: true,
    faults: { requests: [{ on: CHUNK, deliver: deletedUnderWay.deliver }] },
    during: async ({ desk }) => {
      await deleteDatabase(desk);
      deletedUnderWay.open();
    },
    ...FETCHED,
    keeps: "nothing",
    says: STORAGE_BLOCKED,
  },
  {
    name: "the database is deleted when all is done",
    isLong: true,
    during: async ({ cube, desk }) => {
      await cube.tablesAreFull();
      await expect.poll(async () => (await readStoredChunks(desk)).length).toBeGreaterThan(15);
      await deleteDatabase(desk);
    },
    ...FETCHED,
    keeps: "nothing",
  },
  {
    name: "another tab is about to fetch the tables, on the first visit",
    stored: "nothing",
    faults: neverTooSlow,
    before: openOtherTab,
    during: async ({ cube, desk, server }) => {
      await waitingForTables(desk, 2);
      await desk.evaluate(releaseLock);
      await otherTab!.page.getByText("Full tables, fetched during this visit").waitFor(HIDDEN);
      await cube.tablesAreFull();
      expect(new Set(server.requestedChunks).size).toBe(server.requestedChunks.length);
      await otherTab!.page.close();
    },
    ...FETCHED,
    says: "Full tables, from this browser's storage",
  },
];

let otherTab: CubePage<Tab> | undefined;

// The other tab is the first to wait for the lock, which the desk releases when this tab waits, too.
async function openOtherTab({ desk, profile, server }: Surroundings): Promise<void> {
  await desk.evaluate(takeLock, TWO_PHASE_SET.storageName);
  otherTab = await CubePage.openIn<Tab>(profile, server.url);
  await waitingForTables(desk, 1);
}

/** Resolves when so many tabs wait for the lock of the tables. */
async function waitingForTables(desk: Tab, tabs: number): Promise<void> {
  await expect
    .poll(() => desk.evaluate(countWaiting, TWO_PHASE_SET.storageName), { timeout: 60_000 })
    .toBe(tabs);
}

export const STORAGE_CASES = [...SPOILED, ...REFUSED, ...OTHER_TABS];
