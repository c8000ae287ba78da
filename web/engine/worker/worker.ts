// The script of the site's worker: an engine host that gets its requests from the page.

import { importFromUrl } from "./bundle/bundle-from-url";
import { EngineHost } from "./hosts/engine-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = new EngineHost((reply) => self.postMessage(reply), importFromUrl);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
