// Proofs of shortest solutions in the browser's storage, and lists of all of them: interrupted ones go on at a later
// visit, and finished ones are not made again.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { Move } from "../../core/moves";
import { systemClock, withinLimit } from "../platform/clock";
import {
  DATABASE_NAMES,
  hasDatabase,
  LIMIT_MS,
  proofNews,
  type DatabaseMetric,
} from "./proof-databases";
import { holdProof, letGoOfProof, provenElsewhere, type ProofTask } from "./proof-hold";

/** An interrupted proof. */
export interface RestingProof extends ProofTask {
  /** Where a solve continues, as its option `checkpoint`. */
  checkpoint: string;
  /** What the best solution costs, which cost is being ruled out, and how much of that is done, 0..1. */
  length: number;
  depth: number;
  refuted: number;
  /** The best solution; an earlier release did not keep it. */
  moves?: readonly Move[];
  /** When that was, as `Date.now()` gives it. */
  savedMs: number;
}

/** A finished proof. */
export interface DoneProof extends ProofTask, Pick<RestingProof, "savedMs"> {
  /** The shortest solution. */
  moves: readonly Move[];
  /** All solutions of the same length, as they are written, if the list was completed. */
  solutions?: readonly string[];
  /** Where a solve that lists them continues, if it was interrupted. */
  listing?: string;
  /** Which cost that solve had reached, and how much of it was searched, 0..1; an earlier release did not keep them. */
  depth?: number;
  searched?: number;
}

/** A finished proof whose list of all solutions was interrupted. */
export type RestingList = DoneProof & Required<Pick<DoneProof, "listing">>;

type Proof = RestingProof | DoneProof;

interface ProofDatabase extends DBSchema {
  proofs: { key: [facelets: string, goal: string]; value: Proof };
}

const STORE = "proofs";
// The latest state of a proof or a list, if it could not be stored. Another solve of this visit goes on from it.
let refused: RestingProof | RestingList | undefined;
// Finished proofs and lists that could not be stored, the latest last. In this visit they are not made again.
let unstored: readonly DoneProof[] = [];

/** At most this many unfinished proofs and lists, and at most this many finished ones, are kept; older ones are deleted. */
export const MOST_PROOFS = 20;

/**
 * The proof for this cube, goal and metric: what is stored, or what could not be stored in this visit if that is further;
 * `undefined` if there is neither.
 */
export async function findProof(
  facelets: string,
  goal: string,
  metric: DatabaseMetric = "htm",
): Promise<Proof | undefined> {
  const stored = (await hasDatabase(metric))
    ? await attempt(metric, (database) => database.get(STORE, [facelets, goal]))
    : undefined;
  const ofVisit = [refused, ...unstored].filter((proof) => proof !== undefined);
  return ofVisit
    .filter((proof) => isOf(proof, facelets, goal, metric))
    .reduce<Proof | undefined>(
      (furthest, proof) => (furthest && isFurther(furthest, proof) ? furthest : proof),
      stored,
    );
}

/** All resting proofs and lists, the latest first; none if nothing can be stored. */
export async function listProofs(): Promise<readonly (RestingProof | RestingList)[]> {
  const all = [...(await readProofs("htm")), ...(await readProofs("qtm"))];
  return latestFirst(all).filter(isUnfinished);
}

/**
 * Stores a proof, unless a later state of it is stored already: another tab may be proving the same. If it is unfinished,
 * other tabs see from now on that this tab is proving it, until `endProof`.
 * @returns whether this state or a later one is stored now; false if the storage is full or not available
 */
export async function keepProof(proof: Proof): Promise<boolean> {
  const { metric = "htm" } = proof;
  const isFirst = isUnfinished(proof) && holdProof(proof);
  const isKept = (await attempt(metric, (database) => storeIn(database, proof))) ?? false;
  const wasRefused = isProofRefused();
  refused = isUnfinished(proof) && !isKept ? proof : undefined;
  if (!isUnfinished(proof)) {
    forgetUnstored(proof.facelets, proof.goal, metric);
    if (!isKept) unstored = [...unstored, proof].slice(-MOST_PROOFS);
  }
  const isNews = isProofRefused() !== wasRefused;
  // The list then says that another tab is proving the same.
  if (isNews || (isFirst && (await provenElsewhere([proof])).length > 0)) tellOfProofs();
  return isKept;
}

