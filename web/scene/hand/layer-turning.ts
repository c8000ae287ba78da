// A layer that a person turns: it follows the finger, and when it is let go, it turns on until it
// comes to rest. Turns that are played do not pass through here.

import type { Face } from "../../core/faces";
import { faceOf, moveBy, quarterTurnsOf, type Move } from "../../core/moves";
import { restingQuarterTurns } from "./layer-drag";
import { easeInOut, easeOut, Motion } from "./motion";
import type { LayerTurn } from "../cube/layer-turn";

// For a whole quarter turn; the rest of one takes its share of it.
const QUARTER_TURN_MS = 190;
const SHORTEST_SETTLING_MS = 60;

export interface LayerTurningEvents {
  /** A turn begins. */
  begin(): void;
  /** The layer as it is now; `undefined`: all layers are at rest. */
  show(turn: LayerTurn | undefined): void;
  /** The turn is complete. The layer is shown where it began. */
  turned(move: Move): void;
}

export class LayerTurning {
  readonly #events: LayerTurningEvents;
  readonly #motion = new Motion();
  #turn: LayerTurn | undefined;
  // Where the layer will come to rest, in quarter turns; 0 while it is held.
  #goal = 0;

  constructor(events: LayerTurningEvents) {
    this.#events = events;
  }

  /** Begins to turn a layer by hand. */
  hold(face: Face): void {
    this.finish();
    this.#events.begin();
    this.#goal = 0;
    this.#turn = { face, quarterTurns: 0 };
  }

  /** Turns the layer that is held by a little more. */
  drag(quarterTurns: number): void {
    if (!this.#turn) return;
    this.#show(this.#turn.quarterTurns + quarterTurns);
  }

  /** Lets go: the layer turns on until it comes to rest, at once unless `smooth`. */
  release(quarterTurnsPerMs: number, smooth: boolean): void {
    if (!this.#turn) return;
    this.#settle(restingQuarterTurns(this.#turn.quarterTurns, quarterTurnsPerMs), easeOut, smooth);
  }

  /** Turns the layer back, at once unless `smooth`. */
  cancel(smooth: boolean): void {
    if (this.#turn) this.#settle(0, easeOut, smooth);
  }

  /** Makes a turn, at once unless `smooth`. */
  perform(move: Move, smooth: boolean): void {
    this.hold(faceOf(move));
    this.#settle(quarterTurnsOf(move), easeInOut, smooth);
  }

  /** Turns layers to rest, at once unless `smooth`; `turn` says how far they are turned at the beginning. */
  rest(turn: LayerTurn, smooth: boolean): void {
    this.finish();
    this.#turn = { ...turn };
    this.#settle(0, easeInOut, smooth);
  }

  /** Completes the turn under way at once. */
  finish(): void {
    if (!this.#turn) return;
    const move = moveBy(this.#turn.face, this.#goal);
    this.#motion.stop();
    this.#turn = undefined;
    this.#events.show(undefined);
    if (move) this.#events.turned(move);
  }

  /** Drops the turn under way. */
  letGo(): void {
    this.#motion.stop();
    this.#turn = undefined;
  }

  #settle(goal: number, ease: (part: number) => number, smooth: boolean): void {
    this.#goal = goal;
    if (!smooth) {
      this.finish();
      return;
    }
    const from = this.#turn!.quarterTurns;
    const durationMs = Math.max(SHORTEST_SETTLING_MS, Math.abs(goal - from) * QUARTER_TURN_MS);
    this.#motion.run(durationMs, (part) => {
      if (part < 1) this.#show(from + ease(part) * (goal - from));
      else this.finish();
    });
  }

  #show(quarterTurns: number): void {
    this.#turn!.quarterTurns = quarterTurns;
    this.#events.show(this.#turn);
  }
}
