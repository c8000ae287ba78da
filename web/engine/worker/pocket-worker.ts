// The script of the site's worker for the 2x2x2.

import type { PocketModule } from "../../../wasm/pocket";
import { importFromUrl } from "./bundle/bundle-from-url";
import { PocketHost } from "./hosts/pocket-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = new PocketHost((reply) => self.postMessage(reply), importFromUrl<PocketModule>);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
