// A proof of a shortest solution that goes on at a later visit from where it was broken off.

import type { MethodProgress } from "../../core/solution";
import { DEFAULT_CHOICE } from "../../core/choices";
import type { SolveOptions } from "../../engine";
import type * as StoredProofs from "./resting-proofs";

type ProofStore = typeof StoredProofs;

export class KeptProof {
  readonly #store: ProofStore;
  readonly #facelets: string;
  readonly #goal: string;
  /** What the solve goes on from, if the proof was begun at some time. */
  readonly checkpoint: string | undefined;
  #keeping: Promise<void> = Promise.resolve();

  constructor(store: ProofStore, facelets: string, goal: string, checkpoint: string | undefined) {
    this.#store = store;
    this.#facelets = facelets;
    this.#goal = goal;
    this.checkpoint = checkpoint;
  }

  /** Keeps what is told of the proof. */
  hear({ checkpoint, figures }: MethodProgress, length: number | undefined): void {
    const { depth = 0, refuted = 0 } = figures;
    if (!checkpoint || length === undefined) return;
    const proof = {
      facelets: this.#facelets,
      goal: this.#goal,
      checkpoint,
      length,
      depth,
      refuted,
    };
    this.#afterwards((store) => store.keepProof({ ...proof, savedMs: Date.now() }));
  }

  /** The proof is done: resolves when nothing is kept of it any more. */
  forget(): Promise<void> {
    this.#afterwards((store) => store.forgetProof(this.#facelets, this.#goal));
    return this.#keeping;
  }

  // One after another, so that what was told last stays.
  #afterwards(change: (store: ProofStore) => Promise<void>): void {
    this.#keeping = this.#keeping.then(() => change(this.#store));
  }
}

/** That of a solve with these options; `undefined` if it proves nothing that takes long, or nothing can be kept. */
export async function openProof(
  facelets: string,
  { puzzle = DEFAULT_CHOICE.puzzle, method, goal }: SolveOptions,
): Promise<KeptProof | undefined> {
  if (method !== "optimal" || puzzle !== "3x3x3") return undefined;
  // Without the network it may not come; then the proof is of this visit alone.
  const store = await import("./resting-proofs").catch(() => undefined);
  if (!store) return undefined;
  const kept = await store.findProof(facelets, goal ?? "");
  return new KeptProof(store, facelets, goal ?? "", kept?.checkpoint);
}
