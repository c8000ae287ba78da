// The patterns that a person can choose: whole cubes, and cubes of which only a part matters.

import { SOLVED_FACELETS } from "../../core/facelets";
import { goalHeldAs } from "../../core/goal";
import { OPEN_GOALS, PATTERNS, type OpenGoalName, type PatternName } from "../../core/named-goals";

/** A pattern to choose. */
export interface Pattern<Name extends string = PatternName | OpenGoalName> {
  name: Name;
  /** 54 letters of a cube that is held the usual way; `?` for stickers that may be anything. */
  goal: string;
  /** Whether the pattern has to be shown from below. */
  isBelow: boolean;
}

const SEEN_FROM_BELOW: readonly string[] = [
  "last-layer-cross",
  "last-layer-oriented",
] satisfies OpenGoalName[];

/** Cubes all of whose stickers matter. */
export const WHOLE_PATTERNS = patternsOf(PATTERNS);

/** Cubes of which only a part matters. Their first layer is the upper one. */
export const PART_PATTERNS = patternsOf(OPEN_GOALS);

/** The pattern of this goal, however the cube is held; `undefined` if it has no name. */
export function patternOf(goal: string): Pattern | undefined {
  const held = goalHeldAs(goal, SOLVED_FACELETS);
  return [...WHOLE_PATTERNS, ...PART_PATTERNS].find((pattern) => pattern.goal === held);
}

function patternsOf<Name extends string>(
  goals: Readonly<Record<Name, string>>,
): readonly Pattern<Name>[] {
  return Object.entries<string>(goals).map(([name, goal]) => ({
    name: name as Name,
    goal,
    isBelow: SEEN_FROM_BELOW.includes(name),
  }));
}
