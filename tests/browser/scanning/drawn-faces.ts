// Faces of a cube before a camera, drawn pixel by pixel: in a room, tilted, each turned another way.

import { FACES, type Face } from "../../../web/core/faces";

type Color = readonly [number, number, number];

export interface Size {
  width: number;
  height: number;
}

/** A picture: red, green and blue of each pixel, row by row from the upper left. */
export interface Drawn extends Size {
  pixels: Uint8Array;
}

/** How a face is held. */
export interface Pose {
  /** Its middle, as fractions of the picture's width and height. */
  middle: readonly [number, number];
  /** Half of its side, as a fraction of the picture's height. */
  size: number;
  /** How it is turned, clockwise. */
  degrees: number;
  /** How much narrower its lower edge is than its upper one; 0 for a face seen straight from the front. */
  tilt: number;
}

/** A face of a cube, and how it is held. */
export interface Shown {
  /** 54 letters, or the 24 of a 2x2x2. */
  facelets: string;
  face: Face;
  pose: Pose;
}

// The sticker colours of a usual cube, as a camera shows them in daylight.
const STICKERS: Readonly<Record<Face, Color>> = {
  U: [226, 228, 224],
  R: [178, 26, 40],
  F: [22, 140, 78],
  D: [230, 204, 44],
  L: [238, 112, 30],
  B: [24, 66, 158],
};
const BODY: Color = [24, 24, 27];
const HAND: Color = [206, 158, 130];
// The fraction of its place on the face that a sticker fills.
const STICKER_SHARE = 0.86;

/** A room: a wall in soft light, a table, and things of several colours. */
function colorOfRoom(x: number, y: number): Color {
  const light = 0.85 + 0.15 * Math.sin(3 * x + 2 * y);
  const shade = ([red, green, blue]: Color): Color => [red * light, green * light, blue * light];
  if (y > 0.84) return shade([128, 98, 70]);
  if (x < 0.13 && y > 0.3) return shade([70, 92, 116]);
  if (x > 0.88 && y > 0.5) return shade([150, 66, 60]);
  if (y < 0.12 && x > 0.3 && x < 0.6) return shade([206, 198, 150]);
  return shade([172, 170, 164]);
}

const rooms = new Map<string, Uint8Array>();

// Each size is drawn once.
function roomOf({ width, height }: Size): Uint8Array {
  const key = `${width} ${height}`;
  const room = rooms.get(key) ?? new Uint8Array(3 * width * height);
  if (rooms.has(key)) return room;
  for (let row = 0; row < height; ++row) {
    for (let column = 0; column < width; ++column) {
      const color = colorOfRoom((column + 0.5) / width, (row + 0.5) / height);
      room.set(color, 3 * (row * width + column));
    }
  }
  rooms.set(key, room);
  return room;
}

/** A picture of a face in a room, or of the room alone. */
export function drawFace(size: Size, shown?: Shown): Drawn {
  const { width, height } = size;
  const pixels = Uint8Array.from(roomOf(size));
  if (!shown) return { width, height, pixels };
  const { middle, size: half } = shown.pose;
  // With the hand, as far as it reaches.
  const reach = 2.3 * half * height;
  const [x, y] = [middle[0] * width, middle[1] * height];
  const lastRow = Math.min(height, y + reach);
  const lastColumn = Math.min(width, x + reach);
  for (let row = Math.max(0, Math.floor(y - reach)); row < lastRow; ++row) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < lastColumn; ++column) {
      const right = (column + 0.5 - x) / height;
      const color = colorOnFace(shown, right, (row + 0.5 - y) / height);
      if (color) pixels.set(color, 3 * (row * width + column));
    }
  }
  return { width, height, pixels };
}

/**
 * The colour of the face, or of the hand that holds it, at this distance from its middle, in units of the picture's
 * height; `undefined` outside them.
 */
function colorOnFace({ facelets, face, pose }: Shown, right: number, down: number) {
  const { size, degrees, tilt } = pose;
  const angle = (degrees * Math.PI) / 180;
  const across = (Math.cos(angle) * right + Math.sin(angle) * down) / size;
  const along = (Math.cos(angle) * down - Math.sin(angle) * right) / size;
  // Farther parts look smaller; u and v are -1 to 1 on the face.
  const nearness = 1 - tilt * along;
  const [u, v] = [across / nearness, along / nearness];
  if (Math.max(Math.abs(u), Math.abs(v)) > 1) {
    return Math.hypot(u / 0.55, (v - 1.5) / 0.62) < 1 ? HAND : undefined;
  }
  const inRow = Math.sqrt(facelets.length / FACES.length);
  const [columns, rows] = [(inRow * (u + 1)) / 2, (inRow * (v + 1)) / 2];
  const column = Math.min(inRow - 1, Math.floor(columns));
  const row = Math.min(inRow - 1, Math.floor(rows));
  const beside = Math.max(Math.abs(columns - 0.5 - column), Math.abs(rows - 0.5 - row));
  if (beside > STICKER_SHARE / 2) return BODY;
  const letter = facelets[inRow * (inRow * FACES.indexOf(face) + row) + column] as Face;
  const light = 1 - 0.1 * (u + v);
  const [red, green, blue] = STICKERS[letter];
  return [Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light)];
}

/** How the six faces are held one after the other: near and far, each turned another way. */
export const POSES: readonly Pose[] = [
  { middle: [0.5, 0.45], size: 0.3, degrees: 4, tilt: 0.05 },
  { middle: [0.46, 0.48], size: 0.26, degrees: 95, tilt: 0 },
  { middle: [0.54, 0.44], size: 0.31, degrees: -12, tilt: 0.08 },
  { middle: [0.5, 0.5], size: 0.24, degrees: 187, tilt: -0.06 },
  { middle: [0.48, 0.42], size: 0.28, degrees: 14, tilt: 0 },
  { middle: [0.52, 0.46], size: 0.33, degrees: -86, tilt: 0.04 },
];

/** The order in which the faces are shown. */
export const ORDER: readonly Face[] = ["F", "U", "L", "D", "B", "R"];

/** The same of a 2x2x2: all around, the same side up, then the top and the bottom with the fourth face in front before. */
export const POCKET_POSES: readonly Pose[] = [
  { middle: [0.5, 0.45], size: 0.3, degrees: 4, tilt: 0.05 },
  { middle: [0.46, 0.48], size: 0.26, degrees: -6, tilt: 0 },
  { middle: [0.54, 0.44], size: 0.31, degrees: 12, tilt: 0.08 },
  { middle: [0.5, 0.5], size: 0.24, degrees: -3, tilt: -0.06 },
  { middle: [0.48, 0.42], size: 0.28, degrees: -86, tilt: 0 },
  { middle: [0.52, 0.46], size: 0.33, degrees: 94, tilt: 0.04 },
];

/** The order in which its faces are shown. */
export const POCKET_ORDER: readonly Face[] = ["F", "R", "B", "L", "U", "D"];
