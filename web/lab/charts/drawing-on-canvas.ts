// Paints a chart's drawing on a canvas. An image of the drawing would be simpler, but the site's policy allows only
// images with an address on the site.

const TRANSLATION = /^translate\((?<x>-?[\d.]+) (?<y>-?[\d.]+)\)$/;

const TEXT_ALIGN: Record<string, CanvasTextAlign> = { middle: "center", end: "end" };

/** @param drawing consists of `g`, `rect`, `line`, `polyline`, `path`, `circle` and `text`, all styled by attributes */
export function paintDrawing(drawing: SVGElement, pen: CanvasRenderingContext2D): void {
  for (const element of drawing.children) {
    pen.save();
    const moved = TRANSLATION.exec(element.getAttribute("transform") ?? "")?.groups;
    if (moved) pen.translate(Number(moved.x), Number(moved.y));
    if (element.localName === "g") paintDrawing(element as SVGElement, pen);
    else if (element.localName === "text") paintText(element, pen);
    else paintShape(element, pen);
    pen.restore();
  }
}

function paintText(element: Element, pen: CanvasRenderingContext2D): void {
  const size = parseFloat(look(element, "font-size"));
  pen.font = `${element.getAttribute("font-weight") ?? ""} ${size}px ${look(element, "font-family")}`;
  pen.fillStyle = look(element, "fill");
  pen.textAlign = TEXT_ALIGN[element.getAttribute("text-anchor") ?? ""] ?? "start";
  const down = parseFloat(element.getAttribute("dy") ?? "0") * size;
  pen.fillText(element.textContent, number(element, "x"), number(element, "y") + down);
}

function paintShape(element: Element, pen: CanvasRenderingContext2D): void {
  const outline = new Path2D(outlineOf(element));
  const fill = look(element, "fill");
  if (fill !== "none" && element.localName !== "line") {
    pen.fillStyle = fill;
    pen.fill(outline);
  }
  const stroke = element.getAttribute("stroke") ?? "none";
  if (stroke === "none") return;
  pen.strokeStyle = stroke;
  pen.lineWidth = parseFloat(element.getAttribute("stroke-width") ?? "1");
  const dashes = element.getAttribute("stroke-dasharray") ?? "none";
  if (dashes !== "none") pen.setLineDash(dashes.split(/[ ,]+/).map(parseFloat));
  pen.stroke(outline);
}

/** The element's outline as path data. */
function outlineOf(element: Element): string {
  const at = (...names: string[]) => names.map((name) => number(element, name)).join(" ");
  switch (element.localName) {
    case "path":
      return look(element, "d");
    case "polyline":
      return `M${look(element, "points")}`;
    case "line":
      return `M${at("x1", "y1")}L${at("x2", "y2")}`;
    case "rect":
      return `M${at("x", "y")}h${at("width")}v${at("height")}h${-number(element, "width")}z`;
    default: {
      const radius = number(element, "r");
      const half = `a${radius} ${radius} 0 1 0`;
      return `M${number(element, "cx") - radius} ${at("cy")}${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
    }
  }
}

function look(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

function number(element: Element, name: string): number {
  return Number(element.getAttribute(name));
}
