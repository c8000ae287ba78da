// The script of the site's worker for the 2x2x2.

import type { PocketModule } from "../../../wasm/pocket";
import { importFromUrl } from "./bundle/bundle-from-url";
import { PocketHost } from "./hosts/pocket-host";
import { serve } from "./messages/serving";

serve((send) => new PocketHost(send, importFromUrl<PocketModule>));
