// Answers whose end waits until it is released.

import { sendWhole, type Answer } from "../fault-server";
import type { ServerResponse } from "node:http";

export class Gate {
  #isOpen = false;
  #waiting: (() => void)[] = [];

  /**
   * Delivers at once when open. Before, the last byte waits until it opens: a page that gets nothing for
   * some seconds takes the connection for slow, and makes the tables itself.
   */
  readonly deliver = (answer: Answer, response: ServerResponse): void => {
    if (this.#isOpen) {
      sendWhole(answer, response);
      return;
    }
    const { status, headers, body } = answer;
    response.writeHead(status, headers).write(body.subarray(0, -1));
    this.#waiting.push(() => response.end(body.subarray(-1)));
  };

  open(): void {
    this.#isOpen = true;
    for (const end of this.#waiting.splice(0)) end();
  }
}
