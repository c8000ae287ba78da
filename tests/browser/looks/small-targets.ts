// What a finger would miss.

import type { Locator } from "playwright-core";

/**
 * The controls within `parts` that are too small for a finger, or covered, each with its measurements.
 */
export function findTooSmall(parts: Locator): Promise<string[]> {
  return parts
    .locator("button, a, input, select, textarea, summary, [tabindex='0']")
    .evaluateAll((controls) => {
      const LEAST_PX = 44;
      const isInSentence = (control: Element) => control.matches("p a, li a, dd a");
      // Pressing a control's label presses the control, too.
      const targetsOf = (control: Element) => [
        control,
        ...((control as HTMLInputElement).labels ?? []).values(),
      ];
      const sizeOf = (target: Element) => target.getBoundingClientRect();
      const isLarge = (target: Element) => {
        const { width, height } = sizeOf(target);
        // Sizes are sums of fractions, so they may be slightly off.
        return Math.min(width, height) > LEAST_PX - 0.05;
      };
      // Tests the edges of the smallest allowed square around its middle, less a pixel.
      const isOpen = (target: Element) => {
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = sizeOf(target);
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const root = target.getRootNode() as Document | ShadowRoot;
        const reach = LEAST_PX / 2 - 1;
        return [
          [-reach, 0] as const,
          [reach, 0] as const,
          [0, -reach] as const,
          [0, reach] as const,
        ]
          .map(([right, down]) => root.elementFromPoint(middleX + right, middleY + down))
          .every((hit) => hit && (target.contains(hit) || hit.contains(target)));
      };
      // Parts that are visible only with the focus are for the keyboard.
      const isShown = (control: Element) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(control).clipPath !== "inset(50%)";
      return controls
        .filter((control) => isShown(control) && !isInSentence(control))
        .filter(
          (control) => !targetsOf(control).some((target) => isLarge(target) && isOpen(target)),
        )
        .map((control) => {
          const { width, height } = sizeOf(control);
          return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 100)}`;
        });
    });
}
