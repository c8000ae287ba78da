/** Something that goes on by itself for a while, one step a frame, until its end or `stop`. */
export class Motion {
  #frame = 0;

  get isRunning(): boolean {
    return this.#frame !== 0;
  }

  /**
   * Calls `step` with how far it has come, growing to 1, at once and once a frame. Whatever went on
   * before stops where it is.
   */
  run(durationMs: number, step: (part: number) => void): void {
    this.stop();
    const beginMs = performance.now();
    const frame = () => {
      const part = Math.min(1, (performance.now() - beginMs) / durationMs);
      this.#frame = part < 1 ? requestAnimationFrame(frame) : 0;
      step(part);
    };
    frame();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** Begins and ends gently: for what sets out by itself. */
export function easeInOut(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Begins at speed and ends gently: for what goes on when a hand has let go. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
