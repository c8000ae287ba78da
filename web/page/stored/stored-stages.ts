// Stores the stages of each puzzle's solution: a reload and a change of the puzzle keep its moves, and so what they are
// for.

import type { Puzzle } from "../../core/puzzles";
import type { Stage } from "../../core/stages";
import { keepLasting, keyOf, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.stages";

/** Stores the stages of a solution, which is written as `alg`. */
export function storeStages(puzzle: Puzzle, alg: string, stages: readonly Stage[]): void {
  keepLasting(keyOf(STORAGE_KEY, puzzle), JSON.stringify({ alg, stages }));
}

/** The stages that were stored last for a puzzle, if they are those of `alg`; none otherwise. */
export function readStoredStages(puzzle: Puzzle, alg: string): readonly Stage[] {
  try {
    const stored = JSON.parse(
      readLasting(keyOf(STORAGE_KEY, puzzle)) ?? "null",
    ) as StoredStages | null;
    const stages = stored?.stages ?? [];
    const written = stages.flatMap((stage) => stage.written).join(" ");
    return alg !== "" && stored?.alg === alg && written === alg ? stages : [];
  } catch {
    return [];
  }
}

/** Whether these are the moves of the solution of a puzzle whose stages were stored last. */
export function isStoredByStages(puzzle: Puzzle, alg: string): boolean {
  return alg !== "" && readStoredStages(puzzle, alg).length > 0;
}

interface StoredStages {
  alg: string;
  stages: readonly Stage[];
}
