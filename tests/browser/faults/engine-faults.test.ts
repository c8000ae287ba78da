// What can happen to the engine, its worker and the page around them.

import { DEATH_CASES } from "./cases/death-cases";
import { ENGINE_CASES } from "./cases/engine-cases";
import { testFaults } from "./fault-tests";

testFaults([...ENGINE_CASES, ...DEATH_CASES]);
