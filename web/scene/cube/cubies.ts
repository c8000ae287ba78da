// The cube as meshes: 26 dark rounded cubies and 54 raised stickers on them, or 8 larger ones and 24 of a 2x2x2, each
// kind drawn in one call. Cubies never change places. A turn rotates a layer; at its end the stickers are recoloured
// and the layer is put back, so that rounding errors do not add up.

import { Color, DynamicDrawUsage, Group, InstancedMesh, Matrix4, Vector3 } from "three";

import { FACES, isFace, type Face } from "../../core/faces";
import { isInLayer, NORMALS, STICKER_PLACES, type Vector } from "../../core/geometry";
import { isPocket } from "../../core/pocket-stickers";
import { setCssColor } from "./css-color";
import { drawnPlace, type CubieWidth } from "./cubie-size";
import { leaveOutHidden } from "./hidden-stickers";
import { OnStickers } from "./on-stickers";
import { BACK_HEIGHT, MARK_HEIGHT, STICKER_BASE, STICKER_HEIGHT, type Shapes } from "./shapes";
import { Signs } from "./signs";
import type { LayerTurn } from "./layer-turn";
import type { SignKind } from "../signs/sticker-signs";

/**
 * CSS colours: one for each face's stickers, one for a sticker without colour, one for the body.
 */
export interface CubeColors {
  stickers: Readonly<Record<Face, string>>;
  blank: string;
  body: string;
}

const ALL_STICKERS = STICKER_PLACES.map((_, index) => index);

const CORNER_STICKERS = ALL_STICKERS.filter((index) => !STICKER_PLACES[index]!.cubie.includes(0));

const CUBIE_PLACES: readonly Vector[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].flatMap((z): Vector[] => (x === 0 && y === 0 && z === 0 ? [] : [[x, y, z]])),
  ),
);

const CORNER_PLACES = CUBIE_PLACES.filter((cubie) => !cubie.includes(0));

const AXES = Object.fromEntries(
  FACES.map((face) => [face, new Vector3(...NORMALS[face])]),
) as Record<Face, Vector3>;

// Reused, so that a frame leaves no garbage.
const place = new Matrix4();

