// A case in words, for those who do not see its picture, or not its colours.

import type { Face } from "../../core/faces";
import { colorInWords } from "../../widget/words/piece-words";
import { heldAt } from "../lesson/moment";
import { isSwap, type Journey, type UpperPlace } from "../lesson/upper-layer";
import { capitalized, facesInWords, pieceInWords, type Speech } from "../words/sentences";
import { facings, journeys, type PairPiece, pairOf, sideLook } from "./cases/case-shape";
import type { LibraryCase } from "./cases/cases";
import type { LibraryWords } from "./words/library-words";

/** What the library speaks with: its own words beside those of lessons. */
export interface LibrarySpeech extends Speech {
  libraryWords: LibraryWords;
}

const SIDES = ["F", "R", "B", "L"] as const;

/** What the picture of a case shows. */
export function caseInWords(speech: LibrarySpeech, { set, start }: LibraryCase): string {
  const held = heldAt(start);
  switch (set) {
    case "f2l": {
      const { corner, edge } = pairOf(held);
      return [corner, edge].map((piece) => pairPieceInWords(speech, piece)).join(" ");
    }
    case "oll":
      return facingsInWords(speech, facings(held));
    case "pll":
      return `${journeysInWords(speech, journeys(held))} ${sidesInWords(speech, held)}`;
  }
}

function pairPieceInWords(
  speech: LibrarySpeech,
  { colors, place, color, face }: PairPiece,
): string {
  return speech.libraryWords.say("piece-at", {
    piece: capitalized(pieceInWords(speech, colors)),
    faces: facesInWords(speech, place),
    colour: colorInWords(color, speech.colorNames),
    face: facesInWords(speech, face),
  });
}

function facingsInWords(
  { libraryWords }: LibrarySpeech,
  facing: ReadonlyMap<UpperPlace, Face>,
): string {
  const thatLookTo = (face: Face) => {
    const places = [...facing].filter(([, each]) => each === face).map(([place]) => place);
    return libraryWords.list(places.map((place) => libraryWords.say(`place-${place}`)));
  };
  const up = thatLookTo("U");
  return [
    up === ""
      ? libraryWords.say("looking-up-none")
      : libraryWords.say("looking-up", { places: up }),
    ...SIDES.flatMap((side) => {
      const places = thatLookTo(side);
      return places === "" ? [] : libraryWords.say(`looking-${side}`, { places });
    }),
  ].join(" ");
}

function journeysInWords({ libraryWords }: LibrarySpeech, all: readonly Journey[]): string {
  const name = (place: UpperPlace) => libraryWords.say(`place-${place}`);
  const told = (length: number) => {
    const some = all.filter(({ from }) => from.length === length);
    return libraryWords.list(
      some.flatMap(({ from, to }) => {
        // Two that change places are named once.
        if (!isSwap(some, { from, to })) return `${name(from)} → ${name(to)}`;
        return from < to ? `${name(from)} ↔ ${name(to)}` : [];
      }),
    );
  };
  const [corners, edges] = [told(3), told(2)];
  return [
    ...(corners === "" ? [] : [libraryWords.say("corners-go", { ways: corners })]),
    ...(edges === "" ? [] : [libraryWords.say("edges-go", { ways: edges })]),
  ].join(" ");
}

function sidesInWords({ libraryWords }: LibrarySpeech, held: string): string {
  const look = (side: (typeof SIDES)[number]) => libraryWords.say(`side-${sideLook(held, side)}`);
  const [front, right, back, left] = [look("F"), look("R"), look("B"), look("L")];
  return libraryWords.say("sides-show", { front, right, back, left });
}
