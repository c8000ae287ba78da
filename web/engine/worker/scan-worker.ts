// The script of the site's worker for scanning.

import type { ScanModule } from "../../../wasm/scan";
import { importFromUrl } from "./bundle/bundle-from-url";
import { ScanHost } from "./hosts/scan-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = new ScanHost((reply) => self.postMessage(reply), importFromUrl<ScanModule>);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
