// The script of the site's worker for Korf's method.

import type { KorfModule } from "../../../wasm/korf";
import { KORF_SET } from "../tables/table-sets";
import { KORF_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import { TableMethodHost } from "./hosts/table-method-host";
import { serve } from "./messages/serving";

serve((send) => new TableMethodHost(send, [KORF_SET], KORF_BUNDLES, importFromUrl<KorfModule>));
