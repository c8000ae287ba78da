// The script of the site's worker for the methods by stages.

import type { MethodsModule } from "../../../wasm/methods";
import { importFromUrl } from "./bundle/bundle-from-url";
import { MethodHost } from "./hosts/method-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = new MethodHost((reply) => self.postMessage(reply), importFromUrl<MethodsModule>);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
