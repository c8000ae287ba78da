// The script of the site's worker for goals with stickers that may be anything.

import type { GoalsModule } from "../../../wasm/goals";
import { GOALS_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import { MethodHost } from "./hosts/method-host";
import { serve } from "./messages/serving";

serve((send) => new MethodHost(send, importFromUrl<GoalsModule>, GOALS_BUNDLES));
