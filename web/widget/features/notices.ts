// What is said of the last thing that was done, until the cube on the screen is another, or
// one that its moves have led to.

import { Feature } from "../element/feature";
import type { WidgetWords } from "../words/widget-words";
import { Playing } from "./playing";

type Notice = (words: WidgetWords) => string;

export class Notices extends Feature {
  #notice: Notice | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    const clear = () => this.clear();
    this.use(Playing).watch({ leaving: clear, stepped: clear });
  }

  /** `undefined` if there is nothing to say of it. */
  get notice(): Notice | undefined {
    return this.#notice;
  }

  say(notice: Notice): void {
    this.#notice = notice;
    this.element.requestUpdate();
  }

  clear(): void {
    this.#notice = undefined;
    this.element.requestUpdate();
  }
}
