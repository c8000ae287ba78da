// The worker of the package for the 2x2x2: a script that needs no other file.

import type { PocketModule } from "../../wasm/pocket";
import { PocketHost } from "../engine/worker/hosts/pocket-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new PocketHost(send, importEmbedded<PocketModule>));
