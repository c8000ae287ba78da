// The worker of the package for the methods by stages: a script that needs no other file.

import type { MethodsModule } from "../../wasm/methods";
import { MethodHost } from "../engine/worker/hosts/method-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve((send) => new MethodHost(send, importEmbedded<MethodsModule>));
