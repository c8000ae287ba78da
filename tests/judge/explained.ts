// What the command writes, as far as the judge looks at it.

export interface Range {
  from: number;
  to: number;
}

export interface Step extends Range {
  pieces: string[];
  case?: string;
  algorithm?: string;
  reason?: { key: string; values: Record<string, string | number> };
}

export interface Stage extends Range {
  id: string;
  steps: Step[];
}

/** A line of `explain --json`. */
export interface Explained {
  facelets: string;
  moves: string[];
  text: string;
  length: number;
  cost: number;
  metric: string;
  method: string;
  written: string[];
  stages: Stage[];
  orientation: number;
  cross: string;
  sequences: Omit<Sequence, "purpose">[];
}

/** One of a line of `sequences --json`. */
export interface Sequence {
  name: string;
  moves: string;
  mirrorOf?: string;
  purpose: string;
}

/** A line of `sequences --json`. */
export interface SequenceList {
  method: string;
  sequences: Sequence[];
}
