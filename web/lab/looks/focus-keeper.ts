// Keeps the keyboard's focus in place when a press removes the pressed button: moves the focus to the button that took
// its place in the group, or to the element around the group.

import type { ReactiveController, ReactiveControllerHost } from "lit";

interface Held {
  button: HTMLElement;
  /** An element of the class `ways`. */
  group: Element;
  /** The place among the buttons of the group. */
  place: number;
  around: HTMLElement | null;
}

export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #held: Held | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const button = this.#host.shadowRoot?.activeElement as HTMLElement | null;
    const group = button?.closest(".ways");
    this.#held = undefined;
    if (!button || !group) return;
    const place = buttonsOf(group).indexOf(button);
    this.#held = { button, group, place, around: group.closest<HTMLElement>("[tabindex='-1']") };
  }

  hostUpdated(): void {
    if (!this.#held) return;
    const { button, group, place, around } = this.#held;
    const buttons = group.isConnected ? buttonsOf(group) : [];
    if (buttons.includes(button)) return;
    (buttons[Math.min(place, buttons.length - 1)] ?? around)?.focus();
  }
}

function buttonsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
}
