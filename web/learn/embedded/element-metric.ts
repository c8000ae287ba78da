// The metric of the element around a lesson. The element renders its lesson anew only for what changes the lesson, so
// this looks at the metric after each of the element's updates.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Metric } from "../../core/choices";
import type { LearningElement } from "../../widget/features/learning";

export class ElementMetric implements ReactiveController {
  readonly #element: LearningElement;
  readonly #watch: ReactiveController;

  /** @param changed is called when it has another value than when this was made, or was called last */
  constructor(
    lesson: ReactiveControllerHost,
    element: LearningElement,
    changed: (metric: Metric) => void,
  ) {
    this.#element = element;
    let { metric } = element;
    this.#watch = {
      hostUpdated: () => {
        if (element.metric !== metric) changed((metric = element.metric));
      },
    };
    lesson.addController(this);
  }

  hostConnected(): void {
    this.#element.addController(this.#watch);
  }

  hostDisconnected(): void {
    this.#element.removeController(this.#watch);
  }
}
