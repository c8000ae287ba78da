// What can happen to the tables on their way to the page, and in the browser's storage.

import { NETWORK_CASES } from "./cases/network-cases";
import { STORAGE_CASES } from "./cases/storage-cases";
import { testFaults } from "./fault-tests";

testFaults([...NETWORK_CASES, ...STORAGE_CASES]);
