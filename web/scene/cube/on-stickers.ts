// The same shape on several stickers, drawn in one call. Shapes on a turning layer turn with it.

import {
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  Vector3,
  type BufferGeometry,
  type Material,
} from "three";

import { isInLayer, scaled, STICKER_PLACES } from "../../core/geometry";
import { aboveSticker, type CubieWidth } from "./cubie-size";
import type { LayerTurn } from "./layer-turn";
import { letterSpin } from "../signs/sticker-spin";

const knownMatrices = new Map<string, readonly Matrix4[]>();

// For each sticker the matrix from the x-y plane to this height above the middle of its cubie.
function stickerMatrices(height: number, width: CubieWidth): readonly Matrix4[] {
  const key = `${height} ${width}`;
  let matrices = knownMatrices.get(key);
  if (!matrices) {
    matrices = STICKER_PLACES.map((place) =>
      new Matrix4()
        .makeBasis(
          new Vector3(...scaled(place.right, width)),
          new Vector3(...scaled(place.up, width)),
          new Vector3(...place.normal),
        )
        .setPosition(...aboveSticker(place, height, width)),
    );
    knownMatrices.set(key, matrices);
  }
  return matrices;
}

// Reused, so that a frame leaves no garbage.
const place = new Matrix4();
const spin = new Matrix4();
const noRotation = new Matrix4();

export class OnStickers extends InstancedMesh<BufferGeometry, Material> {
  readonly #height: number;
  #matrices: readonly Matrix4[] = [];
  readonly #staysUpright: boolean;
  #indexes: readonly number[] = [];

  /**
   * @param height above the middles of the cubies
   * @param options `staysUpright`: turns within its sticker, so that it is upright when the turn
   *   ends
   */
  constructor(
    geometry: BufferGeometry,
    material: Material,
    height: number,
    { staysUpright = false } = {},
  ) {
    super(geometry, material, STICKER_PLACES.length);
    this.#height = height;
    this.#staysUpright = staysUpright;
    this.instanceMatrix.setUsage(DynamicDrawUsage);
    // The whole cube is always in view.
    this.frustumCulled = false;
    this.setCubieWidth(1);
    this.lieOn([]);
  }

  /** Sets the width of the cubies; seen after the next `turn`. */
  setCubieWidth(width: CubieWidth): void {
    this.#matrices = stickerMatrices(this.#height, width);
  }

  /** Puts the shape on these stickers (0..53), and on no others. */
  lieOn(indexes: readonly number[]): void {
    this.#indexes = indexes;
    this.count = indexes.length;
    this.visible = indexes.length > 0;
    this.turn(undefined, noRotation);
  }

  /** Turns the shapes on the layer of `turn` by `rotation`, the rotation of that turn. */
  turn(turn: LayerTurn | undefined, rotation: Matrix4): void {
    for (let instance = 0; instance < this.count; ++instance) {
      const index = this.#indexes[instance]!;
      place.copy(this.#matrices[index]!);
      if (turn && isInLayer(STICKER_PLACES[index]!.cubie, turn.face, turn.outer, turn.inner)) {
        place.premultiply(rotation);
        if (this.#staysUpright) {
          const angle = letterSpin(index, turn.face, turn.quarterTurns);
          place.multiply(spin.makeRotationZ(angle));
        }
      }
      this.setMatrixAt(instance, place);
    }
    this.instanceMatrix.needsUpdate = true;
  }
}
