// Keeps the focus in the element when the part that has it is removed, as the moves are when another cube comes: it
// goes to the net, from where the person can go on.

import { Feature } from "../element/feature";

export class KeptFocus extends Feature {
  #focused: Element | undefined;

  override hostUpdate(): void {
    if (this.element.hasUpdated) this.#focused = this.#root.activeElement ?? undefined;
  }

  override hostUpdated(): void {
    const { body, activeElement } = this.element.ownerDocument;
    const isGone = this.#focused?.isConnected === false && activeElement === body;
    this.#focused = undefined;
    // The net may be about to change, too.
    if (isGone) void this.element.updateComplete.then(() => this.#focusNet());
  }

  get #root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  // Unless something else has taken the focus by then.
  #focusNet(): void {
    const { body, activeElement } = this.element.ownerDocument;
    if (activeElement === body) this.#root.querySelector("cubewright-net")?.focus();
  }
}
