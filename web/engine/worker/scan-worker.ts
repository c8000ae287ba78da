// The script of the site's worker for scanning.

import type { ScanModule } from "../../../wasm/scan";
import { importFromUrl } from "./bundle/bundle-from-url";
import { ScanHost } from "./hosts/scan-host";
import { serve } from "./messages/serving";

serve((send) => new ScanHost(send, importFromUrl<ScanModule>));
