// An experiment's results, and what else its table and files show.

import type { Experiment } from "../experiment/experiment";
import type { TrialLog } from "../kept/trial-log";
import type { Outcome } from "./outcome";

/** What is shown. Each change makes a new object. */
export interface ShownResults {
  /** Of the experiment, as the person may have renamed it; names the files. */
  name: string;
  experiment: Experiment;
  outcome: Outcome;
  log: TrialLog;
  /** The tables that two-phase used, if there are two sizes. */
  tier: string;
  /** How many lines of a list were skipped, being no cube. */
  refused: number;
  /** Whether there are no more cubes to solve. */
  isDone: boolean;
}
