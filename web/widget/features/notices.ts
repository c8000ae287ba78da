// The notice about the last action, which stays until another cube comes or the moves lead to another one.

import { Feature } from "../element/feature";
import type { WidgetWords } from "../words/widget-words";
import { Playing } from "./playing";

export type Notice = (words: WidgetWords) => string;

export class Notices extends Feature {
  #notice: Notice | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    const clear = () => this.clear();
    this.use(Playing).watch({ leaving: clear, stepped: clear });
  }

  /** `undefined` if there is none. */
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
