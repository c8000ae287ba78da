// An experiment's results, and what else its table and files show.

import type { Experiment } from "../experiment/experiment";
import type { TrialLog } from "../kept/trial-log";
import type { Outcome } from "./outcome";

/** What is shown. Each change makes a new object. */
export interface ShownResults {
  experiment: Experiment;
  outcome: Outcome;
  log: TrialLog;
  /** The tables that two-phase used. */
  tier: string;
}
