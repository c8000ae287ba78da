// Proofs of shortest solutions in the browser's storage: those that were broken off go on at a later visit, and what
// was proven is not proven again.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { Move } from "../../core/moves";
import { systemClock, withinLimit } from "../platform/clock";

/** A proof that was broken off. */
export interface RestingProof {
  /** The cube, and where the moves are to lead; "": to the solved cube. */
  facelets: string;
  goal: string;
  /** What a solve goes on from, as its option `checkpoint`. */
  checkpoint: string;
  /** In what lengths are counted; left out for half turns. */
  metric?: "qtm" | undefined;
  /** What the best solution costs, which cost is being ruled out, and how much of that is done, 0..1. */
  length: number;
  depth: number;
  refuted: number;
  /** When that was, as `Date.now()` tells it. */
  savedMs: number;
}

/** A proof that was brought to its end. */
export interface DoneProof extends Pick<RestingProof, "facelets" | "goal" | "metric" | "savedMs"> {
  /** The shortest solution. */
  moves: readonly Move[];
  /** All that are as short, as they are written, if they were listed to the end. */
  solutions?: readonly string[];
  /** What a solve that lists them goes on from, if that was broken off. */
  listing?: string;
}

type Proof = RestingProof | DoneProof;

interface ProofDatabase extends DBSchema {
  proofs: { key: [facelets: string, goal: string]; value: Proof };
}

// A page of an earlier release knows the first alone, and is in nobody's way.
const DATABASE_NAMES = { htm: "cubewright-proofs", qtm: "cubewright-proofs-qtm" } as const;
type DatabaseMetric = keyof typeof DATABASE_NAMES;
const STORE = "proofs";
// A storage that does not answer keeps no proof from going on without it.
const LIMIT_MS = 5_000;
/** Of more than these that rest, and of more that are done, the oldest are dropped. */
export const MOST_PROOFS = 20;

/** The one of this cube, goal and metric; `undefined` if there is none, or if nothing can be stored. */
export async function findProof(
  facelets: string,
  goal: string,
  metric: DatabaseMetric = "htm",
): Promise<Proof | undefined> {
  if (!(await isThere(metric))) return undefined;
  return attempt(metric, (database) => database.get(STORE, [facelets, goal]));
}

/** All that rest, the latest first; none if nothing can be stored. */
export async function listProofs(): Promise<readonly RestingProof[]> {
  const all = [...(await readProofs("htm")), ...(await readProofs("qtm"))];
  return latestFirst(all).filter(isResting);
}

/** Stores how far a proof is, in place of what was stored of it. Nothing happens if there is no room. */
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

/** Tells by the event "change" that a proof has been left or brought to its end. */
export const proofNews = new EventTarget();

// To open the database would make one for everybody.
async function isThere(metric: DatabaseMetric): Promise<boolean> {
  try {
    const databases = await withinLimit(systemClock, LIMIT_MS, indexedDB.databases());
    return databases.some(({ name }) => name === DATABASE_NAMES[metric]);
  } catch {
    return false;
  }
}

// The database is open only as long as it is needed, so that it is in nobody's way.
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
