// Turning the practised cube by keyboard: the letters of the faces, and taking back a turn. The letters work wherever
// the focus is, unless a person turns that off: those who speak to their computer may press letters without meaning
// to (WCAG 2.1, 2.1.4).

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Move } from "../../core/moves";
import { keepLasting, readLasting } from "../../site/lasting";
import { isTypedInto } from "../../widget/hand/typed-into";
import { turnOfKey } from "../../widget/hand/turn-keys";
import { editOfKey } from "../../widget/hand/undo-keys";

const STORAGE_KEY = "cubewright.practice-letters";
const ONLY_NEAR_CUBE = "near cube";

/** What the keys do. */
export interface KeyedTurns {
  turn: (move: Move) => void;
  takeBack: () => void;
}

export class PracticeKeys implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #near: string;
  readonly #turns: KeyedTurns;
  #areEverywhere = readLasting(STORAGE_KEY) !== ONLY_NEAR_CUBE;

  /** @param near selects the part of the page where letters always turn the cube */
  constructor(host: ReactiveControllerHost, near: string, turns: KeyedTurns) {
    this.#host = host;
    this.#near = near;
    this.#turns = turns;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("keydown", this.#press);
  }

  hostDisconnected(): void {
    removeEventListener("keydown", this.#press);
  }

  /** Whether letters turn the cube wherever the focus is. */
  get areEverywhere(): boolean {
    return this.#areEverywhere;
  }

  /** For later visits too. */
  set areEverywhere(areEverywhere: boolean) {
    this.#areEverywhere = areEverywhere;
    keepLasting(STORAGE_KEY, areEverywhere ? "" : ONLY_NEAR_CUBE);
    this.#host.requestUpdate();
  }

  // The cube itself handles keys that are pressed in it.
  readonly #press = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (event.defaultPrevented || event.repeat || isTypedInto(path[0])) return;
    const isNear = path.some((each) => each instanceof Element && each.matches(this.#near));
    const move = this.#areEverywhere || isNear ? turnOfKey(event) : undefined;
    if (!move && editOfKey(event) !== "undo") return;
    event.preventDefault();
    if (move) this.#turns.turn(move);
    else this.#turns.takeBack();
  };
}
