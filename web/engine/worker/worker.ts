// The script of the site's worker: an engine host that gets its requests from the page.

import { importFromUrl } from "./bundle/bundle-from-url";
import { EngineHost } from "./hosts/engine-host";
import { serve } from "./messages/serving";

serve((send) => new EngineHost(send, importFromUrl));
