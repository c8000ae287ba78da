// What came out of an experiment, with what else its table and files tell.

import type { Experiment } from "../experiment/experiment";
import type { TrialLog } from "../kept/trial-log";
import type { Outcome } from "./outcome";

/** What is shown. Another object for each change. */
export interface ShownResults {
  experiment: Experiment;
  outcome: Outcome;
  log: TrialLog;
  /** The tables that two-phase had. */
  tier: string;
}
