// Brings parts of the page into the visible part of the window.

/** Scrolls just enough to show all of `part`; without animation if `atOnce`, or for those who prefer reduced motion. */
export function bringIntoSight(part: Element | null, { atOnce = prefersCalm() } = {}): void {
  part?.scrollIntoView({ block: "nearest", behavior: atOnce ? "instant" : "smooth" });
}

/** Tells whether the person has scrolled, or pressed anything, since this was called. */
export function watchTurningAway(): () => boolean {
  let hasTurnedAway = false;
  for (const sign of ["keydown", "pointerdown", "touchmove", "wheel"]) {
    const options = { capture: true, once: true, passive: true };
    addEventListener(sign, () => (hasTurnedAway = true), options);
  }
  return () => hasTurnedAway;
}

/** `part` swells once for those who do not prefer reduced motion. */
export function callAttentionTo(part: Element): void {
  if (!prefersCalm()) part.animate({ scale: [1, 1.1, 1] }, 300);
}

export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
