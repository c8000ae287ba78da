// Brings parts of the page into the visible part of the window.

/** Scrolls as little as shows all of `part`, at once for those who prefer reduced motion. */
export function bringIntoSight(part: Element | null): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
}
