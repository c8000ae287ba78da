// The package's worker that searches with several threads, for use where memory can be shared.

import { EngineHost } from "../engine/worker/hosts/engine-host";
import type { CubewrightModule } from "../../wasm/cubewright";
import { serveWithThreads } from "./thread-service";

serveWithThreads<CubewrightModule>((send, importBundle) => new EngineHost(send, importBundle));
