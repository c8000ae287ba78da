// The cube as 54 stickers in space, and nothing else: where each is, and which way it faces. A turn
// takes those of some layers round an axis. Pieces are stickers at the same point.

/** Along x to the right, y up, z to the front, each -1, 0 or 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** A place for a sticker: the small cube that it is on, and the side of it. */
export interface StickerPlace {
  at: Vector;
  facing: Vector;
}

/** A letter for each place, in the order of PLACES: the colour of the sticker that is there. */
export type Stickers = readonly string[];

/** For each place, the place that its sticker comes from. */
export type Turn = readonly number[];

export const FACES = ["U", "R", "F", "D", "L", "B"] as const;
export type Face = (typeof FACES)[number];

export const OUTWARD: Record<Face, Vector> = {
  U: [0, 1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

/** The directions of a face's rows and columns of letters, as seen in the net. */
const READING: Record<Face, { right: Vector; down: Vector }> = {
  U: { right: [1, 0, 0], down: [0, 0, 1] },
  R: { right: [0, 0, -1], down: [0, -1, 0] },
  F: { right: [1, 0, 0], down: [0, -1, 0] },
  D: { right: [1, 0, 0], down: [0, 0, -1] },
  L: { right: [0, 0, 1], down: [0, -1, 0] },
  B: { right: [-1, 0, 0], down: [0, -1, 0] },
};

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function sum(...vectors: Vector[]): Vector {
  const along = (axis: 0 | 1 | 2) => vectors.reduce((total, vector) => total + vector[axis], 0);
  return [along(0), along(1), along(2)];
}

function scaled(vector: Vector, factor: number): Vector {
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}

/** A quarter turn, clockwise as seen with `axis` pointing at the viewer. */
function turnedClockwise(vector: Vector, axis: Vector): Vector {
  const along = scaled(axis, dot(vector, axis));
  const across: Vector = [
    vector[1] * axis[2] - vector[2] * axis[1],
    vector[2] * axis[0] - vector[0] * axis[2],
    vector[0] * axis[1] - vector[1] * axis[0],
  ];
  return sum(along, across);
}

/** All 54, face by face in the order U R F D L B, each row by row. */
export const PLACES: readonly StickerPlace[] = FACES.flatMap((face) => {
  const { right, down } = READING[face];
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({
      at: sum(OUTWARD[face], scaled(down, row), scaled(right, column)),
      facing: OUTWARD[face],
    })),
  );
});

function same(a: Vector, b: Vector): boolean {
  return a.every((coordinate, axis) => coordinate === b[axis]);
}

export function placeIndex(at: Vector, facing: Vector): number {
  return PLACES.findIndex((place) => same(place.at, at) && same(place.facing, facing));
}

export const CENTERS: readonly number[] = FACES.map((face) =>
  placeIndex(OUTWARD[face], OUTWARD[face]),
);

/** The places at each of the 20 points that are corners (three stickers) or edges (two). */
export const PIECE_PLACES: readonly (readonly number[])[] = piecePlaces();

function piecePlaces(): number[][] {
  const points = new Map<string, number[]>();
  for (const [index, { at }] of PLACES.entries()) {
    const point = at.join();
    points.set(point, [...(points.get(point) ?? []), index]);
  }
  return [...points.values()].filter((places) => places.length > 1);
}

/**
 * @param axis points at a viewer who sees the turn as clockwise
 * @param layers the turning layers, by position along the axis: 1 the nearest, -1 the farthest
 */
export function turnOf(axis: Vector, layers: readonly number[], quarterTurns: number): Turn {
  const from = PLACES.map((_place, index) => index);
  for (const [index, { at, facing }] of PLACES.entries()) {
    if (!layers.includes(dot(at, axis))) continue;
    let place = { at, facing };
    for (let turn = 0; turn < quarterTurns; ++turn) {
      place = {
        at: turnedClockwise(place.at, axis),
        facing: turnedClockwise(place.facing, axis),
      };
    }
    from[placeIndex(place.at, place.facing)] = index;
  }
  return from;
}

export function turned(stickers: Stickers, turn: Turn): Stickers {
  return turn.map((from) => stickers[from]!);
}

/** The letter of the centre's colour on the side that a place faces. */
export function centerBeside(stickers: Stickers, place: number): string {
  return stickers[CENTERS[Math.floor(place / 9)]!]!;
}

export function isInPlace(stickers: Stickers, place: number): boolean {
  return stickers[place] === centerBeside(stickers, place);
}

export const SOLVED: Stickers = FACES.flatMap((face) => Array<string>(9).fill(face));

export function isSolved(stickers: Stickers): boolean {
  return PLACES.every((_place, index) => isInPlace(stickers, index));
}
