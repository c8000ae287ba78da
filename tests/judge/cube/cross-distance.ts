// How many face turns a cross is away: the distances of all 190,080 placements of its four edges,
// found by searching outwards from the solved one, turn by turn.

import { centerOf, EDGES, isSameName, LOWER_EDGES, pieceAt } from "./held";
import { readMove } from "./notation";
import { centerBeside, FACES, PLACES, type Stickers } from "./sticker-cube";

/** The 24 places of edge stickers, in the order in which they are numbered here. */
const EDGE_PLACES = EDGES.flat();
/** Where each of the 18 turns takes each of them. */
const MOVED = FACES.flatMap((face) =>
  ["", "2", "'"].map((suffix) => {
    const { turn } = readMove(face + suffix);
    return EDGE_PLACES.map((place) =>
      EDGE_PLACES.indexOf(PLACES.findIndex((_place, index) => turn[index] === place)),
    );
  }),
);

const facesDown = (place: number) => PLACES[place]!.facing[1] === -1;

/** Each edge's two places, the one below first. */
const HOMES = LOWER_EDGES.map((places) => ({
  below: places.find(facesDown)!,
  beside: places.find((place) => !facesDown(place))!,
}));

/** The places, as counted here, of the stickers of the cross's colour: four digits of base 24. */
function numberOf(places: readonly number[]): number {
  return places.reduce((number, place) => 24 * number + place, 0);
}

function placesOf(number: number): number[] {
  return [13_824, 576, 24, 1].map((weight) => Math.floor(number / weight) % 24);
}

let distances: Int8Array | undefined;

function allDistances(): Int8Array {
  if (distances !== undefined) return distances;
  distances = new Int8Array(24 ** 4).fill(-1);
  let reached = [numberOf(HOMES.map(({ below }) => EDGE_PLACES.indexOf(below)))];
  for (let distance = 0; reached.length > 0; ++distance) {
    const farther: number[] = [];
    for (const number of reached) {
      if (distances[number] !== -1) continue;
      distances[number] = distance;
      const places = placesOf(number);
      for (const moved of MOVED) farther.push(numberOf(places.map((place) => moved[place]!)));
    }
    reached = farther;
  }
  return distances;
}

/** The number of crosses at each distance. */
export function crossCounts(): number[] {
  const counts: number[] = [];
  for (const distance of allDistances()) {
    if (distance >= 0) counts[distance] = (counts[distance] ?? 0) + 1;
  }
  return counts;
}

/** The fewest turns that make the cross of a cube that is held with its centre below. */
export function crossDistance(stickers: Stickers): number {
  const color = centerOf(stickers, "D");
  const places = HOMES.map(({ beside }) => {
    const edge = EDGES.find((each) =>
      isSameName(pieceAt(stickers, each), color + centerBeside(stickers, beside)),
    )!;
    return EDGE_PLACES.indexOf(edge.find((place) => stickers[place] === color)!);
  });
  return allDistances()[numberOf(places)]!;
}
