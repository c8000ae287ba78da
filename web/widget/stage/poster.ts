// A still picture of the cube, drawn without WebGL. It is shown until the scene is there, and in
// browsers that cannot show the scene.

import { svg, type SVGTemplateResult } from "lit";

import { isFace } from "../../core/faces";
import type { CubeColors } from "../../scene/cube/cubies";
import type { WrittenMove } from "../../core/moves";
import { scaled, STICKER_PLACES, sum, type Vector } from "../../core/geometry";
import { isPocket } from "../../core/pocket-stickers";
import { aboveSticker, type CubieWidth } from "../../scene/cube/cubie-size";
import { signsOf, type SignKind } from "../../scene/signs/sticker-signs";
import { arrowsOf } from "../../scene/cube/turn-arrow-shape";
import { signClass } from "../looks/sticker-sign";

const YAW = (34 * Math.PI) / 180;
const PITCH = (28 * Math.PI) / 180;
// The distance of the eye from the cube's centre, in cubies: about that of the scene.
const DISTANCE = 11.2;
const SCALE = 410;
// Without their outline, which rounds the corners.
const STICKER_HALF_WIDTH = 0.37;
// The outline is as wide on the larger stickers of a 2x2x2, and so takes a smaller share of them.
const STICKER_GAIN = { 1: 0, 1.5: 0.02 } as const;

type Point = readonly [x: number, y: number];

// A place on a sticker, from its middle to the right and up, in widths of a cubie.
function onSticker(index: number, across: number, along: number, width: CubieWidth): Point {
  const place = STICKER_PLACES[index]!;
  const [right, up] = [scaled(place.right, width * across), scaled(place.up, width * along)];
  return project(sum(aboveSticker(place, 0.5, width), right, up));
}

function project([x, y, z]: Vector): Point {
  const across = x * Math.cos(YAW) - z * Math.sin(YAW);
  const toward = x * Math.sin(YAW) + z * Math.cos(YAW);
  const up = y * Math.cos(PITCH) - toward * Math.sin(PITCH);
  const near = y * Math.sin(PITCH) + toward * Math.cos(PITCH);
  const scale = SCALE / (DISTANCE - near);
  return [across * scale, -up * scale];
}

// The corners of a square of a given half width on the face's surface around a sticker's middle.
function square(index: number, halfWidth: number, width: CubieWidth): Point[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([across, along]) =>
    onSticker(index, halfWidth * across, halfWidth * along, width),
  );
}

// A tenth is a third of a pixel where the picture is largest. The page's own file has these numbers.
function written(points: readonly Point[]): string {
  return points.flatMap((point) => point.map((length) => Number(length.toFixed(1)))).join(" ");
}

const SHOWN = STICKER_PLACES.flatMap(({ face }, index) => ("URF".includes(face) ? [index] : []));

interface Layout {
  width: CubieWidth;
  /** The stickers that are shown, 0..53. */
  shown: readonly number[];
  /** What is around each of them, as SVG takes points. */
  bodies: readonly string[];
  stickers: readonly string[];
}

function layoutWith(width: CubieWidth): Layout {
  const shown = SHOWN.filter((index) => width === 1 || !STICKER_PLACES[index]!.cubie.includes(0));
  return {
    width,
    shown,
    bodies: shown.map((index) => written(square(index, 0.5, width))),
    stickers: shown.map((index) =>
      written(square(index, STICKER_HALF_WIDTH + STICKER_GAIN[width], width)),
    ),
  };
}

// Worked out before a page renders its first cube, which takes long enough.
const CUBE_LAYOUT = layoutWith(1);
let pocketLayout: Layout | undefined;

function layoutOf(facelets: string): Layout {
  return isPocket(facelets) ? (pocketLayout ??= layoutWith(1.5)) : CUBE_LAYOUT;
}

const HALF_WIDTH = 100;
// Rounds the corners, like the narrower outline in the style sheet.
const OUTLINE_WIDTH = 5;
// Of signs, as in the style sheet.
const SIGN_WIDTH = 2.6;
const DRAWN_WIDTH_PX = 600;

/** The view box of the picture, with the cube's middle at the origin. */
export const POSTER_VIEW_BOX = `-${HALF_WIDTH} -${HALF_WIDTH} ${2 * HALF_WIDTH} ${2 * HALF_WIDTH}`;

