// The cube and the moves of <cubewright-cube>: what is set, and how it is played.

import { property } from "lit/decorators.js";

import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { applyMoves, type Move } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { CubeSettings } from "./cube-settings";
import { tell } from "./events";
import { Player, type Turn } from "../play/player";
import type { PlayerWish } from "../play/player-controls";
import { readStickers } from "../paint/read-stickers";
import { readNumber } from "./setting";

const DEFAULT_TEMPO = 1.5;
// Slower is standing still, faster is not to be seen.
const TEMPO_LIMITS = { slowest: 0.1, fastest: 20 } as const;

/** Who extends this says what else comes of another cube. */
export abstract class PlayableCube extends CubeSettings {
  protected readonly player = new Player(this, SOLVED_FACELETS, {
    turn: (turn) => this.showTurn(turn),
    step: (index) => tell(this, "cubewright-step", { index }),
  });
  #given: { facelets: string; moves: readonly Move[] } = { facelets: SOLVED_FACELETS, moves: [] };
  #setup = "";

  /**
   * The cube on the screen, 54 letters. Accepts any form that `parseFacelets` reads; a text that
   * cannot be read leaves the cube as it is and gives a "cubewright-error". A cube that can be read
   * but not exist is shown, with what is wrong. As an attribute it stands above `setup`.
   */
  @property({ noAccessor: true })
  get facelets(): string {
    return this.player.facelets;
  }

  set facelets(text: string | null) {
    this.#take(() => {
      this.#start(text === null ? SOLVED_FACELETS : readStickers(text));
      this.#setup = "";
      this.consider();
    });
  }

  /** Moves done to the solved cube, in any notation that `parseMoves` reads; "" for none. */
  @property({ noAccessor: true })
  get setup(): string {
    return this.#setup;
  }

  set setup(text: string | null) {
    this.#take(() => {
      this.#start(applyMoves(SOLVED_FACELETS, parseMoves(text ?? "").moves));
      this.#setup = text ?? "";
    });
  }

  /**
   * The moves in the player, such as "R U2 F'"; "" for none. Those that are set are played from the
   * beginning of the cube that is set or was painted, in any notation that `parseMoves` reads; in a
   * view, and from the beginning, they stay when another cube is set.
   */
  @property({ noAccessor: true })
  get alg(): string {
    return this.player.moves.join(" ");
  }

  set alg(text: string | null) {
    this.#take(() => {
      const { moves } = parseMoves(text ?? "");
      this.#given = { facelets: this.player.start, moves };
      this.beginAnew();
      this.player.load(this.#given.facelets, moves);
    });
  }

  /** How many of the moves in the player are done. */
  get index(): number {
    return this.player.index;
  }

  /** Whether the moves in the player are being played. */
  get playing(): boolean {
    return this.player.playing;
  }

  /** Moves a second at which the moves are played: 0.1 to 20. */
  @property({ noAccessor: true })
  get tempo(): number {
    return this.player.tempo;
  }

  set tempo(given: number | string | null) {
    try {
      this.player.tempo = given === null ? DEFAULT_TEMPO : readTempo(given);
      this.requestUpdate();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Shows the solved cube; in a view the cube and the moves that were set. */
  reset(): void {
    const { facelets, moves } = this.#given;
    if (this.mode === "view") this.show(facelets, moves);
    else this.show(SOLVED_FACELETS);
  }

  /** Plays the moves to their end, from the beginning if it is there already. */
  play(): void {
    this.player.play();
  }

  /** Completes a turn under way, and stays there. */
  pause(): void {
    this.player.pause();
  }

  /** Makes the next `count` moves, or takes back as many when negative. */
  step(count = 1): void {
    this.player.step(count);
  }

  /** Goes at once to where `index` moves are done. */
  seek(index: number): void {
    this.player.seek(index);
  }

  /**
   * Where both are there the stickers count, in whichever order they come.
   * @internal
   */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    if (name === "setup" && this.hasAttribute("facelets")) return;
    super.attributeChangedCallback(name, before, value);
    const setup = this.getAttribute("setup");
    if (name === "facelets" && value === null && setup !== null) this.setup = setup;
  }

  /** Ends what is being worked out for the cube that goes. */
  protected abstract beginAnew(): void;

  /** Another cube was set, of which nobody knows whether it can exist. */
  protected abstract consider(): void;

  /** Tells of a text that cannot be read. */
  protected abstract complain(error: unknown): void;

  /** Shows a turn in part; `undefined` shows the cube at rest. */
  protected abstract showTurn(turn: Turn | undefined): void;

  /** Does what the person asks of the player. */
  protected grant(wish: PlayerWish): void {
    switch (wish.kind) {
      case "play":
        this.play();
        break;
      case "pause":
        this.pause();
        break;
      case "step":
        this.step(wish.count);
        break;
      case "seek":
        this.seek(wish.index);
        break;
      case "tempo":
        this.tempo = wish.tempo;
        tell(this, "cubewright-tempo", { tempo: this.tempo });
    }
  }

  /** Puts another cube on the screen, and tells of it. */
  protected show(facelets: string, moves: readonly Move[] = []): void {
    this.beginAnew();
    this.player.load(facelets, moves);
    // What is there from the beginning is no change.
    if (this.hasUpdated) tell(this, "cubewright-change", { facelets });
  }

  #start(facelets: string): void {
    const keepsMoves = this.mode === "view" || !this.hasUpdated;
    this.#given = { facelets, moves: keepsMoves ? this.#given.moves : [] };
    this.show(facelets, this.#given.moves);
  }

  // What cannot be read leaves everything as it is.
  #take(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.complain(error);
    }
  }
}

function readTempo(given: unknown): number {
  const tempo = readNumber(given);
  const { slowest, fastest } = TEMPO_LIMITS;
  if (tempo >= slowest && tempo <= fastest) return tempo;
  throw new SolverError(
    "option",
    `tempo is a number of moves a second, ${slowest} to ${fastest}, not ${String(given)}.`,
  );
}
