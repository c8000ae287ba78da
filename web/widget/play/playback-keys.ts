// Following moves by keyboard, wherever nothing else needs the keys.

import { isTypedInto } from "../hand/typed-into";
import type { PlayerWish } from "./player-wish";

/** What is played. */
export interface Playback {
  /** Its moves; "" for none. */
  readonly alg: string;
  readonly playing: boolean;
  /** Whether a person makes one move after the other. */
  readonly stepwise: boolean;
  play(): void;
  pause(): void;
  step(count: number): void;
  seek(index: number): void;
  /** Leads to a question that has to be answered first; returns whether there is one. */
  leadToQuestion(): boolean;
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

// What does something of its own with these keys.
const USES_ALL = "input, [role=gridcell], [role=radio]";
const USES_SPACE = "button, summary";

function usesKey(target: EventTarget | undefined, key: string): boolean {
  if (isTypedInto(target)) return true;
  if (!(target instanceof Element)) return false;
  return target.matches(USES_ALL) || (key === " " && target.matches(USES_SPACE));
}

/** Makes the keys pressed in `area` play, except in dialogs and in what uses them itself. */
export function listenForPlayback(area: EventTarget, playback: Playback): void {
  const press = (event: Event) => {
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const way = wayOfKey(key);
    const hasMoves = playback.alg !== "";
    if (event.defaultPrevented || !hasMoves || (!way && key !== " ")) return;
    const path = event.composedPath();
    const isInDialog = path.some((each) => each instanceof HTMLDialogElement);
    if (altKey || ctrlKey || metaKey || shiftKey || isInDialog || usesKey(path[0], key)) return;
    event.preventDefault();
    if (playback.leadToQuestion()) return;
    if (way?.kind === "seek") playback.seek(way.index);
    else if (way) playback.step(way.count);
    else if (repeat) return;
    else if (playback.stepwise) playback.step(1);
    else if (playback.playing) playback.pause();
    else playback.play();
  };
  area.addEventListener("keydown", press);
}
