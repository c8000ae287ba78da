// What is said of the last thing that was done, until the cube on the screen is another.

import { Feature } from "../element/feature";
import type { WidgetWords } from "../words/widget-words";
import { Playing } from "./playing";

type Notice = (words: WidgetWords) => string;

export class Notices extends Feature {
  #notice: Notice | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.use(Playing).watch({ leaving: () => this.clear() });
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
