// A cube as 54 stickers in space, for searching sequences. A turn lists the places to which it takes the stickers.
// Places are numbered; the place of one of its stickers tells where a piece is and how it is oriented.

/** x points right, y up, z to the front. @typedef {readonly [number, number, number]} Vector */

/** @type {Record<string, Vector>} */
const NORMALS = {
  U: [0, 1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

// What each letter turns, clockwise seen from its face: the layers at these distances from the middle towards the face.
/** @type {Record<string, { face: string, layers: readonly number[] }>} */
const TURNED = {
  ...Object.fromEntries(Object.keys(NORMALS).map((face) => [face, { face, layers: [1] }])),
  ...Object.fromEntries(
    Object.keys(NORMALS).map((face) => [face.toLowerCase(), { face, layers: [0, 1] }]),
  ),
  M: { face: "L", layers: [0] },
  x: { face: "R", layers: [-1, 0, 1] },
  y: { face: "U", layers: [-1, 0, 1] },
  z: { face: "F", layers: [-1, 0, 1] },
};

/** @param {Vector} a @param {Vector} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} normal @param {Vector} at @returns {Vector} a quarter turn clockwise, seen from this side */
function turned(normal, at) {
  const along = dot(normal, at);
  const [nx, ny, nz] = normal;
  const [x, y, z] = at;
  // at × normal, plus the part along the axis.
  return [y * nz - z * ny + along * nx, z * nx - x * nz + along * ny, x * ny - y * nx + along * nz];
}

/** @param {string} name of a piece, its faces in any order @returns {Vector} */
function cubieAt(name) {
  /** @type {Vector} */
  let at = [0, 0, 0];
  for (const face of name) {
    const [x, y, z] = NORMALS[face] ?? at;
    at = [at[0] + x, at[1] + y, at[2] + z];
  }
  return at;
}

const CORNERS = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"];
const EDGES = ["UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"];
const CENTERS = Object.keys(NORMALS);

/** Names of all places: the sticker's face, then the other faces of its piece, such as "RF" for FR's right sticker. */
const PLACES = [...CORNERS, ...EDGES, ...CENTERS].flatMap((piece) =>
  Array.from(piece, (face) => face + piece.replace(face, "")),
);

/** @param {Vector} cubie @param {Vector} normal */
const keyOf = (cubie, normal) => [...cubie, ...normal].join();

const PLACE_BY_KEY = new Map(
  PLACES.map((name, place) => [keyOf(cubieAt(name), NORMALS[name.charAt(0)] ?? [0, 0, 0]), place]),
);

/** @param {string} letter @returns {Uint8Array} where a quarter turn takes the sticker of each place */
function quarter(letter) {
  const { face, layers } = TURNED[letter] ?? { face: "U", layers: [] };
  const normal = NORMALS[face] ?? [0, 0, 0];
  return Uint8Array.from(PLACES, (name, place) => {
    const cubie = cubieAt(name);
    if (!layers.includes(dot(normal, cubie))) return place;
    const looking = turned(normal, NORMALS[name.charAt(0)] ?? [0, 0, 0]);
    return PLACE_BY_KEY.get(keyOf(turned(normal, cubie), looking)) ?? place;
  });
}

/** @type {ReadonlyMap<string, Uint8Array>} where each turn, such as "R", "r2", "M'", takes the sticker of each place */
export const TURNS = new Map(
  Object.keys(TURNED).flatMap((letter) => {
    const once = quarter(letter);
    const twice = once.map((place) => once[place] ?? place);
    const thrice = twice.map((place) => once[place] ?? place);
    return [
      [letter, once],
      [`${letter}2`, twice],
      [`${letter}'`, thrice],
    ];
  }),
);

/** @param {string} move @returns {string} the move that undoes it */
export function inverse(move) {
  if (move.endsWith("2")) return move;
  return move.endsWith("'") ? move.slice(0, -1) : `${move}'`;
}

/**
 * @param {string} name a sticker such as "RF"
 * @returns {number} its place on a solved cube; a corner's other two faces may be in either order
 */
export function placeNamed(name) {
  const sorted = Array.from(name.slice(1)).sort().join("");
  return PLACES.findIndex(
    (each) =>
      each.startsWith(name.charAt(0)) && Array.from(each.slice(1)).sort().join("") === sorted,
  );
}

/**
 * @param {readonly number[]} stickers by their places
 * @param {readonly string[]} moves
 * @returns {number[]} where these are after the moves
 */
export function placesAfter(stickers, moves) {
  return stickers.map((start) =>
    moves.reduce((place, move) => TURNS.get(move)?.[place] ?? place, start),
  );
}
