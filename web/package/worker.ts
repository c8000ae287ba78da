// The worker of the package that searches with one thread: a script that needs no other file.

import { EngineHost } from "../engine/worker/hosts/engine-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new EngineHost(send, importEmbedded));
