// Answers the requests of one page about the 2x2x2, in the worker of its module: reads it, loads its tables, and solves.

import type { PocketModule } from "../../../../wasm/pocket";
import { FACES, type Face } from "../../../core/faces";
import { systemClock } from "../../platform/clock";
import { POCKET_SET } from "../../tables/table-sets";
import { answer } from "../messages/answering";
import { POCKET_BUNDLES, type ImportBundle } from "../bundle/bundle";
import { checkCube, completeCube, randomFacelets, type OtherPuzzle } from "./cube-check";
import type { WorkerReply, WorkerRequest } from "../messages/protocol";
import { TableMethodHost } from "./table-method-host";

const POCKET: OtherPuzzle = {
  stickersPerFace: 4,
  advice: "Six different letters or digits are needed, one for each colour.",
  unknownHint: " For stickers that are not known, complete() says what they can be.",
  schemeHint:
    " Letters of faces say that white is opposite to yellow, red to orange and green to blue, as on most cubes. " +
    "If the colours of this one are arranged in another way, write W R G Y O B in place of U R F D L B.",
  // It may be in any colour scheme, and letters of faces would stand for the usual one.
  write: (facelets, colors) => {
    const characters = Array.from(colors);
    return facelets.replace(/[A-Z]/g, (face) => characters[FACES.indexOf(face as Face)]!);
  },
};

export class PocketHost {
  readonly #send: (reply: WorkerReply) => void;
  readonly #solving: TableMethodHost<PocketModule>;

  constructor(
    send: (reply: WorkerReply) => void,
    importBundle: ImportBundle<PocketModule>,
    clock = systemClock,
  ) {
    this.#send = send;
    this.#solving = new TableMethodHost(send, [POCKET_SET], POCKET_BUNDLES, importBundle, clock);
  }

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id, type } = request;
    switch (type) {
      case "check":
        return answer(this.#send, id, () => checkCube(this.#solving.module, request.text, POCKET));
      case "complete":
        return answer(this.#send, id, () =>
          completeCube(this.#solving.module, request.text, POCKET),
        );
      case "random-facelets":
        return answer(this.#send, id, () => randomFacelets(this.#solving.module));
      default:
        return this.#solving.handle(request);
    }
  }
}
