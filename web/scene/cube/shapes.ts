// The geometries and materials of all cubes, made once. Colours belong to the instances, so that
// cubes with different colours share them.

import {
  BackSide,
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  MeshBasicMaterial,
  MeshStandardMaterial,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";

import { FACES, type Face } from "../../core/faces";
import { signsOf, type VisibleSigns } from "../signs/sticker-signs";
import { circle, filled, raised, ring, roundedSquare, type Level, type Polygon } from "./polygons";
import { signGeometry } from "./sign-geometry";

const CUBIE_WIDTH = 0.985;
const STICKER_WIDTH = 0.86;
const STICKER_CORNER_RADIUS = 0.13;
const STICKER_DEPTH = 0.016;
const STICKER_BEVEL = 0.018;
const STICKER_BEVEL_WIDTH = 0.02;
const BEVEL_SIDES = 3;

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

const CORNER_SIDES = 6;

function stickerOutline(width: number, radius = STICKER_CORNER_RADIUS): Polygon {
  return roundedSquare(width, radius, CORNER_SIDES);
}

function frame(outerWidth: number, innerWidth: number): BufferGeometry {
  return ring(stickerOutline(outerWidth), stickerOutline(innerWidth, STICKER_CORNER_RADIUS * 0.8));
}

function disc(radius: number, cornerCount = 24): BufferGeometry {
  return filled(circle(radius, cornerCount));
}

// The stroke and the dot of an exclamation mark.
function exclamationMark(): BufferGeometry {
  const stroke: Polygon = [
    [-0.035, -0.045],
    [0.035, -0.045],
    [0.035, 0.155],
    [-0.035, 0.155],
  ];
  return filled(stroke, circle(0.045, 32, [0, -0.12]));
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

/** A cube with round edges. Equal vertices are merged, since each is transformed and lit in every picture. */
function cubieBody(): BufferGeometry {
  const body = new RoundedBoxGeometry(CUBIE_WIDTH, CUBIE_WIDTH, CUBIE_WIDTH, 2, 0.1);
  // Texture coordinates, which nothing uses.
  body.deleteAttribute("uv");
  return mergeVertices(body);
}

/** A sticker with a rounded upper edge, which stands on the x-y plane and has nothing below. */
function raisedSticker(): BufferGeometry {
  const levelAt = (inset: number, height: number): Level => [
    stickerOutline(STICKER_WIDTH - 2 * inset, STICKER_CORNER_RADIUS + STICKER_BEVEL_WIDTH - inset),
    height,
  ];
  const bevel = Array.from({ length: BEVEL_SIDES + 1 }, (_, side) => {
    const angle = (side * Math.PI) / 2 / BEVEL_SIDES;
    return levelAt(
      STICKER_BEVEL_WIDTH * (1 - Math.cos(angle)),
      STICKER_DEPTH + STICKER_BEVEL * Math.sin(angle),
    );
  });
  return mergeVertices(raised([levelAt(0, 0), ...bevel]));
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
  readonly cubie = cubieBody();
  readonly sticker = raisedSticker();
  readonly highlight = coated(
    [frame(STICKER_WIDTH + 0.02, STICKER_WIDTH - 0.14), INK],
    [frame(STICKER_WIDTH - 0.03, STICKER_WIDTH - 0.1), CHALK],
  );
  /** An exclamation mark. */
  readonly mark = coated([disc(0.25, 32), INK], [exclamationMark(), CHALK]);
  /** A dot, as in the net. */
  readonly dot = coated([disc(0.15), CHALK], [disc(0.12), INK]);
  /** A dot beside a sign, which `dot` would hide. */
  readonly cornerDot = coated([disc(0.095), CHALK], [disc(0.075), INK]).translate(0.285, 0.285, 0);

  /** A sticker that floats behind the cube. */
  readonly back = filled(stickerOutline(STICKER_WIDTH));

  // With several samples for each pixel, a rounded edge of a hidden cubie that is seen edge-on has depths too rough to
  // stay behind the sticker before it: it showed as a dark speck. The offset moves a surface further back the more it
  // slopes.
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
