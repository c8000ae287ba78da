// The geometries and materials of all cubes, made once. Colours belong to the instances, so that
// cubes with different colours share them.

import {
  BackSide,
  BufferGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Shape,
  ShapeGeometry,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";

import { FACES, type Face } from "../../core/faces";
import { signGeometry } from "../signs/sign-geometry";
import { signsOf, type VisibleSigns } from "../signs/sticker-signs";

const CUBIE_WIDTH = 0.985;
const STICKER_WIDTH = 0.86;
const STICKER_CORNER_RADIUS = 0.13;
const STICKER_DEPTH = 0.016;
const STICKER_BEVEL = 0.018;

/** Heights above a cubie's middle. */
export const STICKER_BASE = CUBIE_WIDTH / 2 - 0.012;
/** How high a sticker is above its base. */
export const STICKER_HEIGHT = STICKER_DEPTH + STICKER_BEVEL;
export const SIGN_HEIGHT = STICKER_BASE + 0.04;
/** Marks and frames float just above the sticker. */
export const MARK_HEIGHT = STICKER_BASE + 0.045;
/** The distance of the floating stickers of hidden faces behind the cube. */
export const BACK_HEIGHT = 1.6;

export const INK = "#14130f";
export const CHALK = "#ffffff";
// The distance between two shapes that lie on each other, so that neither shows through.
const LAYER_HEIGHT = 0.004;

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

function bar(width: number, bottom: number, top: number): Shape {
  const half = width / 2;
  return new Shape()
    .moveTo(-half, bottom)
    .lineTo(half, bottom)
    .lineTo(half, top)
    .lineTo(-half, top);
}

function disc(radius: number, y: number): Shape {
  return new Shape().absarc(0, y, radius, 0, 2 * Math.PI);
}

function colored(geometry: BufferGeometry, color: string): BufferGeometry {
  const { count } = geometry.getAttribute("position");
  const rgb = new Color(color).toArray();
  const colors = Array.from({ length: 3 * count }, (_, index) => rgb[index % 3]!);
  return geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
}

// Joins indexed geometries that have positions and colours only.
function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const positions: number[] = [];
  const colors: number[] = [];
  const corners: number[] = [];
  for (const part of parts) {
    const first = positions.length / 3;
    positions.push(...part.getAttribute("position").array);
    colors.push(...part.getAttribute("color").array);
    corners.push(...Array.from(part.index!.array, (corner) => first + corner));
  }
  const whole = new BufferGeometry();
  whole.setAttribute("position", new Float32BufferAttribute(positions, 3));
  whole.setAttribute("color", new Float32BufferAttribute(colors, 3));
  return whole.setIndex(corners);
}

/** Joins equal vertices, since each is transformed and lit in every picture. */
function sharingCorners(geometry: BufferGeometry): BufferGeometry {
  // Texture coordinates, which nothing uses.
  geometry.deleteAttribute("uv");
  return mergeVertices(geometry);
}

/** Without the part inside the cubie, which cannot be seen. */
function raisedSticker(): BufferGeometry {
  const whole = new ExtrudeGeometry(roundedSquare(STICKER_WIDTH - 0.04, STICKER_CORNER_RADIUS), {
    depth: STICKER_DEPTH,
    bevelSize: 0.02,
    bevelThickness: STICKER_BEVEL,
    bevelSegments: 3,
    curveSegments: 3,
  });
  const surface = CUBIE_WIDTH / 2 - STICKER_BASE;
  const heights = whole.getAttribute("position");
  const corners: number[] = [];
  for (let first = 0; first < heights.count; first += 3) {
    const triangle = [first, first + 1, first + 2];
    if (triangle.some((corner) => heights.getZ(corner) > surface)) corners.push(...triangle);
  }
  return sharingCorners(whole.setIndex(corners));
}

type SignGeometries = Readonly<Record<Face, BufferGeometry>>;

function signGeometries(kind: VisibleSigns): SignGeometries {
  const strokes = signsOf(kind);
  return Object.fromEntries(
    FACES.map((face) => [face, signGeometry(strokes[face])]),
  ) as SignGeometries;
}

// A mark has a dark and a light part, so that one of them stands out on any sticker.
type Coat = readonly [shape: BufferGeometry, color: typeof INK | typeof CHALK];

function coated([below, belowColor]: Coat, [above, aboveColor]: Coat): BufferGeometry {
  const raised = above.translate(0, 0, LAYER_HEIGHT);
  return merged([colored(below, belowColor), colored(raised, aboveColor)]);
}

export class Shapes {
  readonly cubie = sharingCorners(
    new RoundedBoxGeometry(CUBIE_WIDTH, CUBIE_WIDTH, CUBIE_WIDTH, 2, 0.1),
  );
  readonly sticker = raisedSticker();
  readonly highlight = coated(
    [frame(STICKER_WIDTH + 0.02, STICKER_WIDTH - 0.14), INK],
    [frame(STICKER_WIDTH - 0.03, STICKER_WIDTH - 0.1), CHALK],
  );
  /** An exclamation mark. */
  readonly mark = coated(
    [new CircleGeometry(0.25, 32), INK],
    [new ShapeGeometry([bar(0.07, -0.045, 0.155), disc(0.045, -0.12)], 16), CHALK],
  );
  /** A dot, as the net has it. */
  readonly dot = coated([new CircleGeometry(0.15, 24), CHALK], [new CircleGeometry(0.12, 24), INK]);
  /** A dot beside a sign, which the other would hide. */
  readonly cornerDot = coated(
    [new CircleGeometry(0.095, 24), CHALK],
    [new CircleGeometry(0.075, 24), INK],
  ).translate(0.285, 0.285, 0);

  /** A sticker that floats behind the cube. */
  readonly back = new ShapeGeometry(roundedSquare(STICKER_WIDTH, STICKER_CORNER_RADIUS), 6);

  // A rounded edge of a hidden cubie that is seen edge-on has depths too rough to stay behind the
  // sticker before it where several samples are taken of a pixel: it showed as a dark speck. The more a
  // surface slopes, the further it is moved back.
  readonly bodyMaterial = new MeshStandardMaterial({
    roughness: 0.5,
    polygonOffset: true,
    polygonOffsetFactor: 1,
  });
  readonly stickerMaterial = new MeshStandardMaterial({ roughness: 0.36 });
  readonly markMaterial = new MeshBasicMaterial({ vertexColors: true });
  readonly arrowMaterial = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  readonly signMaterial = new MeshBasicMaterial();
  /**
   * Visible from the side of the cube only, so that floating stickers do not hide the faces in
   * view.
   */
  readonly backMaterial = new MeshBasicMaterial({ side: BackSide });

  readonly #signs = new Map<VisibleSigns, SignGeometries>();

  /** The signs of one kind, made when they are first wanted. */
  signs(kind: VisibleSigns): SignGeometries {
    const geometries = this.#signs.get(kind) ?? signGeometries(kind);
    this.#signs.set(kind, geometries);
    return geometries;
  }

  dispose(): void {
    const resources = [
      this.cubie,
      this.sticker,
      this.highlight,
      this.mark,
      this.dot,
      this.cornerDot,
      ...Array.from(this.#signs.values()).flatMap((geometries) => Object.values(geometries)),
      this.back,
      this.bodyMaterial,
      this.stickerMaterial,
      this.markMaterial,
      this.arrowMaterial,
      this.signMaterial,
      this.backMaterial,
    ];
    for (const resource of resources) resource.dispose();
  }
}
