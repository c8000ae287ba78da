// Plays moves on a cube: keeps which moves are done, and how far the turn under way has come.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { faceletsHeld } from "../../core/held";
import { applyMoves, faceOf, inverseMoves, type Move, type WrittenMove } from "../../core/moves";
import { inverseOf, stepsOf, type WrittenStep } from "../../core/written-moves";
import { onceGone } from "../element/once-gone";

/** A turn under way: `part` grows from 0 to 1, slowly at both ends. */
export interface Turn {
  /** Named as the cube is held before it. */
  move: WrittenMove;
  part: number;
}

export interface PlayerEvents {
  /** Called once a frame with the turn under way; with `undefined` when the layer is at rest. */
  turn(turn: Turn | undefined): void;
  /** The number of moves that are done has changed. */
  step(index: number): void;
  /** Playing has begun, or has come to an end. */
  playing?(isPlaying: boolean): void;
}

/** The tempos to choose from, in moves a second. */
export const TEMPO_RANGE = { slowest: 0.5, fastest: 6, step: 0.5 } as const;

// Before the next turn the cube stands still for the rest of the time, so that a person can see what
// turns next.
const TURNING_SHARE = 0.8;
// A half turn takes longer than a quarter, but less than twice as long.
const HALF_TURN_SHARE = 1.4;

