// Small pictures of cases, drawn as SVG: the last layer seen from above, and the cube with a pair for F2L. They show
// nothing by colour alone: stickers that face up are light among dark ones, and pieces that move have an arrow.

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { UNKNOWN } from "../../core/completion";
import { FACES, type Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { stickersOfPiece } from "../../core/pieces";
import type { Looks } from "../../site/stored-looks";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import { heldAt } from "../lesson/moment";
import { isSwap, type Journey, type UpperPlace } from "../lesson/upper-layer";
import { journeys, pairOf, UPPER_PLACES } from "./cases/case-shape";
import type { LibraryCase } from "./cases/cases";

const CENTERS = FACES.map(centerSticker);

// The picture is 100 wide; a sticker and the gap beside it take a PITCH.
const FIRST = 16;
const SIZE = 22;
const PITCH = 23;
const RIM = { depth: 9, near: 4, far: 87 };
// How far an arrow stops short of the middles of its stickers.
const SHORTER = 3;
const HEAD = { length: 10, halfWidth: 6 };

type Point = readonly [x: number, y: number];

/** @param label what it shows, in words; without them it is decoration beside words */
export function casePicture(
  { set, start }: Pick<LibraryCase, "set" | "start">,
  signs: Looks["signs"],
  label?: string,
): TemplateResult {
  const held = heldAt(start);
  return html`<svg
    class="poster ${set}"
    viewBox=${set === "f2l" ? POSTER_VIEW_BOX : "0 0 100 100"}
    role=${label === undefined ? nothing : "img"}
    aria-label=${label ?? nothing}
    aria-hidden=${label === undefined ? "true" : nothing}
  >
    ${set === "f2l" ? poster(pairAlone(held), undefined, signs) : seenFromAbove(held, set)}
  </svg>`;
}

// With the centres, which show how the cube is held.
function pairAlone(held: string): string {
  const { corner, edge } = pairOf(held);
  const pieces = [corner, edge].flatMap(({ place }) => stickersOfPiece(place));
  const shown = new Set([...pieces, ...CENTERS]);
  return Array.from(held, (letter, sticker) => (shown.has(sticker) ? letter : UNKNOWN)).join("");
}

function seenFromAbove(held: string, set: "oll" | "pll"): SVGTemplateResult {
  const upper = held.charAt(centerSticker("U"));
  const isShown = (letter: string) => set === "pll" || letter === upper;
  const colored = (letter: string) => (isShown(letter) ? `face-${letter.toLowerCase()}` : "blank");
  const pieces = UPPER_PLACES.map((place) => {
    const [column, row] = gridPlace(place);
    const stickers = stickersOfPiece(place);
    return Array.from(place, (face, side) => {
      const letter = held.charAt(stickers[side]!);
      if (face === "U") return square(column, row, `up ${colored(letter)}`);
      return isShown(letter) ? rim(face as Face, column, row, colored(letter)) : null;
    });
  });
  return svg`<rect class="body" x="13" y="13" width="74" height="74" rx="5" />
    ${square(1, 1, `up ${colored(upper)}`)} ${pieces}
    ${set === "pll" ? arrows(journeys(held)) : null}`;
}

function square(column: number, row: number, name: string): SVGTemplateResult {
  const [x, y] = [FIRST + PITCH * column, FIRST + PITCH * row];
  return svg`<rect class=${name} x=${x} y=${y} width=${SIZE} height=${SIZE} rx="3" />`;
}

// The side of a piece that looks outward, as a stripe at the rim.
function rim(face: Face, column: number, row: number, name: string): SVGTemplateResult {
  const [x, y] = [FIRST + PITCH * column, FIRST + PITCH * row];
  const isAcross = face === "F" || face === "B";
  const away = face === "F" || face === "R" ? RIM.far : RIM.near;
  return svg`<rect
    class="rim ${name}"
    x=${isAcross ? x : away}
    y=${isAcross ? away : y}
    width=${isAcross ? SIZE : RIM.depth}
    height=${isAcross ? RIM.depth : SIZE}
    rx="2"
  />`;
}

function gridPlace(place: UpperPlace): Point {
  const between = (less: string, more: string) =>
    place.includes(less) ? 0 : place.includes(more) ? 2 : 1;
  return [between("L", "R"), between("B", "F")];
}

function arrows(all: readonly Journey[]): SVGTemplateResult[] {
  return all.map(({ from, to }) => {
    const [start, end] = [from, to].map((place) => {
      const [column, row] = gridPlace(place);
      return [FIRST + PITCH * column + SIZE / 2, FIRST + PITCH * row + SIZE / 2] as const;
    }) as [Point, Point];
    return arrow(start, end, isSwap(all, { from, to }));
  });
}

// For two pieces that change places both arrows are drawn, so that the line has a head at both ends.
function arrow(start: Point, end: Point, isTwoWay: boolean): SVGTemplateResult {
  const [across, down] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(across, down);
  const [x, y] = [across / length, down / length];
  const along = (distance: number, aside = 0): Point => [
    start[0] + x * distance - y * aside,
    start[1] + y * distance + x * aside,
  ];
  const tip = length - SHORTER;
  const neck = tip - HEAD.length;
  const points = [along(tip), along(neck, HEAD.halfWidth), along(neck, -HEAD.halfWidth)];
  const [from, to] = [along(isTwoWay ? SHORTER + HEAD.length : SHORTER), along(neck)];
  return svg`<line class="way" x1=${rounded(from[0])} y1=${rounded(from[1])} x2=${rounded(to[0])} y2=${rounded(to[1])} />
    <polygon class="tip" points=${points.map((point) => point.map(rounded).join(",")).join(" ")} />`;
}

function rounded(value: number): string {
  return value.toFixed(1);
}
