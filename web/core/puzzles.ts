export const PUZZLES = ["3x3x3", "2x2x2"] as const;
/** What is turned, shown and solved: `3x3x3`, written as 54 stickers, or `2x2x2`, as 24. */
export type Puzzle = (typeof PUZZLES)[number];
