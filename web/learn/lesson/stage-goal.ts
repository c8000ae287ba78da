// What a stage promises, and which stickers matter by then.

export interface StageGoal {
  /** Whether it is reached. */
  holds(held: string): boolean;
  /** The stickers (0..53) that matter when it is reached; a person need not look at the others. */
  shown(held: string): readonly number[];
}