export class Cubies extends Group {
  readonly #shapes: Shapes;
  readonly #bodies: InstancedMesh;
  readonly #stickers: OnStickers;
  readonly #backs: OnStickers;
  readonly #signs: Signs;
  readonly #marks: OnStickers;
  readonly #highlights: OnStickers;
  readonly #dots: OnStickers;
  readonly #colors = {
    stickers: Object.fromEntries(FACES.map((face) => [face, new Color()])) as Record<Face, Color>,
    blank: new Color(),
    body: new Color(),
  };
  // All that turns with a layer.
  readonly #onStickers: readonly (OnStickers | Signs)[];
  #facelets = "";
  #width: CubieWidth = 1;
  #places = CUBIE_PLACES;
  #turn: LayerTurn | undefined;
  readonly #rotation = new Matrix4();

  constructor(shapes: Shapes, colors: CubeColors) {
    super();
    this.#shapes = shapes;
    this.#bodies = new InstancedMesh(shapes.cubie, shapes.bodyMaterial, CUBIE_PLACES.length);
    this.#bodies.instanceMatrix.setUsage(DynamicDrawUsage);
    this.#bodies.frustumCulled = false;
    this.#stickers = new OnStickers(shapes.sticker, shapes.stickerMaterial, STICKER_BASE);
    this.#backs = new OnStickers(shapes.back, shapes.backMaterial, BACK_HEIGHT);
    this.#signs = new Signs(shapes);
    this.#marks = new OnStickers(shapes.mark, shapes.markMaterial, MARK_HEIGHT);
    this.#highlights = new OnStickers(shapes.highlight, shapes.markMaterial, MARK_HEIGHT);
    this.#dots = new OnStickers(shapes.dot, shapes.markMaterial, MARK_HEIGHT);
    this.#onStickers = [
      this.#stickers,
      this.#backs,
      this.#signs,
      this.#marks,
      this.#highlights,
      this.#dots,
    ];
    // Drawn first, so that what stickers cover need not be lit.
    this.#stickers.renderOrder = -1;
    this.#stickers.lieOn(ALL_STICKERS);
    this.#backs.lieOn(ALL_STICKERS);
    this.#backs.visible = false;
    this.setColors(colors);
    this.setTurn(undefined);
    this.add(this.#bodies, ...this.#onStickers);
  }

  setColors(colors: CubeColors): void {
    for (const face of FACES) setCssColor(this.#colors.stickers[face], colors.stickers[face]);
    setCssColor(this.#colors.blank, colors.blank);
    setCssColor(this.#colors.body, colors.body);
    CUBIE_PLACES.forEach((_, index) => this.#bodies.setColorAt(index, this.#colors.body));
    this.#bodies.instanceColor!.needsUpdate = true;
    this.setFacelets(this.#facelets);
  }

  /** 54 characters; one that names no face leaves its sticker blank. */
  setFacelets(facelets: string): void {
    this.#facelets = facelets;
    const isOfPocket = isPocket(facelets);
    const width = isOfPocket ? 1.5 : 1;
    if (this.#width !== width) this.#setWidth(width);
    const { stickers, blank } = this.#colors;
    const indexes = isOfPocket ? CORNER_STICKERS : ALL_STICKERS;
    for (const mesh of [this.#stickers, this.#backs]) {
      indexes.forEach((index, instance) => {
        const letter = facelets.charAt(index);
        mesh.setColorAt(instance, isFace(letter) ? stickers[letter] : blank);
      });
      mesh.instanceColor!.needsUpdate = true;
    }
    this.#signs.setFacelets(facelets, stickers);
  }

  /** Shows these signs on the stickers. */
  setSigns(kind: SignKind): void {
    this.#signs.setKind(kind);
    this.#dots.geometry = kind === "none" ? this.#shapes.dot : this.#shapes.cornerDot;
  }

  /** Whether the stickers of hidden faces float behind the cube. */
  setBacks(visible: boolean): void {
    this.#backs.visible = visible;
  }

  /** Shows a layer turned in part; `undefined` puts it back. */
  setTurn(turn: LayerTurn | undefined): void {
    const rotation = this.#rotation.identity();
    this.#turn = turn;
    if (turn) rotation.makeRotationAxis(AXES[turn.face], (-turn.quarterTurns * Math.PI) / 2);
    const width = this.#width;
    for (let index = 0; index < this.#places.length; ++index) {
      const cubie = this.#places[index]!;
      place.makeScale(width, width, width).setPosition(...drawnPlace(cubie, width));
      if (turn && isInLayer(cubie, turn.face, turn.outer, turn.inner)) place.premultiply(rotation);
      this.#bodies.setMatrixAt(index, place);
    }
    this.#bodies.instanceMatrix.needsUpdate = true;
    for (const part of this.#onStickers) part.turn(turn, rotation);
  }

  // For the cubies of the other puzzle.
  #setWidth(width: CubieWidth): void {
    const { visible } = this.#backs;
    this.#width = width;
    this.#places = width === 1 ? CUBIE_PLACES : CORNER_PLACES;
    this.#bodies.count = this.#places.length;
    for (const part of this.#onStickers) part.setCubieWidth(width);
    for (const mesh of [this.#stickers, this.#backs]) {
      mesh.lieOn(width === 1 ? ALL_STICKERS : CORNER_STICKERS);
    }
    this.#backs.visible = visible;
    this.setTurn(this.#turn);
  }

  /** To be called before each picture, with the position of the camera. */
  turnTo(eye: Vector3): void {
    this.#stickers.turn(this.#turn, this.#rotation);
    leaveOutHidden(this.#stickers, STICKER_HEIGHT, eye);
  }

  /** Frames these stickers, and no others. */
  setHighlights(indexes: readonly number[]): void {
    this.#highlights.lieOn(indexes.filter((index) => index in STICKER_PLACES));
  }

  /** Puts a dot on these stickers, and on no others. */
  setFilled(indexes: readonly number[]): void {
    this.#dots.lieOn(indexes);
  }

  /** Puts an exclamation mark on these stickers, and on no others. */
  setMarks(indexes: readonly number[]): void {
    this.#marks.lieOn(indexes.filter((index) => index in STICKER_PLACES));
  }

  /** Releases what this cube does not share with others. */
  override dispose(): void {
    super.dispose();
    this.#bodies.dispose();
    for (const part of this.#onStickers) part.dispose();
  }
}
