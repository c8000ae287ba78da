// A chart as a file.

import { saveFile } from "../looks/save-file";
import { drawingOf } from "./chart-drawing";
import { paintDrawing } from "./drawing-on-canvas";

// Sharp on paper, too.
const PIXELS_PER_UNIT = 3;

/** @param name of the file, without its ending */
export function saveAsSvg(figure: HTMLElement, name: string): void {
  const text = new XMLSerializer().serializeToString(drawingOf(figure));
  saveFile(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
}

/** @param name of the file, without its ending */
export async function saveAsPng(figure: HTMLElement, name: string): Promise<void> {
  const drawing = drawingOf(figure);
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXELS_PER_UNIT;
  canvas.height = height * PIXELS_PER_UNIT;
  const pen = canvas.getContext("2d")!;
  pen.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
  pen.translate(-x, -y);
  paintDrawing(drawing, pen);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (file) saveFile(file, `${name}.png`);
}
