// The solutions that a search has found, as a page keeps them while it is reloaded.

import type { Move } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import type { Solution } from "../../core/solution";

/** As a value for JSON; `undefined` unless there are several to choose from. */
export function keptSolutions(found: readonly Solution[]): unknown {
  const kept = found.map(({ text, lowerBound, optimal }) => ({ text, lowerBound, optimal }));
  return kept.length > 1 ? kept : undefined;
}

/** Those that were kept; none if one of them makes no sense, or does not lead to the goal. */
export function readSolutions(
  kept: unknown,
  leadsToGoal: (moves: readonly Move[]) => boolean,
): readonly Solution[] {
  try {
    return (kept as Solution[]).map(({ text, lowerBound, optimal }) => {
      const { moves } = parseMoves(text);
      if (typeof lowerBound !== "number" || !leadsToGoal(moves)) throw new TypeError();
      const isOptimal = optimal === (true as unknown);
      return { moves, text: moves.join(" "), length: moves.length, lowerBound, optimal: isOptimal };
    });
  } catch {
    return [];
  }
}
