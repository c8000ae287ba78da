// The cube as meshes: 26 dark rounded cubies and 54 raised stickers on them. Cubies never change
// places; a turn rotates a layer, and ends with the stickers recoloured and the layer put back, so
// that no rounding error can pile up.

import {
  type BufferGeometry,
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import { FACES, isFace, type Face } from "../core/faces";
import type { Move } from "../core/moves";
import { NORMALS, STICKER_PLACES, type StickerPlace } from "./sticker-places";

/** CSS colours: one for each face's stickers, one for a sticker without colour, one for the body. */
export interface CubeColors {
  stickers: Readonly<Record<Face, string>>;
  blank: string;
  body: string;
}

const CUBIE_WIDTH = 0.985;
const STICKER_WIDTH = 0.86;
const STICKER_CORNER_RADIUS = 0.13;
// Heights above the cubie's middle; marks and the highlight float just above the sticker.
const STICKER_BASE = CUBIE_WIDTH / 2 - 0.012;
const MARK_HEIGHT = STICKER_BASE + 0.045;

const INK = "#14130f";
const CHALK = "#ffffff";

function roundedSquare(width: number, radius: number): Shape {
  const half = width / 2;
  const straight = half - radius;
  const shape = new Shape();
  shape.moveTo(-straight, -half);
  shape.lineTo(straight, -half).absarc(straight, -straight, radius, -Math.PI / 2, 0);
  shape.lineTo(half, straight).absarc(straight, straight, radius, 0, Math.PI / 2);
  shape.lineTo(-straight, half).absarc(-straight, straight, radius, Math.PI / 2, Math.PI);
  shape.lineTo(-half, -straight).absarc(-straight, -straight, radius, Math.PI, 1.5 * Math.PI);
  return shape;
}

function frame(outerWidth: number, innerWidth: number): ShapeGeometry {
  const shape = roundedSquare(outerWidth, STICKER_CORNER_RADIUS);
  shape.holes.push(roundedSquare(innerWidth, STICKER_CORNER_RADIUS * 0.8));
  return new ShapeGeometry(shape, 6);
}

// Puts something that lies in its own x-y plane onto a sticker's cubie.
function place(object: Mesh | Group, { normal, right, up }: StickerPlace, height: number): void {
  object.matrixAutoUpdate = false;
  object.matrix
    .copy(
      new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...normal)),
    )
    .setPosition(new Vector3(...normal).multiplyScalar(height));
  object.matrixWorldNeedsUpdate = true;
}

export class Cubies extends Group {
  readonly #layer = new Group();
  readonly #cubieGroups: Group[] = [];
  readonly #stickerCubies: Group[] = [];
  readonly #stickers: Mesh<BufferGeometry, MeshStandardMaterial>[] = [];
  readonly #highlight = new Group();
  readonly #marks = new Map<number, Group>();

  readonly #bodyMaterial = new MeshStandardMaterial({ roughness: 0.5 });
  readonly #blankMaterial = new MeshStandardMaterial({ roughness: 0.6 });
  readonly #stickerMaterials: Readonly<Record<Face, MeshStandardMaterial>>;
  readonly #inkMaterial = new MeshBasicMaterial({ color: INK });
  readonly #chalkMaterial = new MeshBasicMaterial({ color: CHALK });

