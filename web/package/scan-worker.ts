// The worker of the package for scanning: a script that needs no other file.

import type { ScanModule } from "../../wasm/scan";
import { ScanHost } from "../engine/worker/hosts/scan-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new ScanHost(send, importEmbedded<ScanModule>));
