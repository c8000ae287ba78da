// Following moves by keyboard, wherever nothing else needs the keys.

import { isTypedInto } from "../hand/typed-into";
import { type PlayerWish, PlayerWishEvent } from "./player-wish";

/** An element that plays moves. */
interface PlayingElement extends Element {
  /** Its moves; "" for none. */
  readonly alg: string;
  readonly playing: boolean;
  /** Whether a person makes one move after the other. */
  readonly stepwise: boolean;
}

type Way = Extract<PlayerWish, { kind: "step" | "seek" }>;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { kind: "step", count: -1 },
  ArrowRight: { kind: "step", count: 1 },
  Home: { kind: "seek", index: 0 },
  End: { kind: "seek", index: Infinity },
};

/** Where a key leads among the moves, if it does. */
export function wayOfKey(key: string): Way | undefined {
  return WAYS[key];
}

// Elements that use these keys themselves: all of them, all but Home and End, or the space bar.
const USES_ALL = "[type=range]";
const USES_ARROWS = "input, [role=gridcell]";
const USES_SPACE = `button, summary, ${USES_ARROWS}`;

function usesKey(target: EventTarget | undefined, key: string): boolean {
  if (isTypedInto(target)) return true;
  if (!(target instanceof Element)) return false;
  if (key === " ") return target.matches(USES_SPACE);
  return target.matches(key.startsWith("Arrow") ? USES_ARROWS : USES_ALL);
}

/**
 * Makes the keys pressed in `area` do what the buttons of the element's player do, except in dialogs and in elements
 * that use the keys themselves.
 */
export function listenForPlayback(area: EventTarget, element: PlayingElement): void {
  const wish = (wish: PlayerWish) => {
    const player = element.shadowRoot?.querySelector("cubewright-player");
    player?.dispatchEvent(new PlayerWishEvent(wish));
  };
  const press = (event: Event) => {
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const way = wayOfKey(key);
    const hasMoves = element.alg !== "";
    if (event.defaultPrevented || !hasMoves || (!way && key !== " ")) return;
    const path = event.composedPath();
    const isInDialog = path.some((each) => each instanceof HTMLDialogElement);
    if (altKey || ctrlKey || metaKey || shiftKey || isInDialog || usesKey(path[0], key)) return;
    event.preventDefault();
    if (way) wish(way);
    else if (repeat) return;
    else if (element.stepwise) wish({ kind: "step", count: 1 });
    else wish({ kind: element.playing ? "pause" : "play" });
  };
  area.addEventListener("keydown", press);
}
