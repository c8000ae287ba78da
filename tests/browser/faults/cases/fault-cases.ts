// All fault cases, in the order in which they are run.

import { DEATH_CASES } from "./death-cases";
import { ENGINE_CASES } from "./engine-cases";
import type { FaultCase } from "./fault-case";
import { NETWORK_CASES } from "./network-cases";
import { PICTURE_CASES } from "./picture-cases";
import { STORAGE_CASES } from "./storage-cases";

export const FAULT_CASES: readonly FaultCase[] = [
  ...NETWORK_CASES,
  ...STORAGE_CASES,
  ...ENGINE_CASES,
  ...PICTURE_CASES,
  ...DEATH_CASES,
];
