// The worker of the package for the method "optimal" with one thread: a script that needs no other file.

import type { OptimalModule } from "../../wasm/optimal";
import { createOptimalHost } from "../engine/worker/hosts/optimal-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => createOptimalHost(send, importEmbedded<OptimalModule>));
