// The rest of solves that let others go first.

export class Rest {
  #isOn = false;
  #wake: (() => void) | undefined;

  isOn(): boolean {
    return this.#isOn;
  }

  begin(): void {
    this.#isOn = true;
  }

  end(): void {
    this.#isOn = false;
    this.interrupt();
  }

  /** Resolves when the rest is over, or interrupted. */
  async pass(): Promise<void> {
    if (this.#isOn) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** Makes the resting solve check whether it was cancelled. */
  interrupt(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}
