// Brings parts of the page into the visible part of the window.

/** Scrolls just enough to show all of `part`; without animation if `atOnce`, or for those who prefer reduced motion. */
export function bringIntoSight(part: Element | null, { atOnce = prefersCalm() } = {}): void {
  part?.scrollIntoView({ block: "nearest", behavior: atOnce ? "instant" : "smooth" });
}

/** Knows whether the person has scrolled, or pressed anything, since it was made. */
export class TurningAway {
  readonly #watch = new AbortController();
  #hasCome = false;

  constructor() {
    const come = () => {
      this.#hasCome = true;
      this.end();
    };
    for (const sign of ["keydown", "pointerdown", "touchmove", "wheel"]) {
      addEventListener(sign, come, { capture: true, passive: true, signal: this.#watch.signal });
    }
  }

  get hasCome(): boolean {
    return this.#hasCome;
  }

  end(): void {
    this.#watch.abort();
  }
}

/** `part` swells once for those who do not prefer reduced motion. */
export function callAttentionTo(part: Element): void {
  if (!prefersCalm()) part.animate({ scale: [1, 1.1, 1] }, 300);
}

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
