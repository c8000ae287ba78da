// Stickers on layers that turn: at the end of a turn each is where the next one's was.

import { BufferGeometry, Matrix4, MeshBasicMaterial, Vector3 } from "three";
import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { NORMALS, STICKER_PLACES } from "../../../../web/core/geometry";
import { faceletsHeld } from "../../../../web/core/held";
import { applyMoves, quarterTurnsOf, type WrittenMove } from "../../../../web/core/moves";
import { layersOf, stepsOf } from "../../../../web/core/written-moves";
import { OnStickers } from "../../../../web/scene/cube/on-stickers";

const ALL = STICKER_PLACES.map((_, index) => index);
const START = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L", "B'", "D"]);

// Each sticker's place in space, with the letter seen there.
function seen(mesh: OnStickers, facelets: string): string[] {
  const place = new Matrix4();
  return ALL.map((index) => {
    mesh.getMatrixAt(index, place);
    const out = new Vector3().setFromMatrixColumn(place, 2);
    const at = new Vector3().setFromMatrixPosition(place);
    const rounded = [...at.toArray(), ...out.toArray()].map((part) => Math.round(part * 10) + 0);
    return `${String(rounded)} ${facelets.charAt(index)}`;
  }).sort();
}

it("a sticker lies on the larger cubies of a 2x2x2, equally high above the cube", () => {
  const place = new Matrix4();
  const mesh = new OnStickers(new BufferGeometry(), new MeshBasicMaterial(), 0.5);
  for (const [width, middle] of [
    [1.5, 0.75],
    [1, 1],
  ] as const) {
    mesh.setCubieWidth(width);
    mesh.lieOn([8]);
    mesh.getMatrixAt(0, place);
    const at = new Vector3().setFromMatrixPosition(place).toArray();
    expect(at).toEqual([middle, 1.5, middle]);
    expect(new Vector3().setFromMatrixColumn(place, 0).length()).toBe(width);
    expect(new Vector3().setFromMatrixColumn(place, 2).length()).toBe(1);
  }
});

it.each<WrittenMove>(["U", "R2", "F'", "r", "Lw'", "2d2", "M", "E'", "S2", "x", "y2", "z'", "3Bw"])(
  "%s turns each sticker to its place in the next position",
  (move) => {
    const mesh = new OnStickers(new BufferGeometry(), new MeshBasicMaterial(), 0.5);
    mesh.lieOn(ALL);
    const layers = layersOf(move);
    const quarterTurns = quarterTurnsOf(move);
    const axis = new Vector3(...NORMALS[layers.face]);
    const rotation = new Matrix4().makeRotationAxis(axis, (-quarterTurns * Math.PI) / 2);
    mesh.turn({ ...layers, quarterTurns }, rotation);
    const turned = seen(mesh, START);
    mesh.turn(undefined, rotation);
    const { moves, orientation } = stepsOf([move])[0]!;
    expect(turned).toEqual(seen(mesh, faceletsHeld(applyMoves(START, moves), orientation)));
  },
);