  readonly #cubieGeometry = new RoundedBoxGeometry(CUBIE_WIDTH, CUBIE_WIDTH, CUBIE_WIDTH, 3, 0.1);
  readonly #stickerGeometry = new ExtrudeGeometry(
    roundedSquare(STICKER_WIDTH - 0.04, STICKER_CORNER_RADIUS),
    { depth: 0.016, bevelSize: 0.02, bevelThickness: 0.018, bevelSegments: 3, curveSegments: 6 },
  );
  readonly #highlightGeometries = [
    frame(STICKER_WIDTH + 0.02, STICKER_WIDTH - 0.14),
    frame(STICKER_WIDTH - 0.03, STICKER_WIDTH - 0.1),
  ] as const;
  readonly #markGeometries = [
    new CircleGeometry(0.25, 32),
    new PlaneGeometry(0.07, 0.2).translate(0, 0.055, 0),
    new CircleGeometry(0.045, 16).translate(0, -0.12, 0),
  ] as const;

  constructor(colors: CubeColors) {
    super();
    this.#stickerMaterials = Object.fromEntries(
      FACES.map((face) => [face, new MeshStandardMaterial({ roughness: 0.36 })]),
    ) as Record<Face, MeshStandardMaterial>;
    this.setColors(colors);
    this.add(this.#layer);
    this.#addCubies();
    this.#addStickers();
    const [dark, light] = this.#highlightGeometries;
    const lightFrame = new Mesh(light, this.#chalkMaterial);
    lightFrame.position.z = 0.004;
    this.#highlight.add(new Mesh(dark, this.#inkMaterial), lightFrame);
    // Out of sight but in the scene, so that its shader is prepared with the others.
    this.#highlight.visible = false;
    this.add(this.#highlight);
  }

  setColors(colors: CubeColors): void {
    this.#bodyMaterial.color.set(colors.body);
    this.#blankMaterial.color.set(colors.blank);
    for (const face of FACES) this.#stickerMaterials[face].color.set(colors.stickers[face]);
  }

  /** 54 characters; one that names no face leaves its sticker blank. */
  setFacelets(facelets: string): void {
    this.#stickers.forEach((sticker, index) => {
      const letter = facelets.charAt(index);
      sticker.material = isFace(letter) ? this.#stickerMaterials[letter] : this.#blankMaterial;
    });
  }

  /** Shows `move` done in part, 0 to 1; `undefined` puts the layer back. */
  setTurn(move: Move | undefined, part = 0): void {
    for (const cubie of [...this.#layer.children]) this.add(cubie);
    this.#layer.quaternion.identity();
    if (!move) return;
    const normal = new Vector3(...NORMALS[move.charAt(0) as Face]);
    for (const cubie of this.#cubieGroups) {
      if (cubie.position.dot(normal) > 0.5) this.#layer.add(cubie);
    }
    const quarterTurns = move.endsWith("2") ? 2 : move.endsWith("'") ? -1 : 1;
    this.#layer.quaternion.setFromAxisAngle(normal, (-quarterTurns * part * Math.PI) / 2);
  }

  /** Frames the sticker at `index`; -1 frames none. */
  setHighlight(index: number): void {
    const sticker = STICKER_PLACES[index];
    this.#highlight.visible = sticker !== undefined;
    if (!sticker) return;
    place(this.#highlight, sticker, MARK_HEIGHT);
    this.#stickerCubies[index]!.add(this.#highlight);
  }

  /** Puts an exclamation mark on these stickers, and on no others. */
  setMarks(indexes: readonly number[]): void {
    for (const [index, mark] of this.#marks) {
      if (indexes.includes(index)) continue;
      mark.removeFromParent();
      this.#marks.delete(index);
    }
    for (const index of indexes) {
      const sticker = STICKER_PLACES[index];
      if (!sticker || this.#marks.has(index)) continue;
      const mark = this.#createMark();
      place(mark, sticker, MARK_HEIGHT);
      this.#stickerCubies[index]!.add(mark);
      this.#marks.set(index, mark);
    }
  }

  override dispose(): void {
    super.dispose();
    for (const resource of [
      this.#cubieGeometry,
      this.#stickerGeometry,
      ...this.#highlightGeometries,
      ...this.#markGeometries,
      this.#bodyMaterial,
      this.#blankMaterial,
      ...Object.values(this.#stickerMaterials),
      this.#inkMaterial,
      this.#chalkMaterial,
    ]) {
      resource.dispose();
    }
  }

  #addCubies(): void {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) {
        for (const z of [-1, 0, 1]) {
          if (x === 0 && y === 0 && z === 0) continue;
          const cubie = new Group();
          cubie.position.set(x, y, z);
          cubie.add(new Mesh(this.#cubieGeometry, this.#bodyMaterial));
          this.#cubieGroups.push(cubie);
          this.add(cubie);
        }
      }
    }
  }

  #addStickers(): void {
    for (const sticker of STICKER_PLACES) {
      const cubie = this.#cubieGroups.find((group) =>
        group.position.equals(new Vector3(...sticker.cubie)),
      )!;
      const mesh = new Mesh<BufferGeometry, MeshStandardMaterial>(
        this.#stickerGeometry,
        this.#blankMaterial,
      );
      place(mesh, sticker, STICKER_BASE);
      cubie.add(mesh);
      this.#stickers.push(mesh);
      this.#stickerCubies.push(cubie);
    }
  }

  #createMark(): Group {
    const [disc, bar, dot] = this.#markGeometries;
    const stroke = new Group();
    stroke.position.z = 0.004;
    stroke.add(new Mesh(bar, this.#chalkMaterial), new Mesh(dot, this.#chalkMaterial));
    return new Group().add(new Mesh(disc, this.#inkMaterial), stroke);
  }
}
