// The script of the site's worker for the method "optimal".

import type { OptimalModule } from "../../../wasm/optimal";
import { importFromUrl } from "./bundle/bundle-from-url";
import { createOptimalHost } from "./hosts/optimal-host";
import { serve } from "./messages/serving";

serve((send) => createOptimalHost(send, importFromUrl<OptimalModule>));
