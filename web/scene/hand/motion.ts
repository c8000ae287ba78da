/** A motion of limited duration, with one step a frame, until its end or `stop`. */
export class Motion {
  #frame = 0;

  get isRunning(): boolean {
    return this.#frame !== 0;
  }

  /**
   * Calls `step` at once, then once a frame, with the part that is done, which grows to 1. Ends any motion under way.
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

/** Slow at both ends: for a motion from rest to rest. */
export function easeInOut(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Fast at first and slow at the end: for a motion that goes on after a drag. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