// Turns of opposite faces have the same effect in either order.
function inAnyOrder(turns: readonly Move[]): string {
  return [...turns].sort().join(" ");
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/**
 * Holds a cube, the moves to play on it and the number of moves that are done (`index`). The moves are
 * as they were written, with turns of the whole cube, but the cube's stickers stay named as it was held at
 * the start. A turn counts when it is complete. Playing makes one turn after the other until `#goal` moves
 * are done.
 */
export class Player implements ReactiveController {
  /** Quarter turns a second. */
  tempo = 1.5;

  readonly #host: ReactiveControllerHost & Pick<Node, "isConnected">;
  readonly #events: PlayerEvents;
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #written: readonly WrittenMove[] = [];
  #steps: readonly WrittenStep[] = [];
  #moves: readonly Move[] = [];
  #positions: readonly string[];
  #isHeldOtherwise = false;
  #index = 0;
  #goal = 0;
  #playing = false;
  #frame = 0;

  // A person does not see the turns of a hidden page.
  readonly #pauseIfHidden = () => {
    if (document.visibilityState === "hidden") this.pause();
  };

  constructor(
    host: ReactiveControllerHost & Pick<Node, "isConnected">,
    facelets: string,
    events: PlayerEvents,
  ) {
    this.#host = host;
    this.#events = events;
    this.#positions = [facelets];
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.#pauseIfHidden);
  }

  hostDisconnected(): void {
    document.removeEventListener("visibilitychange", this.#pauseIfHidden);
    onceGone(this.#host, () => this.pause());
  }

  /** The cube after the moves that are done. */
  get facelets(): string {
    return this.#positions[this.#index]!;
  }

  /** The cube before any of the moves. */
  get start(): string {
    return this.#positions[0]!;
  }

  /** The moves as they were written. */
  get written(): readonly WrittenMove[] {
    return this.#written;
  }

  /** The plain turns that they equal, named as the cube is held at the start. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Those of them that are not done. */
  get movesLeft(): readonly Move[] {
    return this.#steps.slice(this.#index).flatMap(({ moves }) => moves);
  }

  /**
   * Whether the cube in the hand is still held as earlier moves have left it, which is not how these moves begin. False
   * once any of these is made.
   */
  get isHeldOtherwise(): boolean {
    return this.#isHeldOtherwise && this.#index === 0;
  }

  /** How the cube is held after the moves that are done, 0..23 (core/orientation.ts). */
  get orientation(): number {
    return this.#steps[this.#index - 1]?.orientation ?? 0;
  }

  /** The cube before the move to make, as it is held then. */
  get held(): string {
    const orientation = this.#steps[this.current - 1]?.orientation ?? 0;
    return faceletsHeld(this.#positions[this.current]!, orientation);
  }

  /**
   * How many moves are done after these turns by hand, named as at the start, if they make the next move or take the
   * last one back; otherwise `undefined`. Turns of the whole cube in between count as made.
   */
  indexAfter(turns: readonly Move[]): number | undefined {
    const made = inAnyOrder(turns);
    for (const way of [1, -1]) {
      let index = this.#index;
      let moves: readonly Move[] | undefined;
      do {
        moves = this.#steps[way > 0 ? index : index - 1]?.moves;
        index += way;
      } while (moves?.length === 0);
      if (moves && inAnyOrder(way > 0 ? moves : inverseMoves(moves)) === made) return index;
    }
    return undefined;
  }

  /** Whether this is the cube before the moves, after them, or after some of them. */
  leadsThrough(facelets: string): boolean {
    return this.#positions.includes(facelets);
  }

  /**
   * Whether these turns, named as at the start, are a part of the next move: one layer of a slice, or a quarter of a
   * half turn, either way.
   */
  arePartOfNext(turns: readonly Move[]): boolean {
    const layers =
      this.#steps.slice(this.#index).find(({ moves }) => moves.length > 0)?.moves ?? [];
    return turns.every((turn) => layers.includes(turn) || layers.includes(`${faceOf(turn)}2`));
  }

  /** How many moves are done: 0 to `written.length`. */
  get index(): number {
    return this.#index;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Whether anything has been played of these moves, or is being played. */
  get begun(): boolean {
    return this.#index > 0 || this.#frame !== 0;
  }

  /**
   * The index of the move to make: the one under way, or else the next one; `written.length` when all
   * are done.
   */
  get current(): number {
    const goesBack = this.#frame !== 0 && this.#goal < this.#index;
    return goesBack ? this.#index - 1 : this.#index;
  }

  /** Shows another cube, with moves to play on it. */
  load(facelets: string, written: readonly WrittenMove[] = []): void {
    this.#isHeldOtherwise = this.orientation !== 0 || (this.#isHeldOtherwise && this.#index === 0);
    this.#stopTurning();
    // The page has the array, too, and may change it.
    this.#written = [...written];
    this.#steps = stepsOf(this.#written);
    this.#moves = this.#steps.flatMap(({ moves }) => moves);
    let position = facelets;
    const positions = this.#steps.map(({ moves }) => (position = applyMoves(position, moves)));
    this.#positions = [facelets, ...positions];
    this.#index = 0;
    this.#goal = 0;
    this.#host.requestUpdate();
  }

  /** Plays to the end; from the beginning if all moves are done. */
  play(): void {
    if (this.#written.length === 0 || this.#playing) return;
    if (this.#index === this.#written.length) this.seek(0);
    this.#setPlaying(true);
    this.#goal = this.#written.length;
    if (this.#frame === 0) this.#nextTurn();
    this.#host.requestUpdate();
  }

  /** Stops; a turn under way is completed at once. */
  pause(): void {
    const wasPlaying = this.#playing;
    this.#playing = false;
    this.#completeTurn();
    this.#goal = this.#index;
    if (wasPlaying) this.#events.playing?.(false);
    this.#host.requestUpdate();
  }

  /** Makes the next `count` turns, or takes back as many when negative. */
  step(count = 1): void {
    this.pause();
    this.#goal = this.#within(this.#index + count);
    if (this.#reducedMotion.matches) this.seek(this.#goal);
    else this.#nextTurn();
    this.#host.requestUpdate();
  }

  /** Goes at once to where `index` moves are done. */
  seek(index: number): void {
    this.#stopTurning();
    this.#goal = this.#within(index);
    this.#arrive(this.#goal);
  }

  #within(index: number): number {
    return Math.max(0, Math.min(this.#written.length, Math.trunc(index) || 0));
  }

  #arrive(index: number): void {
    const moved = index !== this.#index;
    this.#index = index;
    const isAtGoal = this.#index === this.#goal;
    const hasPlayed = isAtGoal && this.#playing;
    if (isAtGoal) this.#playing = false;
    if (moved) this.#events.step(index);
    if (hasPlayed) this.#events.playing?.(false);
    this.#host.requestUpdate();
  }

  #nextTurn({ waits = false } = {}): void {
    if (this.#index === this.#goal) return;
    const forward = this.#goal > this.#index;
    const done = this.#written[forward ? this.#index : this.#index - 1]!;
    const move = forward ? done : inverseOf(done);
    const durationMs = ((move.endsWith("2") ? HALF_TURN_SHARE : 1) * 1000) / this.tempo;
    const turningMs = TURNING_SHARE * durationMs;
    const beginMs = performance.now() + (waits ? durationMs - turningMs : 0);
    const frame = (nowMs: number) => {
      const part = (nowMs - beginMs) / turningMs;
      if (part < 1) {
        this.#frame = requestAnimationFrame(frame);
        if (part > 0 && !this.#reducedMotion.matches) this.#events.turn({ move, part: ease(part) });
      } else {
        this.#completeTurn();
        this.#nextTurn({ waits: true });
      }
    };
    this.#frame = requestAnimationFrame(frame);
    this.#host.requestUpdate();
  }

  #completeTurn(): void {
    if (this.#frame === 0) return;
    const next = this.#index + Math.sign(this.#goal - this.#index);
    this.#layDown();
    this.#arrive(next);
  }

  #stopTurning(): void {
    this.#layDown();
    this.#setPlaying(false);
  }

  #setPlaying(isPlaying: boolean): void {
    if (this.#playing === isPlaying) return;
    this.#playing = isPlaying;
    this.#events.playing?.(isPlaying);
  }

  #layDown(): void {
    if (this.#frame === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#events.turn(undefined);
  }
}
