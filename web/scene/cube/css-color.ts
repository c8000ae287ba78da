// Colours as a browser understands them: Three.js reads fewer forms than CSS has.

import { SRGBColorSpace, type Color } from "three";

let pixel: CanvasRenderingContext2D | null | undefined;

/** Gives `color` the value of `css`, in any form of CSS; transparency is left out. */
export function setCssColor(color: Color, css: string): void {
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pixel) return;
  pixel.globalCompositeOperation = "copy";
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  color.setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
}
