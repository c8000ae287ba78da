/**
 * Draws from its start on, at most once a frame, only when asked to, and only what can be seen, so
 * that a cube at rest costs nothing, nor one that is scrolled away.
 */
export class RenderScheduler {
  readonly #draw: () => void;
  readonly #sight: IntersectionObserver;
  #isInSight = false;
  #isAsked = false;
  #isStarted = false;
  #frame = 0;

  /** @param surface what is looked at */
  constructor(surface: Element, draw: () => void) {
    this.#draw = draw;
    this.#sight = new IntersectionObserver((entries) => {
      this.#isInSight = entries.at(-1)!.isIntersecting;
      if (this.#isInSight && this.#isAsked) this.request();
    });
    this.#sight.observe(surface);
  }

  /** Draws from now on, and first what was asked for before. */
  start(): void {
    this.#isStarted = true;
    if (this.#isAsked) this.request();
  }

  /** Draws before the next repaint, or when the surface comes into sight. */
  request(): void {
    this.#isAsked = true;
    if (!this.#isStarted || !this.#isInSight) return;
    this.#frame ||= requestAnimationFrame(() => this.drawNow());
  }

  /** Draws at once, where waiting would show an empty surface. */
  drawNow(): void {
    if (!this.#isStarted) {
      this.#isAsked = true;
      return;
    }
    this.forget();
    this.#draw();
  }

  dispose(): void {
    this.#sight.disconnect();
    this.forget();
  }

  /** Draws nothing for what was asked until now. */
  forget(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isAsked = false;
  }
}