/** Whether the latest state of a proof or a list under way, or of one stopped since, could not be stored. */
export function isProofRefused(): boolean {
  return refused !== undefined;
}

/** Has to be called once by each search when it keeps no more of a proof, whether that is complete or not. */
export function endProof(task: ProofTask): void {
  letGoOfProof(task);
  tellOfProofs();
}

// In one transaction, so that two tabs do not overwrite each other.
async function storeIn(database: IDBPDatabase<ProofDatabase>, proof: Proof): Promise<true> {
  const { store, done } = database.transaction(STORE, "readwrite");
  const storing = async () => {
    const stored = await store.get([proof.facelets, proof.goal]);
    if (stored && isFurther(stored, proof)) return;
    await store.put(proof);
    // All but this one, which a clock that was set back may make seem the oldest.
    const others = (await store.getAll()).filter(
      (other) =>
        isUnfinished(other) === isUnfinished(proof) &&
        (other.facelets !== proof.facelets || other.goal !== proof.goal),
    );
    for (const { facelets, goal } of latestFirst(others).slice(MOST_PROOFS - 1)) {
      await store.delete([facelets, goal]);
    }
  };
  await Promise.all([storing(), done]);
  return true;
}

// A finished proof is further than an unfinished one, and furthest if it has the list of all solutions. Of two states of
// a list, that which has searched more is further.
function isFurther(one: Proof, other: Proof): boolean {
  const [figures, others] = [figuresOf(one), figuresOf(other)];
  const differing = figures.findIndex((figure, place) => figure !== others[place]);
  return differing >= 0 && figures[differing]! > others[differing]!;
}

function figuresOf(proof: Proof): readonly number[] {
  if (isResting(proof)) return [0, proof.depth, proof.refuted];
  if (proof.solutions) return [3];
  const { listing, depth = 0, searched = 0 } = proof;
  return listing === undefined ? [1] : [2, depth, searched];
}

/** Whether there is something left to prove. */
export function isResting(proof: Proof): proof is RestingProof {
  return "checkpoint" in proof;
}

// Whether there is something to go on with: a proof, or the list of all solutions.
function isUnfinished(proof: Proof): proof is RestingProof | RestingList {
  return isResting(proof) || proof.listing !== undefined;
}

function isOf(
  proof: ProofTask,
  facelets: string,
  goal: string,
  metric: DatabaseMetric = "htm",
): boolean {
  return proof.facelets === facelets && proof.goal === goal && (proof.metric ?? "htm") === metric;
}

function forgetUnstored(facelets: string, goal: string, metric: DatabaseMetric): void {
  unstored = unstored.filter((proof) => !isOf(proof, facelets, goal, metric));
}

async function readProofs(metric: DatabaseMetric): Promise<readonly Proof[]> {
  if (!(await hasDatabase(metric))) return [];
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
  if (refused && isOf(refused, facelets, goal, metric)) refused = undefined;
  forgetUnstored(facelets, goal, metric);
  if (!(await hasDatabase(metric))) return;
  await attempt(metric, (database) => database.delete(STORE, [facelets, goal]));
}

/** Deletes what can be resumed; of a list of all solutions, the proof stays. */
export async function forgetRest(proof: RestingProof | RestingList): Promise<void> {
  await forgetProof(proof.facelets, proof.goal, proof.metric);
  if (isResting(proof)) return;
  const { listing: _listing, depth: _depth, searched: _searched, ...proven } = proof;
  await keepProof(proven);
}

/** Has the list of proofs shown again. */
export function tellOfProofs(): void {
  proofNews.dispatchEvent(new Event("change"));
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
