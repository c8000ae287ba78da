// A proof of a shortest solution, which a later visit continues from where it was broken off.

import { DEFAULT_CHOICE } from "../../core/choices";
import { costOf } from "../../core/cost";
import { isSolved } from "../../core/facelets";
import { isAtGoal } from "../../core/goal";
import { applyMoves, type Move } from "../../core/moves";
import type { MethodProgress, Solution } from "../../core/solution";
import type { SolveSettings } from "../../engine";
import type * as StoredProofs from "./resting-proofs";

type ProofStore = typeof StoredProofs;
type Of = Pick<StoredProofs.RestingProof, "facelets" | "goal" | "metric">;
type Kept = StoredProofs.RestingProof | StoredProofs.DoneProof;

export class KeptProof {
  readonly #store: ProofStore;
  readonly #of: Of;
  /** From where the solve goes on, if the proof was begun before. */
  readonly checkpoint: string | undefined;
  /** The solution that the proof has shown to be shortest, if it was completed. */
  readonly solution: Solution | undefined;
  #keeping: Promise<void> = Promise.resolve();
  // Whether anything is kept: a proof of some seconds is sooner done again.
  #isKept = false;

  /** @param of the cube, the goal and the metric of the proof */
  constructor(store: ProofStore, of: Of, kept: Kept | undefined) {
    const { facelets, goal, metric } = of;
    this.#store = store;
    this.#of = of;
    this.#isKept = kept !== undefined;
    if (!kept) return;
    if (store.isResting(kept)) this.checkpoint = kept.checkpoint;
    else if (leadsTo(goal, applyMoves(facelets, kept.moves)))
      this.solution = shortest(kept.moves, metric);
  }

  /** Whether another solve can go on from what is kept. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Keeps the reported progress of the proof, with the best solution so far. */
  hear({ checkpoint, figures }: MethodProgress, best: Solution | undefined): void {
    const { depth = 0, refuted = 0 } = figures;
    if (!checkpoint || !best) return;
    this.#isKept = true;
    const length = costOf(best.moves, this.#of.metric ?? "htm");
    const proof = { ...this.#of, checkpoint, length, depth, refuted };
    this.#afterwards((store) => store.keepProof({ ...proof, savedMs: Date.now() }));
  }

  /** Completes the proof with these moves. Resolves when they are kept, if anything is. */
  end(moves: readonly Move[]): Promise<void> {
    if (!this.#isKept) return this.#keeping;
    const proof = { ...this.#of, moves: [...moves] };
    this.#afterwards((store) => store.keepProof({ ...proof, savedMs: Date.now() }));
    return this.#keeping;
  }

  /** Announces the end of the proof, complete or not, once everything is kept. */
  tellEnd(): void {
    this.#afterwards(({ proofNews }) => {
      proofNews.dispatchEvent(new Event("change"));
      return Promise.resolve();
    });
  }

  // One after another, so that the latest state stays.
  #afterwards(change: (store: ProofStore) => Promise<void>): void {
    this.#keeping = this.#keeping.then(() => change(this.#store));
  }
}

/** The proof of such a solve; `undefined` if that proves nothing that takes long, or nothing can be kept. */
export async function openProof(
  facelets: string,
  { puzzle = DEFAULT_CHOICE.puzzle, method, metric, goal }: SolveSettings,
): Promise<KeptProof | undefined> {
  if (method !== "optimal" || puzzle !== "3x3x3") return undefined;
  // Without the network this script may not load; then the proof lasts for this visit alone.
  const store = await import("./resting-proofs").catch(() => undefined);
  if (!store) return undefined;
  const of: Of = { facelets, goal: goal ?? "", ...(metric === "qtm" && { metric }) };
  return new KeptProof(store, of, await store.findProof(facelets, of.goal, of.metric));
}

function leadsTo(goal: string, facelets: string): boolean {
  return goal === "" ? isSolved(facelets) : isAtGoal(facelets, goal);
}

function shortest(moves: readonly Move[], metric?: Of["metric"]): Solution {
  const { length } = moves;
  const lowerBound = costOf(moves, metric ?? "htm");
  return { moves: [...moves], text: moves.join(" "), length, lowerBound, optimal: true };
}
