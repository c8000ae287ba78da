// A chart as one self-contained picture: its title, its legend and its points. A file carries no style sheets, so their
// values are written into its attributes.

const WRITTEN_STYLES = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray"],
  ...["font-family", "font-size", "text-anchor"],
] as const;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** In units of the picture. */
const MARGIN = 12;
const TITLE_SIZE = 17;
const KEY_SIZE = 14;
const KEY_ROW = 24;
const KEY_GAP = 20;
// A key's shape is centred in a square of 16.
const SHAPE_WIDTH = 16;
const SHAPE_TO_NAME = 6;

/** @param figure has a `figcaption`, a list `.legend` of items with a shape and a name, and the chart in `.picture` */
export function drawingOf(figure: HTMLElement): SVGSVGElement {
  const chart = figure.querySelector<SVGSVGElement>(".picture svg")!;
  const width = chart.viewBox.baseVal.width;
  const ink = getComputedStyle(figure.querySelector("figcaption")!);
  const title = makeText(figure.querySelector("figcaption")!.textContent.trim(), {
    ...{ x: 0, y: TITLE_SIZE, fill: ink.color },
    ...{ "font-family": ink.fontFamily, "font-size": `${TITLE_SIZE}px`, "font-weight": "bold" },
  });
  const legend = legendOf(figure, width, TITLE_SIZE + KEY_ROW);
  const points = make("g", { transform: `translate(0 ${legend.bottom})` });
  points.append(...[...chart.children].map(withStyles));
  const height = legend.bottom + chart.viewBox.baseVal.height;
  const box = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const drawing = make("svg", {
    viewBox: `${-MARGIN} ${-MARGIN} ${box.width} ${box.height}`,
    ...box,
  }) as SVGSVGElement;
  const paper = make("rect", {
    ...{ x: -MARGIN, y: -MARGIN, ...box },
    fill: getComputedStyle(figure).backgroundColor,
  });
  drawing.append(paper, title, ...legend.parts, points);
  return drawing;
}

// Wraps into rows as wide as the chart.
function legendOf(
  figure: HTMLElement,
  width: number,
  top: number,
): { parts: Element[]; bottom: number } {
  const { color, fontFamily } = getComputedStyle(figure);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `${KEY_SIZE}px ${fontFamily}`;
  const parts: Element[] = [];
  let left = 0;
  let middle = top;
  for (const key of figure.querySelectorAll(".legend li")) {
    const name = key.textContent.trim();
    const nameLeft = SHAPE_WIDTH + SHAPE_TO_NAME;
    const right = left + nameLeft + pen.measureText(name).width;
    if (right > width && left > 0) {
      middle += KEY_ROW;
      left = 0;
    }
    const shape = make("g", { transform: `translate(${left} ${middle - SHAPE_WIDTH / 2})` });
    shape.append(...[...key.querySelector("svg")!.children].map(withStyles));
    const text = makeText(name, {
      ...{ x: left + nameLeft, y: middle, dy: "0.35em", fill: color },
      ...{ "font-family": fontFamily, "font-size": `${KEY_SIZE}px` },
    });
    parts.push(shape, text);
    left += nameLeft + pen.measureText(name).width + KEY_GAP;
  }
  return { parts, bottom: middle + KEY_ROW };
}

function withStyles(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const originals = [original, ...original.querySelectorAll("*")];
  for (const [place, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(originals[place]!);
    for (const name of WRITTEN_STYLES) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ["tabindex", "data-number"]) element.removeAttribute(name);
  }
  // Halos only mark what is pointed at.
  for (const halo of copy.querySelectorAll(".halo")) halo.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) element.removeAttribute("class");
  return copy;
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, String(value));
  }
  return element;
}

function makeText(text: string, attributes: Record<string, string | number>): SVGElement {
  const element = make("text", attributes);
  element.textContent = text;
  return element;
}
