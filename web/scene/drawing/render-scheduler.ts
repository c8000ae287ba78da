/**
 * Draws at most once a frame, only on request and only while the surface is in sight. A cube at
 * rest, or scrolled out of sight, costs nothing. Nothing is drawn before `start`.
 */
export class RenderScheduler {
  readonly #draw: () => void;
  readonly #sight: IntersectionObserver;
  #isInSight = false;
  #isAsked = false;
  #isStarted = false;
  #frame = 0;

  /** @param surface what has to be in sight */
  constructor(surface: Element, draw: () => void) {
    this.#draw = draw;
    this.#sight = new IntersectionObserver((entries) => {
      this.#isInSight = entries.at(-1)!.isIntersecting;
      if (this.#isInSight && this.#isAsked) this.request();
    });
    this.#sight.observe(surface);
  }

  /** Draws from now on, at once if it was requested before. */
  start(): void {
    this.#isStarted = true;
    if (this.#isAsked) this.request();
  }

  /** Asks for a drawing before the next repaint, or when the surface comes into sight. */
  request(): void {
    this.#isAsked = true;
    if (!this.#isStarted || !this.#isInSight) return;
    this.#frame ||= requestAnimationFrame(() => this.drawNow());
  }

  /** Draws at once, for when waiting would show an empty surface. */
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

  /** Drops the requests made until now. */
  forget(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isAsked = false;
  }
}
