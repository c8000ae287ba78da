// The worker of the package for the method "optimal" with several threads, for use where memory can be shared.

import type { OptimalModule } from "../../wasm/optimal";
import { createOptimalHost } from "../engine/worker/hosts/optimal-host";
import { serveWithThreads } from "./thread-service";

serveWithThreads<OptimalModule>(createOptimalHost);
