// What there is to see in a step of the last layer, in words: before its turns, with how the cube is held, and after.

import type { LastLayerLook } from "../lesson/last-layer";
import { isSwap, type Journey, type UpperPlace } from "../lesson/upper-layer";
import type { Puzzle } from "../../core/puzzles";
import { colorInWords } from "../../widget/words/piece-words";
import { pieceInWords, type Speech } from "./sentences";

export interface LookInWords {
  /** The pieces, if the step itself does not name them. */
  about?: string[];
  /** What to look for, and where it is when the sequence begins. */
  before: string[];
  /** What is true then. */
  after: string;
}

export function lookInWords(speech: Speech, look: LastLayerLook, puzzle: Puzzle): LookInWords {
  const { words, colorNames } = speech;
  const colour = colorInWords(look.upperColor, colorNames);
  const spots = (places: readonly UpperPlace[]) =>
    words.list(places.map((place) => words.say(`spot-${place}`)));
  const name = (piece: string) => pieceInWords(speech, piece);
  const named = (pieces: readonly string[]) => words.list(pieces.map(name));
  const hereThen = (places: readonly UpperPlace[]) =>
    places.length === 0 || places.length === 4
      ? words.say("any-side")
      : words.say("here-then", { places: spots(places) });
  switch (look.kind) {
    case "edges-up":
      return {
        before: [words.say("see-edges-up", { shape: look.before, colour }), hereThen(look.places)],
        after: words.say("then-edges-up", { shape: look.after, colour }),
      };
    case "edges-matching":
      return {
        before: [
          words.say("see-edges-matching", { shape: look.before, pieces: named(look.pieces) }),
          hereThen(look.places),
          words.say("two-edges-stay", { pieces: named(look.staying) }),
        ],
        after: words.say("then-edges-matching", { shape: look.after }),
      };
    case "corners-placed":
      return puzzle === "2x2x2"
        ? {
            before: [
              words.say("pocket-see-corners-placed", { pieces: named(look.pieces) }),
              hereThen(look.places),
              words.say("pocket-two-corners-stay", { pieces: named(look.staying) }),
            ],
            after: words.say("pocket-then-corners-placed", { count: look.after }),
          }
        : {
            before: [
              words.say("see-corners-placed", { count: look.before, pieces: named(look.pieces) }),
              look.before === 0
                ? words.say("any-side")
                : words.say("one-corner-stays", {
                    piece: named(look.staying),
                    place: spots(look.stayingPlaces),
                  }),
            ],
            after: words.say("then-corners-placed", { count: look.after }),
          };
    case "corners-turned": {
      const piece = name(look.piece);
      return {
        before: [
          words.say("see-corners-turned", { count: look.before, colour, piece }),
          words.say("bring-corner"),
        ],
        after: words.say("then-corners-turned", { count: look.after, colour, piece }),
      };
    }
    case "stickers-up":
      return {
        before: [
          words.say(puzzle === "2x2x2" ? "pocket-see-stickers-up" : "see-stickers-up", {
            count: look.places.length,
            colour,
            places: spots(look.places),
          }),
        ],
        after: words.say("then-stickers-up", { colour }),
      };
    case "permuted":
      return {
        about: look.pieces.map(name),
        before: [
          ...changes(speech, "corners-change", look.corners),
          ...changes(speech, "edges-change", look.edges),
          ...changes(speech, "lower-corners-change", look.lower),
        ],
        after: words.say("then-permuted", { what: look.after }),
      };
  }
}

function changes(
  { words }: Speech,
  message: "corners-change" | "edges-change" | "lower-corners-change",
  journeys: readonly Journey[],
): string[] {
  const spot = (place: UpperPlace) => words.say(`spot-${place}`);
  const ways = journeys.flatMap(({ from, to }) => {
    // Two that change places are named once.
    if (!isSwap(journeys, { from, to })) return `${spot(from)} → ${spot(to)}`;
    return from < to ? `${spot(from)} ↔ ${spot(to)}` : [];
  });
  return ways.length === 0 ? [] : [words.say(message, { ways: words.list(ways) })];
}
