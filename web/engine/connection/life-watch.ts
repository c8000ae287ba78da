// Notices that a worker has vanished. One that breaks down tells of an error; one that is taken
// away, as systems do that are short of memory, says nothing more, and nobody says it for it.

import type { Clock } from "../platform/clock";

/**
 * A worker that has not said a word for so long is asked for a sign of life, and given as long once
 * more: a page that was put to sleep hears its own clock before it hears its worker.
 */
export const SILENCE_LIMIT_MS = 10_000;

/**
 * The same while its engine starts with threads. In Firefox 153 that start never comes to an end in
 * about 3 of 100 visits on a busy machine: `new Worker` within a worker does not return. Whoever waits
 * is to be served without threads before they lose patience; what an engine does in one go as it
 * starts takes a few tenths of a second.
 */
export const START_SILENCE_LIMIT_MS = 2_000;

export interface LifeWatchEvents {
  /** Asks the worker to say anything. */
  ask(): void;
  vanished(): void;
  /** How long a silence may last at present. */
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

  /** The worker has said something. */
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
