// The cube as a person holds it after turns of the whole cube. Stickers and faces are named everywhere as
// the cube was held at the start, but a person sees and turns it as it is held now, in one of the 24
// orientations of orientation.ts.

import { FACES, type Face } from "./faces";
import { faceOf, quarterTurnsOf, type Move, type WrittenMove } from "./moves";
import { FRAMES, rotateFrame, turnWhole, USUAL_FRAME, type Axis } from "./orientation";
import { stepsOf } from "./written-moves";

// A character for each sticker.
const STICKERS = String.fromCharCode(...Array(54).keys());

const ROTATIONS: readonly WrittenMove[] = ["x", "x2", "x'", "y", "y2", "y'", "z", "z2", "z'"];

/** The 54 stickers as they are held. */
export function faceletsHeld(facelets: string, orientation: number): string {
  return orientation === 0 ? facelets : turnWhole(facelets, USUAL_FRAME, FRAMES[orientation]!);
}

/** For each of the 54 places of the cube as it is held: the sticker (0..53) that is there. */
export function stickersHeld(orientation: number): number[] {
  return Array.from(faceletsHeld(STICKERS, orientation), (sticker) => sticker.charCodeAt(0));
}

/** Where `face`, named as at the start, is now. */
export function faceHeld(face: Face, orientation: number): Face {
  return FACES[FRAMES[orientation]!.indexOf(face)]!;
}

/** What a turn that is named as at the start is called now. */
export function moveHeld(move: Move, orientation: number): Move {
  return `${faceHeld(faceOf(move), orientation)}${move.slice(1)}` as Move;
}

/** What a turn that is named as the cube is held now was called at the start. */
export function moveAtStart(move: Move, orientation: number): Move {
  return `${FRAMES[orientation]![FACES.indexOf(faceOf(move))]!}${move.slice(1)}` as Move;
}

/** The rotation about one axis that leads from one orientation to another, if there is one. */
export function rotationBetween(before: number, after: number): WrittenMove | undefined {
  return ROTATIONS.find((move) => {
    const axis = move.charAt(0) as Axis;
    return rotateFrame(FRAMES[before]!, axis, quarterTurnsOf(move)) === FRAMES[after];
  });
}

/** At most two turns of the whole cube that lead from the usual way to hold it to this orientation. */
export function rotationsTo(orientation: number): WrittenMove[] {
  if (orientation === 0) return [];
  const direct = rotationBetween(0, orientation);
  if (direct) return [direct];
  const after = (move: WrittenMove) => stepsOf([move])[0]!.orientation;
  const first = ROTATIONS.find((move) => rotationBetween(after(move), orientation))!;
  return [first, rotationBetween(after(first), orientation)!];
}
