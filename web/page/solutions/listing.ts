// Lists all shortest solutions of a cube. The list is kept in the browser's storage with the proof that nothing is
// shorter: after a reload a complete list is there at once, and an interrupted listing goes on.

import type { Metric, Puzzle } from "../../core/choices";
import { hasUnknown } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { parseMoves } from "../../core/notation";
import type { MethodProgress, SolveResult } from "../../core/solution";
import type { DoneProof } from "../../widget/solve/resting-proofs";

interface Wanted {
  puzzle?: Puzzle;
  method: "optimal";
  metric?: Metric;
  goal?: string;
  known?: string;
  checkpoint?: string;
  maxSolutions: number;
  signal?: AbortSignal;
  onProgress?: (progress: MethodProgress) => void;
}

/** What lists shortest solutions. */
export interface ListingSolver {
  solve(facelets: string, options: Wanted): Promise<SolveResult>;
}

export interface ListedCube {
  facelets: string;
  /** Where the moves lead; "": to the solved cube. */
  goal: string;
  /** A shortest solution, as it is written. */
  known: string;
  /** The metric of these; omitted for half turns. */
  metric?: "qtm" | undefined;
}

/** How far the list is: complete, or where the solver goes on and how much it has searched; {}: not begun. */
type Told = Partial<Pick<DoneProof, "solutions" | "listing" | "depth" | "searched">>;

/**
 * All shortest solutions of a cube, as they are written.
 * @param signal ends it; what was found is kept
 * @throws what the solver throws.
 */
export async function listShortest(
  solver: ListingSolver,
  { facelets, goal, known, metric }: ListedCube,
  { signal, onProgress }: Required<Pick<Wanted, "signal" | "onProgress">>,
): Promise<readonly string[]> {
  // By `import()`, as in the element: if one of the two imported it directly, every visit would load one more script.
  const {
    beginProof,
    endProof,
    findProof,
    forgetProof,
    holdProof,
    isResting,
    keepProof,
    tellOfProofs,
  } = await import("../../widget/solve/resting-proofs");
  const proof = await findProof(facelets, goal, metric);
  const kept = proof && !isResting(proof) ? proof : undefined;
  if (kept?.solutions) return kept.solutions;

  // One after another, so that the last one stays. If the storage takes longer than the time between two reports, only
  // the last of them is kept.
  let keeping: Promise<unknown> = Promise.resolve();
  let waiting: Told | undefined;
  const task = { facelets, goal, ...(metric && { metric }) };
  const { moves } = parseMoves(known);
  const store = (told: Told) => keepProof({ ...task, moves, savedMs: Date.now(), ...told });
  const keepWaiting = () => {
    const told = waiting!;
    waiting = undefined;
    return store(told);
  };
  const keep = (told: Told) => {
    if (!waiting) keeping = keeping.then(keepWaiting);
    waiting = told;
  };
  let reached = kept?.listing;
  const hear = (progress: MethodProgress) => {
    // No other search can go on with a goal that has unknown stickers.
    if (progress.checkpoint && !hasUnknown(goal)) {
      reached = progress.checkpoint;
      const { depth = 0, refuted, listed = 0 } = progress.figures;
      keep({ listing: reached, depth, searched: refuted ?? listed });
    }
    onProgress(progress);
  };
  const solveFrom = (checkpoint?: string) =>
    solver.solve(facelets, {
      ...{ method: "optimal", maxSolutions: Infinity, signal, onProgress: hear },
      // The engine takes no known moves for a goal with unknown stickers, since that stands for many cubes.
      ...(!hasUnknown(goal) && { known }),
      ...(metric && { metric }),
      ...(goal !== "" && { goal }),
      ...(checkpoint !== undefined && { checkpoint }),
    });
  const goOnFrom = async (from: string | undefined): Promise<SolveResult> => {
    try {
      return await solveFrom(from);
    } catch (error) {
      const code = error instanceof SolverError ? error.code : "internal";
      // The system may end the worker. Another one goes on, as long as it gets further.
      if (code === "worker-crashed" && reached !== from) return goOnFrom(reached);
      // A checkpoint of another version cannot be read, nor one for a goal that has unknown stickers.
      const isUnreadable = code === "option" || code === "unsupported";
      if (from === undefined || !isUnreadable) throw error;
      reached = undefined;
      // Otherwise it would not be replaced by a list that has not come as far.
      keeping = keeping.then(() => forgetProof(facelets, goal, metric)).then(() => store({}));
      return goOnFrom(undefined);
    }
  };
  beginProof(task);
  // From now on, and not only from its next checkpoint on, it is no longer one to go on with.
  if (reached !== undefined && holdProof(task)) tellOfProofs();
  try {
    const { solutions = [] } = await goOnFrom(reached);
    const texts = solutions.map(({ text }) => text);
    keep({ solutions: texts });
    await keeping;
    return texts;
  } finally {
    void keeping.then(() => endProof(task));
  }
}
