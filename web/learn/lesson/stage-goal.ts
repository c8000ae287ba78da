// What a stage promises, and which stickers matter by then.

export interface StageGoal {
  /** Whether it is reached. */
  holds(held: string): boolean;
  /** The stickers (0..53) that matter when it is reached; what is under the others, a person need not look at. */
  shown(held: string): readonly number[];
}
