/** Draws at most once a frame, and only when asked to, so that a cube at rest costs nothing. */
export class RenderScheduler {
  readonly #draw: () => void;
  #frame = 0;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Draws before the next repaint. */
  request(): void {
    this.#frame ||= requestAnimationFrame(() => this.drawNow());
  }

  /** Draws at once, where waiting would show an empty canvas. */
  drawNow(): void {
    this.cancel();
    this.#draw();
  }

  /** Forgets a drawing that was asked for. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
