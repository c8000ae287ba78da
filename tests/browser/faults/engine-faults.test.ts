// What can happen to the engine, its worker and the page around them.

import { DEATH_CASES } from "./cases/death-cases";
import { ENGINE_CASES } from "./cases/engine-cases";
import { isLongRun } from "../long-run";
import { testFaults } from "./fault-tests";

// Only cases of the long run are about the picture.
testFaults([...ENGINE_CASES, ...DEATH_CASES], { picture: isLongRun });
