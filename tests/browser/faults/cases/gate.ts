// Answers that wait until they are released.

import { sendWhole, type Answer } from "../fault-server";
import type { ServerResponse } from "node:http";

export class Gate {
  #isOpen = false;
  #waiting: (() => void)[] = [];

  /** Delivers at once when open, and else when it opens. */
  readonly deliver = (answer: Answer, response: ServerResponse): void => {
    const send = () => sendWhole(answer, response);
    if (this.#isOpen) send();
    else this.#waiting.push(send);
  };

  open(): void {
    this.#isOpen = true;
    for (const send of this.#waiting.splice(0)) send();
  }
}
