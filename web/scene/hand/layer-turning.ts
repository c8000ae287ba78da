// A layer that somebody turns: it follows their finger, and then goes on by itself to where it
// comes to rest. Turns that are played come from elsewhere, and go straight to the cube.

import type { Face } from "../../core/faces";
import { faceOf, moveBy, quarterTurnsOf, type Move } from "../../core/moves";
import { restingQuarterTurns } from "./layer-drag";
import { easeInOut, easeOut, Motion } from "./motion";
import type { LayerTurn } from "../cube/layer-turn";

// For a quarter turn; what is left after a drag takes its share of it.
const QUARTER_TURN_MS = 190;
const SHORTEST_SETTLING_MS = 60;

export interface LayerTurningEvents {
  /** A layer is taken hold of. */
  begin(): void;
  /** So far has the layer come, in quarter turns clockwise; `undefined`: all are at rest. */
  show(turn: LayerTurn | undefined): void;
  /** The layer has come to rest elsewhere, and is shown where it began. */
  turned(move: Move): void;
}

export class LayerTurning {
  readonly #events: LayerTurningEvents;
  readonly #motion = new Motion();
  #turn: LayerTurn | undefined;
  // Where a turn that goes on by itself will come to rest: where it began, while it is held.
  #goal = 0;

  constructor(events: LayerTurningEvents) {
    this.#events = events;
  }

  /** Takes hold of a layer. */
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

  /** Lets go: the layer goes on to where it comes to rest, on the way if `smooth`. */
  release(quarterTurnsPerMs: number, smooth: boolean): void {
    if (!this.#turn) return;
    this.#settle(restingQuarterTurns(this.#turn.quarterTurns, quarterTurnsPerMs), easeOut, smooth);
  }

  /** Puts the layer back to where it began. */
  cancel(smooth: boolean): void {
    if (this.#turn) this.#settle(0, easeOut, smooth);
  }

  /** Makes a turn, on the way if `smooth`. */
  perform(move: Move, smooth: boolean): void {
    this.hold(faceOf(move));
    this.#settle(quarterTurnsOf(move), easeInOut, smooth);
  }

  /** Brings what is under way to its end at once. */
  finish(): void {
    if (!this.#turn) return;
    const move = moveBy(this.#turn.face, this.#goal);
    this.#motion.stop();
    this.#turn = undefined;
    this.#events.show(undefined);
    if (move) this.#events.turned(move);
  }

  /** Leaves the layer to somebody else, and forgets what was under way. */
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
