// Colours in any form of CSS, of which Three.js reads only some.

import { SRGBColorSpace, type Color } from "three";

let pixel: CanvasRenderingContext2D | null | undefined;

/** Gives `color` the value of `css`, a colour in any form; transparency is ignored. */
export function setCssColor(color: Color, css: string): void {
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pixel) return;
  pixel.globalCompositeOperation = "copy";
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  color.setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
}
