// Which tab is proving what. Each tab of a test has the module for itself, and all share the browser's locks.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import type * as ProofHold from "../../../../web/engine/storage/proof-hold";
import { eventually } from "../fakes/eventually";
import { FakeLocks } from "../fakes/fake-locks";

const TASK = { facelets: applyMoves(SOLVED_FACELETS, ["R", "U"]), goal: "" };
const OTHERS = [
  { ...TASK, metric: "qtm" },
  { ...TASK, goal: applyMoves(SOLVED_FACELETS, ["F"]) },
  { ...TASK, facelets: applyMoves(SOLVED_FACELETS, ["F"]) },
] as const;

type Tab = typeof ProofHold;

beforeEach(() => vi.stubGlobal("navigator", { locks: new FakeLocks() }));

afterEach(() => vi.unstubAllGlobals());

async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import("../../../../web/engine/storage/proof-hold");
}

async function untilSeen({ provenElsewhere }: Tab, isProven: boolean): Promise<void> {
  const seen = isProven ? [TASK] : [];
  await eventually(async () => expect(await provenElsewhere([TASK])).toEqual(seen));
}

it("tells other tabs what a tab is proving, until it lets go", async () => {
  const [first, second] = [await openTab(), await openTab()];
  expect(first.holdProof(TASK)).toBe(true);
  expect(first.holdProof(TASK)).toBe(false);
  await untilSeen(second, true);
  expect(await second.provenElsewhere([...OTHERS, TASK])).toEqual([TASK]);
  expect(await first.provenElsewhere([TASK])).toEqual([]);
  expect([first, second].map(({ isProvenHere }) => isProvenHere(TASK))).toEqual([true, false]);
  const letGo = second.untilLetGo([TASK], new AbortController().signal);
  first.letGoOfProof(TASK);
  expect(first.isProvenHere(TASK)).toBe(false);
  await letGo;
  await untilSeen(second, false);
});

it("tells the second of two tabs that prove the same, and then the first", async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.holdProof(TASK);
  await untilSeen(second, true);
  // Modules that a test resets afterwards are those of the tab that was opened last.
  const { proofNews } = await import("../../../../web/engine/storage/proof-databases");
  const hear = vi.fn();
  proofNews.addEventListener("change", hear);
  second.holdProof(TASK);
  expect(await second.provenElsewhere([TASK])).toEqual([TASK]);
  expect(second.isProvenHere(TASK)).toBe(false);
  expect(hear).not.toHaveBeenCalled();
  first.letGoOfProof(TASK);
  await untilSeen(second, false);
  await untilSeen(first, true);
  expect(second.isProvenHere(TASK)).toBe(true);
  expect(hear).toHaveBeenCalledTimes(1);
});

it("holds what several searches of one page prove until the last of them has ended", async () => {
  const [page, otherTab] = [await openTab(), await openTab()];
  for (let search = 0; search < 2; ++search) {
    page.beginProof(TASK);
    page.holdProof(TASK);
  }
  await untilSeen(otherTab, true);
  page.letGoOfProof(TASK);
  expect(page.isProvenHere(TASK)).toBe(true);
  page.letGoOfProof(TASK);
  expect(page.isProvenHere(TASK)).toBe(false);
  await untilSeen(otherTab, false);
});

it("no longer waits for a proof that it has let go", async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.holdProof(TASK);
  await untilSeen(second, true);
  second.holdProof(TASK);
  second.letGoOfProof(TASK);
  first.letGoOfProof(TASK);
  await untilSeen(second, false);
  expect(await first.provenElsewhere([TASK])).toEqual([]);
});

it.each([
  ["knows no locks", undefined],
  [
    "refuses locks",
    {
      request: () => Promise.reject(new DOMException("no", "SecurityError")),
      query: () => Promise.reject(new DOMException("no", "SecurityError")),
    },
  ],
])("sees no other tab where the browser %s", async (_, locks) => {
  vi.stubGlobal("navigator", { locks });
  const [first, second] = [await openTab(), await openTab()];
  first.holdProof(TASK);
  expect(await second.provenElsewhere([TASK])).toEqual([]);
  await eventually(() => expect(first.isProvenHere(TASK)).toBe(true));
  first.letGoOfProof(TASK);
});
