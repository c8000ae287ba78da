// The worker of the package for Korf's method: a script that needs no other file.

import type { KorfModule } from "../../wasm/korf";
import { KORF_SET } from "../engine/tables/table-sets";
import { KORF_BUNDLES } from "../engine/worker/bundle/bundle";
import { TableMethodHost } from "../engine/worker/hosts/table-method-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new TableMethodHost(send, [KORF_SET], KORF_BUNDLES, importEmbedded<KorfModule>));
