// What can happen to the 3D picture. The other cases do without it, because software draws it here.

import { PICTURE_CASES } from "./cases/picture-cases";
import { testFaults } from "./fault-tests";

testFaults(PICTURE_CASES, { picture: true });
