// The script of the site's worker for the 2x2x2.

import type { PocketModule } from "../../../wasm/pocket";
import { POCKET_SET } from "../tables/table-sets";
import { POCKET_BUNDLE } from "./bundle";
import { importFromUrl } from "./bundle-from-url";
import type { WorkerReply, WorkerRequest } from "./protocol";
import { TableSetHost } from "./table-set-host";

declare const self: DedicatedWorkerGlobalScope;

const host = new TableSetHost(
  (reply) => self.postMessage(reply),
  POCKET_SET,
  POCKET_BUNDLE,
  importFromUrl<PocketModule>,
);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
