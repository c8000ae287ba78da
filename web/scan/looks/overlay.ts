// What is drawn over the video: the square in which to hold a face, the face that was found, and how to turn next.

import { guideIn, type Size } from "../camera/picture-size";
import type { FaceInPicture } from "../../core/picture-face";
import type { Step } from "../taking/asked-faces";
import type { StickerColor } from "../taking/face-colors";

/** What to draw. */
export interface Seen {
  face: FaceInPicture | undefined;
  /** How much of the time for which it must be steady has passed, 0..1. */
  share: number;
  /** Whether it is taken. */
  isTaken: boolean;
  /** How the next face is reached, if in a particular way. */
  step: Step | undefined;
}

const LIGHT = "#fff";
const DARK = "rgb(0 0 0 / 65%)";
const FOUND = "#35e0a1";

/** Draws it on a canvas that lies over the video and has the same shape. `size` is that of the picture looked at. */
export function drawOver(
  canvas: HTMLCanvasElement,
  size: Size,
  { face, share, isTaken, step }: Seen,
): void {
  if (canvas.width !== size.width || canvas.height !== size.height) {
    canvas.width = size.width;
    canvas.height = size.height;
  }
  const context = canvas.getContext("2d")!;
  context.clearRect(0, 0, size.width, size.height);
  const unit = Math.max(size.width, size.height) / 320;
  if (!face) {
    drawGuide(context, guideIn(size), unit);
    drawArrow(context, size, { step, unit });
    return;
  }
  drawOutline(context, face.corners, { share, unit });
  // Only a frame around it: there is nothing more to do with it.
  if (isTaken) {
    drawArrow(context, size, { step, unit });
    return;
  }
  const radius = sideLength(face.corners) / (5.3 * Math.sqrt(face.stickers.length));
  for (const { x, y, color } of face.stickers) drawSticker(context, { x, y, radius, unit }, color);
}

function sideLength([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): number {
  return Math.hypot(x1 - x0, y1 - y0);
}

// Only its corners, as in a viewfinder, so that it does not hide the face.
function drawGuide(context: CanvasRenderingContext2D, corners: readonly number[], unit: number) {
  const path = new Path2D();
  const length = sideLength(corners) / 6;
  for (let corner = 0; corner < 8; corner += 2) {
    const [x, y] = [corners[corner]!, corners[corner + 1]!];
    const [right, down] = [corner === 0 || corner === 6 ? 1 : -1, corner < 4 ? 1 : -1];
    path.moveTo(x + right * length, y);
    path.lineTo(x, y);
    path.lineTo(x, y + down * length);
  }
  strokeTwice(context, path, { color: LIGHT, unit });
}

// The direction in which the front of the cube moves. A mirrored picture mirrors the arrow as well.
const ANGLES: Readonly<Record<Step, number>> = {
  around: Math.PI,
  top: Math.PI / 2,
  bottom: -Math.PI / 2,
};

// Across the middle of the square, since it has to be seen while the cube is there.
function drawArrow(
  context: CanvasRenderingContext2D,
  size: Size,
  { step, unit }: { step: Step | undefined; unit: number },
): void {
  if (!step) return;
  const length = sideLength(guideIn(size)) / 4;
  const head = length / 2;
  const path = new Path2D();
  path.moveTo(-length, 0);
  path.lineTo(length, 0);
  path.moveTo(length - head, -head);
  path.lineTo(length, 0);
  path.lineTo(length - head, head);
  context.save();
  context.translate(size.width / 2, size.height / 2);
  context.rotate(ANGLES[step]);
  context.lineCap = "round";
  strokeTwice(context, path, { color: FOUND, unit: 2.5 * unit });
  context.restore();
}

function drawOutline(
  context: CanvasRenderingContext2D,
  corners: readonly number[],
  { share, unit }: { share: number; unit: number },
): void {
  const path = new Path2D();
  for (let corner = 0; corner < 8; corner += 2) path.lineTo(corners[corner]!, corners[corner + 1]!);
  path.closePath();
  strokeTwice(context, path, { color: LIGHT, unit });
  // The longer it has been steady, the farther this line goes around it.
  const around = 4 * sideLength(corners);
  context.setLineDash([around * share, around * 2]);
  context.lineWidth = 3 * unit;
  context.strokeStyle = FOUND;
  context.stroke(path);
  context.setLineDash([]);
}

// Light over dark: visible on any background.
function strokeTwice(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { color, unit }: { color: string; unit: number },
): void {
  context.lineJoin = "round";
  context.lineWidth = 4 * unit;
  context.strokeStyle = DARK;
  context.stroke(path);
  context.lineWidth = 2 * unit;
  context.strokeStyle = color;
  context.stroke(path);
}

// The colour that was read; a cross if none was.
function drawSticker(
  context: CanvasRenderingContext2D,
  { x, y, radius, unit }: { x: number; y: number; radius: number; unit: number },
  color: StickerColor | undefined,
): void {
  const path = new Path2D();
  if (color) {
    path.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = `rgb(${color.join(" ")})`;
    context.fill(path);
  } else {
    path.moveTo(x - radius, y - radius);
    path.lineTo(x + radius, y + radius);
    path.moveTo(x + radius, y - radius);
    path.lineTo(x - radius, y + radius);
  }
  strokeTwice(context, path, { color: LIGHT, unit: unit / 2 });
}
