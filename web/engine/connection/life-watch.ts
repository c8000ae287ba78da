// Notices that a worker has vanished. A worker that breaks down causes an error event. One that the
// system removes, for instance because memory is short, only falls silent: no event reports it.

import type { Clock } from "../platform/clock";

/**
 * A worker that has sent nothing for this long gets a ping, and then the same time once more to answer.
 * The ping is needed because a page that wakes from sleep runs its timers before it gets its messages.
 */
export const SILENCE_LIMIT_MS = 10_000;

/**
 * The same limit while an engine with threads starts. In Firefox 153 that start hangs in about 3 of 100
 * visits on a busy machine: `new Worker` within a worker does not return. The user should then get an
 * engine without threads before they lose patience. The longest step of a start, during which the worker
 * cannot answer, takes a few tenths of a second.
 */
export const START_SILENCE_LIMIT_MS = 2_000;

export interface LifeWatchEvents {
  /** Sends the worker a ping. */
  ask(): void;
  vanished(): void;
  /** How long the worker may be silent at present. */
  limitMs(): number;
}

export class LifeWatch {
  readonly #clock: Clock;
  readonly #events: LifeWatchEvents;
  #stopClock: (() => void) | undefined;
  #hasSpoken = false;
  #wasAsked = false;

  constructor(clock: Clock, events: LifeWatchEvents) {
    this.#clock = clock;
    this.#events = events;
  }

  /** The worker has sent something. */
  hear(): void {
    this.#hasSpoken = true;
    this.#wasAsked = false;
  }

  /** Watches from now on, until `stop`. */
  start(): void {
    if (this.#stopClock) return;
    this.#hasSpoken = false;
    this.#wasAsked = false;
    this.#wait();
  }

  stop(): void {
    this.#stopClock?.();
    this.#stopClock = undefined;
  }

  #wait(): void {
    this.#stopClock = this.#clock.limit(this.#events.limitMs(), () => this.#look());
  }

  #look(): void {
    if (this.#wasAsked && !this.#hasSpoken) {
      this.#stopClock = undefined;
      this.#events.vanished();
      return;
    }
    this.#wasAsked = !this.#hasSpoken;
    this.#hasSpoken = false;
    if (this.#wasAsked) this.#events.ask();
    this.#wait();
  }
}
