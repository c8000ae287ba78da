// The script of the site's worker for goals with stickers that may be anything.

import type { GoalsModule } from "../../../wasm/goals";
import { GOALS_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import { MethodHost } from "./hosts/method-host";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";

declare const self: DedicatedWorkerGlobalScope;

const host = new MethodHost(
  (reply) => self.postMessage(reply),
  importFromUrl<GoalsModule>,
  GOALS_BUNDLES,
);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
