// Stores the stages of the solution on the screen: a reload keeps its moves, and so what they are for.

import type { Stage } from "../../core/stages";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.stages";

/** Stores the stages of a solution, which is written as `alg`. */
export function storeStages(alg: string, stages: readonly Stage[]): void {
  keepLasting(STORAGE_KEY, JSON.stringify({ alg, stages }));
}

/** The stages that were stored last, if they are those of `alg`; none otherwise. */
export function readStoredStages(alg: string): readonly Stage[] {
  try {
    const stored = JSON.parse(readLasting(STORAGE_KEY) ?? "null") as StoredStages | null;
    const stages = stored?.stages ?? [];
    const written = stages.flatMap((stage) => stage.written).join(" ");
    return alg !== "" && stored?.alg === alg && written === alg ? stages : [];
  } catch {
    return [];
  }
}

/** Whether these are the moves of the solution whose stages were stored last. */
export function isStoredByStages(alg: string): boolean {
  return alg !== "" && readStoredStages(alg).length > 0;
}

interface StoredStages {
  alg: string;
  stages: readonly Stage[];
}
