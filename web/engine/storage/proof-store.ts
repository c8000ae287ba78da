// Proofs of shortest solutions in the browser's storage: interrupted ones go on at a later visit, and finished ones are
// not made again.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { Move } from "../../core/moves";
import { systemClock, withinLimit } from "../platform/clock";

/** An interrupted proof. */
export interface RestingProof {
  /** The cube, and where the moves are to lead; "": to the solved cube. */
  facelets: string;
  goal: string;
  /** Where a solve continues, as its option `checkpoint`. */
  checkpoint: string;
  /** The metric of the lengths; omitted for half turns. */
  metric?: "qtm" | undefined;
  /** What the best solution costs, which cost is being ruled out, and how much of that is done, 0..1. */
  length: number;
  depth: number;
  refuted: number;
  /** When that was, as `Date.now()` gives it. */
  savedMs: number;
}

/** A finished proof. */
export interface DoneProof extends Pick<RestingProof, "facelets" | "goal" | "metric" | "savedMs"> {
  /** The shortest solution. */
  moves: readonly Move[];
  /** All solutions of the same length, as they are written, if the list was completed. */
  solutions?: readonly string[];
  /** Where a solve that lists them continues, if it was interrupted. */
  listing?: string;
}

type Proof = RestingProof | DoneProof;

interface ProofDatabase extends DBSchema {
  proofs: { key: [facelets: string, goal: string]; value: Proof };
}

// A page of an earlier release knows only the first, and interferes with nothing.
const DATABASE_NAMES = { htm: "cubewright-proofs", qtm: "cubewright-proofs-qtm" } as const;
type DatabaseMetric = keyof typeof DATABASE_NAMES;
const STORE = "proofs";
// If the storage does not answer, a proof goes on without it.
const LIMIT_MS = 5_000;
/** How many resting proofs, and how many done ones, are kept; the oldest above that are dropped. */
export const MOST_PROOFS = 20;

/** The proof for this cube, goal and metric; `undefined` if there is none, or if nothing can be stored. */
export async function findProof(
  facelets: string,
  goal: string,
  metric: DatabaseMetric = "htm",
): Promise<Proof | undefined> {
  if (!(await isThere(metric))) return undefined;
  return attempt(metric, (database) => database.get(STORE, [facelets, goal]));
}

/** All resting proofs, the latest first; none if nothing can be stored. */
export async function listProofs(): Promise<readonly RestingProof[]> {
  const all = [...(await readProofs("htm")), ...(await readProofs("qtm"))];
  return latestFirst(all).filter(isResting);
}

/** Stores a proof, in place of what was stored of it. Does nothing if the storage is full. */
export async function keepProof(proof: Proof): Promise<void> {
  const { metric = "htm" } = proof;
  await attempt(metric, (database) => database.put(STORE, proof));
  const alike = (await readProofs(metric)).filter((other) => isResting(other) === isResting(proof));
  for (const { facelets, goal } of alike.slice(MOST_PROOFS)) {
    await forgetProof(facelets, goal, metric);
  }
}

/** Whether there is something left to prove. */
export function isResting(proof: Proof): proof is RestingProof {
  return "checkpoint" in proof;
}

async function readProofs(metric: DatabaseMetric): Promise<readonly Proof[]> {
  if (!(await isThere(metric))) return [];
  return latestFirst((await attempt(metric, (database) => database.getAll(STORE))) ?? []);
}

function latestFirst(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.toSorted((one, other) => other.savedMs - one.savedMs);
}

export async function forgetProof(
  facelets: string,
  goal: string,
  metric: DatabaseMetric = "htm",
): Promise<void> {
  if (!(await isThere(metric))) return;
  await attempt(metric, (database) => database.delete(STORE, [facelets, goal]));
}

/** Sends the event "change" when a proof is interrupted or finished. */
export const proofNews = new EventTarget();

// Opening the database would create one for everybody.
async function isThere(metric: DatabaseMetric): Promise<boolean> {
  try {
    const databases = await withinLimit(systemClock, LIMIT_MS, indexedDB.databases());
    return databases.some(({ name }) => name === DATABASE_NAMES[metric]);
  } catch {
    return false;
  }
}

// The database is open only as long as it is needed, so that it blocks nobody.
async function attempt<Value>(
  metric: DatabaseMetric,
  action: (database: IDBPDatabase<ProofDatabase>) => Promise<Value>,
): Promise<Value | undefined> {
  const inDatabase = async () => {
    const database = await openDB<ProofDatabase>(DATABASE_NAMES[metric], 1, {
      upgrade: (opened) => void opened.createObjectStore(STORE, { keyPath: ["facelets", "goal"] }),
    });
    try {
      return await action(database);
    } finally {
      database.close();
    }
  };
  try {
    return await withinLimit(systemClock, LIMIT_MS, inDatabase());
  } catch {
    return undefined;
  }
}
