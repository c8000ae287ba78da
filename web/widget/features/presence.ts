// Whether the element is near enough to what the person sees to be worth any work.

import { Feature, forPages } from "../element/feature";
import { oneOf, setting } from "../element/setting";

export interface PresenceApi {
  /**
   * `lazy`: nothing but a still picture until the element comes near the viewport, and no engine
   * until it is needed. `eager`: both at once.
   */
  get loading(): "lazy" | "eager";
  set loading(given: "lazy" | "eager" | null | undefined);
  /** Resolves when the cube on the screen can be used ("cubewright-ready"); never before the element is in a page. */
  readonly ready: Promise<void>;
}

// Half a screen ahead, so that the scene is there by the time the element is scrolled into view.
const MARGIN = "50%";

export class Presence extends Feature implements PresenceApi {
  @setting("loading", "lazy", oneOf("loading", ["lazy", "eager"]))
  declare loading: "lazy" | "eager";

  /** Called when the element has been in sight and no longer is. */
  onceOutOfSight: (() => void) | undefined;

  #observers: IntersectionObserver[] = [];
  #hasBeenNear = false;
  #isInSight = false;

  @forPages
  get ready(): Promise<void> {
    return this.element.updateComplete.then(() => undefined);
  }

  override hostConnected(): void {
    this.#observers = [
      new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) this.#comeNear();
        },
        { rootMargin: MARGIN },
      ),
      new IntersectionObserver((entries) => {
        const { isIntersecting } = entries.at(-1)!;
        if (this.#isInSight && !isIntersecting) this.onceOutOfSight?.();
        this.#isInSight = isIntersecting;
      }),
    ];
    for (const observer of this.#observers) observer.observe(this.element);
  }

  override hostDisconnected(): void {
    for (const observer of this.#observers) observer.disconnect();
  }

  /** Whether the element has been near the viewport, or is to be ready at once. */
  get isAwake(): boolean {
    return this.loading === "eager" || this.#hasBeenNear;
  }

  #comeNear(): void {
    if (this.#hasBeenNear) return;
    this.#hasBeenNear = true;
    this.element.requestUpdate();
  }
}
