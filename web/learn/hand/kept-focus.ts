// Keeps the focus in the lesson when the button that was pressed is gone: it goes to the button for the next turn, once
// there is one.

import type { LitElement, ReactiveController } from "lit";

export class KeptFocus implements ReactiveController {
  #focused: Element | null = null;
  #isLost = false;

  constructor(private readonly page: LitElement) {
    page.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.page.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    const { body, activeElement } = this.page.ownerDocument;
    this.#isLost ||= this.#focused?.isConnected === false;
    this.#focused = null;
    // Something else may have taken the focus meanwhile.
    if (activeElement !== body) this.#isLost = false;
    if (!this.#isLost) return;
    const next = this.page.renderRoot.querySelector<HTMLElement>(".turning :last-child");
    if (!next) return;
    this.#isLost = false;
    next.focus();
  }
}
