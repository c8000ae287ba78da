// The signs on all stickers, those of one colour drawn in one call.

import { BufferGeometry, Color, Group, type Matrix4 } from "three";

import { FACES, type Face } from "../../core/faces";
import type { CubieWidth } from "./cubie-size";
import { OnStickers } from "./on-stickers";
import { CHALK, INK, SIGN_HEIGHT, type Shapes } from "./shapes";
import type { LayerTurn } from "./layer-turn";
import type { SignKind } from "../signs/sticker-signs";

// On lighter colours dark signs have more contrast, on darker ones light signs (relative luminance,
// WCAG).
const MIDDLE_LUMINANCE = 0.179;

const ink = new Color(INK);
const chalk = new Color(CHALK);

export class Signs extends Group {
  readonly #meshes: Readonly<Record<Face, OnStickers>>;
  readonly #shapes: Shapes;
  #kind: SignKind = "none";

  constructor(shapes: Shapes) {
    super();
    this.#shapes = shapes;
    // The geometries are set with the kind of signs.
    const nothing = new BufferGeometry();
    this.#meshes = Object.fromEntries(
      FACES.map((face) => {
        const options = { staysUpright: true };
        return [face, new OnStickers(nothing, shapes.signMaterial, SIGN_HEIGHT, options)];
      }),
    ) as Record<Face, OnStickers>;
    this.add(...Object.values(this.#meshes));
    this.visible = false;
  }

  setKind(kind: SignKind): void {
    this.#kind = kind;
    this.visible = kind !== "none";
    if (kind === "none") return;
    const geometries = this.#shapes.signs(kind);
    for (const face of FACES) this.#meshes[face].geometry = geometries[face];
  }

  setCubieWidth(width: CubieWidth): void {
    for (const face of FACES) this.#meshes[face].setCubieWidth(width);
  }

  /** Puts each face's sign on the stickers of its colour. */
  setFacelets(facelets: string, colors: Readonly<Record<Face, Color>>): void {
    for (const face of FACES) {
      const { r, g, b } = colors[face];
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const mesh = this.#meshes[face];
      mesh.lieOn(
        Array.from(facelets, (letter, index) => (letter === face ? index : -1)).filter(
          (index) => index >= 0,
        ),
      );
      for (let instance = 0; instance < mesh.count; ++instance) {
        mesh.setColorAt(instance, luminance > MIDDLE_LUMINANCE ? ink : chalk);
      }
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  turn(turn: LayerTurn | undefined, rotation: Matrix4): void {
    if (this.#kind === "none") return;
    for (const face of FACES) this.#meshes[face].turn(turn, rotation);
  }

  override dispose(): void {
    super.dispose();
    for (const face of FACES) this.#meshes[face].dispose();
  }
}
