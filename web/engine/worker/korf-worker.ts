// The script of the site's worker for Korf's method.

import type { KorfModule } from "../../../wasm/korf";
import { KORF_SET } from "../tables/table-sets";
import { KORF_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";
import { TableMethodHost } from "./hosts/table-method-host";

declare const self: DedicatedWorkerGlobalScope;

const host = new TableMethodHost(
  (reply) => self.postMessage(reply),
  [KORF_SET],
  KORF_BUNDLES,
  importFromUrl<KorfModule>,
);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
