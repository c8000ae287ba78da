// The script of the site's worker for the method "optimal".

import type { OptimalModule } from "../../../wasm/optimal";
import { importFromUrl } from "./bundle/bundle-from-url";
import { createOptimalHost } from "./hosts/optimal-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = createOptimalHost((reply) => self.postMessage(reply), importFromUrl<OptimalModule>);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
