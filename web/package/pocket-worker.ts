// The worker of the package for the 2x2x2: a script that needs no other file.

import type { PocketModule } from "../../wasm/pocket";
import { POCKET_SET } from "../engine/tables/table-sets";
import { POCKET_BUNDLE } from "../engine/worker/bundle";
import { TableSetHost } from "../engine/worker/table-set-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new TableSetHost(send, POCKET_SET, POCKET_BUNDLE, importEmbedded<PocketModule>));
