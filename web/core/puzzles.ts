/** What is turned, shown and solved. */
export const PUZZLES = ["3x3x3", "2x2x2"] as const;
export type Puzzle = (typeof PUZZLES)[number];
