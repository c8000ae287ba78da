// A chart as a file. Style sheets do not go with a picture, so that what they say is written into it.

import { saveFile } from "../looks/save-file";

const WRITTEN_STYLES = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray"],
  ...["font-family", "font-size", "text-anchor"],
] as const;
const NAMESPACE = "http://www.w3.org/2000/svg";
const MARGIN = 12;
// Sharp on paper, too.
const PIXELS_PER_UNIT = 3;

/** @param name of the file, without its ending */
export function saveAsSvg(picture: SVGSVGElement, name: string): void {
  saveFile(new Blob([textOf(picture)], { type: "image/svg+xml" }), `${name}.svg`);
}

export async function saveAsPng(picture: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = sizeOf(picture);
  const address = URL.createObjectURL(new Blob([textOf(picture)], { type: "image/svg+xml" }));
  try {
    const image = new Image(width * PIXELS_PER_UNIT, height * PIXELS_PER_UNIT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")!.drawImage(image, 0, 0, image.width, image.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (file) saveFile(file, `${name}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function sizeOf(picture: SVGSVGElement): { width: number; height: number } {
  const { width, height } = picture.viewBox.baseVal;
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

function textOf(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = picture.querySelectorAll<SVGElement>("*");
  for (const [place, element] of copy.querySelectorAll<SVGElement>("*").entries()) {
    const style = getComputedStyle(originals[place]!);
    for (const name of WRITTEN_STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("tabindex");
    element.removeAttribute("class");
  }
  const { width, height } = sizeOf(picture);
  copy.setAttribute("xmlns", NAMESPACE);
  copy.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const paper = document.createElementNS(NAMESPACE, "rect");
  const color = getComputedStyle(picture.closest("figure")!).backgroundColor;
  for (const [name, value] of Object.entries({
    x: -MARGIN,
    y: -MARGIN,
    width,
    height,
    fill: color,
  })) {
    paper.setAttribute(name, String(value));
  }
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}