const EYE: Vector = [
  Math.cos(PITCH) * Math.sin(YAW),
  Math.sin(PITCH),
  Math.cos(PITCH) * Math.cos(YAW),
];

// By move and width, since working one out takes as long as the rest of the picture.
const arrowOutlines = new Map<string, string[]>();

function outlinesOf(move: WrittenMove, width: CubieWidth): string[] {
  return arrowsOf(move, EYE, { width }).map((band) => {
    const outline = [...band.map(([outer]) => outer), ...band.map(([, inner]) => inner).reverse()];
    return written(outline.map(project));
  });
}

function arrows(move: WrittenMove, width: CubieWidth): SVGTemplateResult[] {
  const key = `${move} ${width}`;
  const outlines = arrowOutlines.get(key) ?? outlinesOf(move, width);
  arrowOutlines.set(key, outlines);
  return outlines.map((outline) => svg`<polygon class="arrow" points=${outline} />`);
}

// The lines of the sign on a sticker with this letter.
function signLines(letter: string, signs: SignKind, index: number, width: CubieWidth): Point[][] {
  if (signs === "none" || !isFace(letter)) return [];
  return signsOf(signs)[letter].map((line) =>
    line.map(([across, along]) => onSticker(index, across, along, width)),
  );
}

interface PosterPolygon {
  /** What it shows: "body", "blank" or a face's colour, such as "face-u". */
  name: string;
  /** As SVG takes them. */
  points: string;
}

/** The faces up, right and front of the cube `facelets` (54 characters). */
export function posterPolygons(facelets: string): PosterPolygon[] {
  const { shown, bodies, stickers } = layoutOf(facelets);
  return [
    ...bodies.map((points) => ({ name: "body", points })),
    ...stickers.map((points, place) => {
      const letter = facelets.charAt(shown[place]!);
      return { name: isFace(letter) ? `face-${letter.toLowerCase()}` : "blank", points };
    }),
  ];
}

/** The same as SVG content, with signs on the stickers and arrows for the turn that is next. */
export function poster(
  facelets: string,
  hint?: WrittenMove,
  signs: SignKind = "none",
): SVGTemplateResult {
  const { shown, width } = layoutOf(facelets);
  return svg`
    ${posterPolygons(facelets).map(
      ({ name, points }) => svg`<polygon class=${name} points=${points} />`,
    )}
    ${shown.map((index) => {
      const letter = facelets.charAt(index);
      return signLines(letter, signs, index, width).map(
        (points) => svg`<polyline class=${signClass(letter)} points=${written(points)} />`,
      );
    })}
    ${hint ? arrows(hint, width) : null}
  `;
}

/** The same picture drawn in these colours, 600 pixels wide and high, on nothing. */
export function drawPoster(
  facelets: string,
  { stickers, blank, body }: CubeColors,
  signs: SignKind,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = DRAWN_WIDTH_PX;
  const surface = canvas.getContext("2d")!;
  surface.scale(DRAWN_WIDTH_PX / (2 * HALF_WIDTH), DRAWN_WIDTH_PX / (2 * HALF_WIDTH));
  surface.translate(HALF_WIDTH, HALF_WIDTH);
  surface.lineJoin = "round";
  surface.lineWidth = OUTLINE_WIDTH;
  const layout = layoutOf(facelets);
  const draw = (points: string, color: string) => {
    const outline = new Path2D(`M${points}Z`);
    surface.fillStyle = surface.strokeStyle = color;
    surface.fill(outline);
    surface.stroke(outline);
  };
  for (const points of layout.bodies) draw(points, body);
  for (const [place, points] of layout.stickers.entries()) {
    const letter = facelets.charAt(layout.shown[place]!);
    draw(points, isFace(letter) ? stickers[letter] : blank);
  }
  surface.strokeStyle = body;
  surface.lineWidth = SIGN_WIDTH;
  surface.lineCap = "round";
  for (const index of layout.shown) {
    for (const points of signLines(facelets.charAt(index), signs, index, layout.width)) {
      surface.stroke(new Path2D(`M${written(points)}`));
    }
  }
  return canvas;
}
