// The script of the site's worker for the methods by stages.

import type { MethodsModule } from "../../../wasm/methods";
import { importFromUrl } from "./bundle/bundle-from-url";
import { MethodHost } from "./hosts/method-host";
import { serve } from "./messages/serving";

serve((send) => new MethodHost(send, importFromUrl<MethodsModule>));
