// The arrow of the next turn, or an arrow for each of its layers, as a mesh that is made again when the
// camera has moved. It turns with its layer.

import { BufferGeometry, Color, Float32BufferAttribute, Mesh, Vector3, type Material } from "three";

import { NORMALS } from "../../core/geometry";
import { quarterTurnsOf, type WrittenMove } from "../../core/moves";
import { layersOf } from "../../core/written-moves";
import type { CubieWidth } from "./cubie-size";
import type { LayerTurn } from "./layer-turn";
import { CHALK, INK } from "./shapes";
import { arrowsOf } from "./turn-arrow-shape";

const BORDER = 0.05;
// The dark arrow lies on its light border.
const LIFT = 0.012;

const ink = new Color(INK);
const chalk = new Color(CHALK);

/** Whether it is the turn that `move` makes, or a part of it. */
export function isPartOf(
  move: WrittenMove,
  { face, outer = 1, inner = 1, quarterTurns }: LayerTurn,
): boolean {
  const wanted = quarterTurnsOf(move);
  const layers = layersOf(move);
  if (face !== layers.face || outer !== layers.outer || inner !== layers.inner) return false;
  // A half turn goes either way.
  return Math.abs(wanted) === 2 || wanted * quarterTurns >= 0;
}

export class TurnArrow extends Mesh<BufferGeometry, Material> {
  readonly #laidFor = new Vector3();
  #move: WrittenMove | undefined;
  #width: CubieWidth = 1;
  #turn: LayerTurn | undefined;

  constructor(material: Material) {
    super(new BufferGeometry(), material);
    this.frustumCulled = false;
    // Made at the beginning, so that its shader is compiled with the others.
    this.#lay("U", [0, 0, 1]);
    this.visible = false;
  }

  /** Shows the arrow of `move`; `undefined` shows none. */
  setMove(move: WrittenMove | undefined): void {
    this.#move = move;
    this.#laidFor.setScalar(NaN);
    this.setTurn(this.#turn);
  }

  /** Sets the width of the cubies. */
  setCubieWidth(width: CubieWidth): void {
    if (width !== this.#width) this.#laidFor.setScalar(NaN);
    this.#width = width;
  }

  /** The arrow goes with its layer, and is not seen while anything else turns. */
  setTurn(turn: LayerTurn | undefined): void {
    this.#turn = turn;
    this.visible = this.#move !== undefined && (!turn || isPartOf(this.#move, turn));
    const { face = "U", quarterTurns = 0 } = turn ?? {};
    this.setRotationFromAxisAngle(new Vector3(...NORMALS[face]), (-quarterTurns * Math.PI) / 2);
  }

  /** Moves the arrow to the sides of the layer that are seen from this position. */
  turnTo(eye: Vector3): void {
    if (!this.#move || eye.equals(this.#laidFor)) return;
    this.#laidFor.copy(eye);
    this.#lay(this.#move, [eye.x, eye.y, eye.z]);
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
  }

  #lay(move: WrittenMove, eye: readonly [number, number, number]): void {
    const width = this.#width;
    const bands = [
      ...arrowsOf(move, eye, { border: BORDER, width }).map((band) => [band, chalk] as const),
      ...arrowsOf(move, eye, { lift: LIFT, width }).map((band) => [band, ink] as const),
    ];
    const positions: number[] = [];
    const colors: number[] = [];
    const corners: number[] = [];
    for (const [band, { r, g, b }] of bands) {
      band.forEach((edges, section) => {
        const corner = positions.length / 3;
        for (const edge of edges) {
          positions.push(...edge);
          colors.push(r, g, b);
        }
        if (section > 0)
          corners.push(corner - 2, corner - 1, corner, corner, corner - 1, corner + 1);
      });
    }
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    this.geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
    this.geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
    this.geometry.setIndex(corners);
  }
}
