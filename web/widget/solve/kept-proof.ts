// A proof of a shortest solution, which a later visit continues from where it was broken off.

import { costOf } from "../../core/cost";
import { isSolved } from "../../core/facelets";
import { isAtGoal } from "../../core/goal";
import { applyMoves, type Move } from "../../core/moves";
import type { MethodProgress, Solution } from "../../core/solution";
import {
  beginProof,
  endProof,
  findProof,
  forgetProof,
  holdProof,
  tellOfProofs,
  isProofRefused,
  isResting,
  keepProof,
  type DoneProof,
  type ProofTask,
  type RestingProof,
} from "../../engine/stored-proofs";
import { faultOf } from "../element/events";

export class KeptProof {
  readonly #task: ProofTask;
  /** From where the solve goes on, if the proof was begun before. */
  readonly checkpoint: string | undefined;
  /** The solution that the proof has shown to be shortest, if it was completed. */
  readonly solution: Solution | undefined;
  #keeping: Promise<unknown> = Promise.resolve();
  // The latest progress, if it waits to be stored. The storage may take longer than the time between two reports.
  #waiting: Omit<RestingProof, "savedMs"> | undefined;
  // Whether the proof is worth keeping: one that takes only some seconds is simply made again.
  #isBegun = false;
  #isKept = false;
  // Whether what is stored could not be read.
  #isUnreadable = false;
  /** The latest checkpoint of this visit. */
  #reached: string | undefined;

  /**
   * The proof of this task, with what is stored of it, if anything is.
   * @param hearKnown is called with the best solution of a proof that was interrupted
   * @param checkpoint to be used instead of the stored one
   */
  static async open(
    task: ProofTask,
    hearKnown: (solution: Solution) => void,
    checkpoint?: string | null,
  ): Promise<KeptProof> {
    const kept = await findProof(task.facelets, task.goal, task.metric);
    const proof = new KeptProof(task, kept, checkpoint);
    const { moves } = kept ?? {};
    if (kept && isResting(kept) && moves && leadsTo(task, moves)) {
      hearKnown(solutionOf(task, moves, kept.depth));
    }
    return proof;
  }

  private constructor(
    task: ProofTask,
    kept: RestingProof | DoneProof | undefined,
    checkpoint: string | null | undefined,
  ) {
    this.#task = task;
    this.#isBegun = kept !== undefined;
    this.checkpoint = checkpoint ?? undefined;
    if (!kept) return;
    if (isResting(kept)) {
      this.checkpoint ??= kept.checkpoint;
      // What could not be stored lasts for this visit alone.
      this.#isKept = !isProofRefused();
    } else if (leadsTo(task, kept.moves)) {
      this.solution = solutionOf(task, kept.moves);
    } else {
      this.forget();
    }
  }

  /** Whether another solve can go on from the latest state that was stored. */
  get isKept(): boolean {
    return this.#isKept && !this.#isUnreadable;
  }

  /** Solves from its checkpoint; anew if that is of another version. `tellEnd` has to be called afterwards. */
  async solve<Result>(solveFrom: (checkpoint?: string) => Promise<Result>): Promise<Result> {
    beginProof(this.#task);
    // From now on, and not only from its next checkpoint on, it is no longer one to go on with.
    if (this.checkpoint !== undefined && holdProof(this.#task)) tellOfProofs();
    let from = this.checkpoint;
    for (;;) {
      try {
        return await solveFrom(from);
      } catch (error) {
        const { code } = faultOf(error);
        const isUnreadable = code === "option" && from !== undefined && from === this.checkpoint;
        // The system may end the worker. Another one goes on with what may be hours of work, as long as it gets further.
        const isFurther = this.#reached !== undefined && this.#reached !== from;
        const goesOn = code === "worker-crashed" && isFurther;
        if (!isUnreadable && !goesOn) throw error;
        this.#isUnreadable ||= isUnreadable;
        from = this.#reached;
      }
    }
  }

  /** Keeps the reported progress of the proof, with the best solution so far. */
  hear({ checkpoint, figures }: MethodProgress, best: Solution | undefined): void {
    const { depth = 0, refuted = 0 } = figures;
    if (!checkpoint || !best) return;
    // Now that another proof has begun, and the options were not at fault.
    if (this.#isUnreadable) this.forget();
    this.#isUnreadable = false;
    this.#isBegun = true;
    this.#reached = checkpoint;
    const { moves } = best;
    const isNext = this.#waiting === undefined;
    this.#waiting = {
      ...this.#task,
      ...{ checkpoint, moves, length: costIn(this.#task, moves), depth, refuted },
    };
    if (isNext) this.#afterwards(() => this.#keepWaiting());
  }

  async #keepWaiting(): Promise<void> {
    const proof = this.#waiting!;
    this.#waiting = undefined;
    this.#isKept = await keepProof({ ...proof, savedMs: Date.now() });
  }

  /**
   * Deletes what is stored, which no solve can use. Otherwise it would not be replaced by a new proof that has not come
   * as far.
   */
  forget(): void {
    const { facelets, goal, metric } = this.#task;
    this.#isKept = false;
    this.#afterwards(() => forgetProof(facelets, goal, metric));
  }

  /** Completes the proof with these moves. Resolves when they are kept, if anything is. */
  end(moves: readonly Move[]): Promise<unknown> {
    if (!this.#isBegun) return this.#keeping;
    const proof = { ...this.#task, moves: [...moves] };
    this.#afterwards(() => keepProof({ ...proof, savedMs: Date.now() }));
    return this.#keeping;
  }

  /** Announces the end of the proof, complete or not, once everything is kept. */
  tellEnd(): void {
    this.#afterwards(() => endProof(this.#task));
  }

  // One after another, so that the latest state stays.
  #afterwards(change: () => unknown): void {
    this.#keeping = this.#keeping.then(change);
  }
}

function leadsTo({ facelets, goal }: ProofTask, moves: readonly Move[]): boolean {
  const reached = applyMoves(facelets, moves);
  return goal === "" ? isSolved(reached) : isAtGoal(reached, goal);
}

function costIn({ metric }: ProofTask, moves: readonly Move[]): number {
  return costOf(moves, metric ?? "htm");
}

function solutionOf(
  task: ProofTask,
  moves: readonly Move[],
  lowerBound = costIn(task, moves),
): Solution {
  const optimal = costIn(task, moves) <= lowerBound;
  return { moves: [...moves], text: moves.join(" "), length: moves.length, lowerBound, optimal };
}
