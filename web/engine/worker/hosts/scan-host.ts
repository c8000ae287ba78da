// Answers the requests of one page for scans and for faces in pictures, in the worker of their module.

import type { ScanModule } from "../../../../wasm/scan";
import { SolverError } from "../../../core/errors";
import type { FaceInPicture } from "../../../core/picture-face";
import type { CubeScan } from "../../../core/scan";
import { answer, type AnyResult } from "../messages/answering";
import { canShareMemory, SCAN_BUNDLES, startBundle, type ImportBundle } from "../bundle/bundle";
import type {
  EngineDescription,
  FindFaceRequest,
  ScanRequest,
  StartRequest,
  WorkerReply,
  WorkerRequest,
} from "../messages/protocol";

export class ScanHost {
  readonly #send: (reply: WorkerReply) => void;
  readonly #importBundle: ImportBundle<ScanModule>;
  #module: ScanModule | undefined;

  constructor(send: (reply: WorkerReply) => void, importBundle: ImportBundle<ScanModule>) {
    this.#send = send;
    this.#importBundle = importBundle;
  }

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id } = request;
    // A scan is done before a request to cancel it could arrive.
    if (request.type === "cancel") return;
    if (request.type === "ping") this.#send({ id, type: "alive" });
    else await answer(this.#send, id, () => this.#answer(request));
  }

  #answer(request: WorkerRequest): AnyResult | Promise<AnyResult> {
    switch (request.type) {
      case "start":
        return this.#start(request);
      case "scan":
        return this.#scan(request);
      case "find-face":
        return this.#findFace(request);
      default:
        throw new SolverError("internal", "The worker for scanning only scans.");
    }
  }

  async #start({ baseUrl }: StartRequest): Promise<EngineDescription> {
    const { module } = await startBundle(baseUrl, 1, this.#importBundle, SCAN_BUNDLES);
    this.#module = module;
    return { threads: 1, isolated: canShareMemory(), tablesSource: undefined };
  }

  #scan({ readings, isAnyOrder }: ScanRequest): CubeScan {
    return this.#started().scan(readings, isAnyOrder) as CubeScan;
  }

  #findFace({ pixels, width, height, inRow, guide }: FindFaceRequest): FaceInPicture | null {
    const module = this.#started();
    const address = module.reservePicture(width, height);
    module.HEAPU8.set(pixels, address);
    return module.findFace(width, height, inRow, guide);
  }

  #started(): ScanModule {
    if (!this.#module) throw new SolverError("internal", "The engine has not been started.");
    return this.#module;
  }
}
