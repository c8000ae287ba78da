/** What a person asks of the player. */
export type PlayerWish =
  | { kind: "play" | "pause" }
  | { kind: "step"; count: number }
  | { kind: "seek"; index: number }
  | { kind: "tempo"; tempo: number }
  | { kind: "stepwise"; stepwise: boolean };

export class PlayerWishEvent extends Event {
  readonly wish: PlayerWish;

  constructor(wish: PlayerWish) {
    super("player-wish");
    this.wish = wish;
  }
}
