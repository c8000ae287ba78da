// One shape on some of the stickers, in one draw call. What lies on a layer that turns goes along.

import {
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  Vector3,
  type BufferGeometry,
  type Material,
} from "three";

import { isInLayer, STICKER_PLACES } from "../../core/geometry";
import type { LayerTurn } from "./layer-turn";
import { letterSpin } from "../signs/sticker-spin";

const matricesByHeight = new Map<number, readonly Matrix4[]>();

// From the x-y plane onto each sticker, so high above the middle of its cubie.
function stickerMatrices(height: number): readonly Matrix4[] {
  let matrices = matricesByHeight.get(height);
  if (!matrices) {
    matrices = STICKER_PLACES.map(({ cubie, normal, right, up }) => {
      const out = new Vector3(...normal);
      return new Matrix4()
        .makeBasis(new Vector3(...right), new Vector3(...up), out)
        .setPosition(new Vector3(...cubie).addScaledVector(out, height));
    });
    matricesByHeight.set(height, matrices);
  }
  return matrices;
}

// Of the turn under way; filled anew at each use, so that a frame leaves no garbage.
const place = new Matrix4();
const spin = new Matrix4();
const noRotation = new Matrix4();

export class OnStickers extends InstancedMesh<BufferGeometry, Material> {
  readonly #matrices: readonly Matrix4[];
  readonly #staysUpright: boolean;
  #indexes: readonly number[] = [];

  /**
   * @param height above the middles of the cubies
   * @param options `staysUpright`: turns in its sticker so that it is upright where the sticker goes
   */
  constructor(
    geometry: BufferGeometry,
    material: Material,
    height: number,
    { staysUpright = false } = {},
  ) {
    super(geometry, material, STICKER_PLACES.length);
    this.#matrices = stickerMatrices(height);
    this.#staysUpright = staysUpright;
    this.instanceMatrix.setUsage(DynamicDrawUsage);
    // All of the cube is always in sight.
    this.frustumCulled = false;
    this.lieOn([]);
  }

  /** Lies on these stickers (0..53), one instance each, and on no others. */
  lieOn(indexes: readonly number[]): void {
    this.#indexes = indexes;
    this.count = indexes.length;
    this.visible = indexes.length > 0;
    this.turn(undefined, noRotation);
  }

  /** Turns what lies on a layer by `rotation`, which is that of `turn`. */
  turn(turn: LayerTurn | undefined, rotation: Matrix4): void {
    for (let instance = 0; instance < this.count; ++instance) {
      const index = this.#indexes[instance]!;
      place.copy(this.#matrices[index]!);
      if (turn && isInLayer(STICKER_PLACES[index]!.cubie, turn.face)) {
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
