// The worker of the package for goals with stickers that may be anything: a script that needs no other file.

import type { GoalsModule } from "../../wasm/goals";
import { GOALS_BUNDLES } from "../engine/worker/bundle/bundle";
import { MethodHost } from "../engine/worker/hosts/method-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new MethodHost(send, importEmbedded<GoalsModule>, GOALS_BUNDLES));
