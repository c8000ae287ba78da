// A chart as SVG. The arrow keys reach its points one by one, and each has its values as its label.

import { nothing, svg, type SVGTemplateResult } from "lit";

import { type Chart, type ChartPoint, type ChartSeries, joinedPoints } from "./chart";
import { type Scale, scaleOf } from "./scale";
import { dashOf, lookClass, shapeAt } from "./series-looks";

/** In units of the picture, about pixels. */
const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 74;
const RIGHT = 24;
const TOP = 36;
const BOTTOM = 58;

export interface ChartWords {
  /** Formats a tick of the x or the y axis. */
  x(tick: number, scale: Scale): string;
  y(tick: number, scale: Scale): string;
  /** Says a point in words. */
  point(series: ChartSeries, point: ChartPoint): string;
}

interface Places {
  x: Scale;
  y: Scale;
}

/**
 * @param current the index, over all series, of the point that the Tab key reaches
 */
export function chartPicture(chart: Chart, words: ChartWords, current: number): SVGTemplateResult {
  const points = chart.series.flatMap((series) => series.points);
  const heights = points.flatMap(({ y, low = y, high = y }) => [low, y, high]);
  const places: Places = {
    x: scaleOf(
      chart.x,
      points.map(({ x }) => x),
      LEFT + (chart.marks === "bars" ? 20 : 10),
      WIDTH - RIGHT - (chart.marks === "bars" ? 20 : 10),
    ),
    y: scaleOf(chart.y, heights, HEIGHT - BOTTOM, TOP),
  };
  let number = 0;
  return svg`<svg
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="group"
    aria-label=${chart.title}
  >
    ${axes(chart, words, places)}
    ${chart.series.map((series) => lines(chart, series, places))}
    ${chart.series.map((series) =>
      series.points.map((point) => {
        const isCurrent = number === current;
        return mark(chart, series, point, words, places, number++, isCurrent);
      }),
    )}
  </svg>`;
}

function axes(chart: Chart, words: ChartWords, { x, y }: Places): SVGTemplateResult {
  const bottom = HEIGHT - BOTTOM;
  return svg`<g class="axes" aria-hidden="true">
    ${y.ticks.map((tick) => {
      const place = y.place(tick).toFixed(1);
      return svg`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${place} y2=${place} />
        <text x=${LEFT - 8} y=${place} dy="0.35em" text-anchor="end">${words.y(tick, y)}</text>`;
    })}
    ${x.ticks.map((tick) => {
      const place = x.place(tick).toFixed(1);
      return svg`<line class="tick" x1=${place} x2=${place} y1=${bottom} y2=${bottom + 5} />
        <text x=${place} y=${bottom + 24} text-anchor="middle">${words.x(tick, x)}</text>`;
    })}
    <line class="tick" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${bottom} y2=${bottom} />
    <text class="label" x="4" y="18">${chart.y.label}</text>
    <text class="label" x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${chart.x.label}</text>
  </g>`;
}

function lines(chart: Chart, { points, look }: ChartSeries, { x, y }: Places): SVGTemplateResult[] {
  if (chart.marks !== "lines") return [];
  const place = (point: ChartPoint) =>
    `${x.place(point.x).toFixed(1)},${y.place(point.y).toFixed(1)}`;
  return joinedPoints(points, chart.mostGap)
    .filter((joined) => joined.length > 1)
    .map(
      (joined) =>
        svg`<polyline
          class="line ${lookClass(look)}"
          points=${joined.map(place).join(" ")}
          stroke-width="1.6"
          stroke-dasharray=${dashOf(look)}
        />`,
    );
}

function mark(
  chart: Chart,
  series: ChartSeries,
  point: ChartPoint,
  words: ChartWords,
  { x, y }: Places,
  number: number,
  isCurrent: boolean,
): SVGTemplateResult {
  const left = x.place(point.x);
  const top = y.place(point.y);
  return svg`<g
    class="mark"
    role="img"
    tabindex=${isCurrent ? 0 : -1}
    aria-label=${words.point(series, point)}
    data-number=${number}
  >
    <circle class="halo" cx=${left.toFixed(1)} cy=${top.toFixed(1)} r="11" />
    ${chart.marks === "bars" ? bar(chart, series, left, top) : nothing}
    ${spread(series, point, left, y)}
    ${chart.marks === "bars" ? nothing : shapeAt(series.look, left, top)}
  </g>`;
}

function spread(
  { look }: ChartSeries,
  { low, high }: ChartPoint,
  left: number,
  y: Scale,
): SVGTemplateResult | typeof nothing {
  if (low === undefined || high === undefined) return nothing;
  const [from, to] = [y.place(low).toFixed(1), y.place(high).toFixed(1)];
  const across = (place: string) => `M${(left - 4).toFixed(1)} ${place}h8`;
  return svg`<path
    class="spread ${lookClass(look)}"
    d="M${left.toFixed(1)} ${from}V${to}${across(from)}${across(to)}"
  />`;
}

// Bars of several series stand side by side.
function bar(chart: Chart, series: ChartSeries, left: number, top: number): SVGTemplateResult {
  const { series: all } = chart;
  const xs = all.flatMap(({ points }) => points.map(({ x }) => x));
  const steps = Math.max(1, Math.max(...xs) - Math.min(...xs));
  const width = Math.min(28, ((WIDTH - LEFT - RIGHT - 40) / steps) * 0.8) / all.length;
  const offset = (all.indexOf(series) - (all.length - 1) / 2) * width;
  return svg`<rect
    class="bar ${lookClass(series.look)}"
    x=${(left + offset - width / 2).toFixed(1)}
    y=${top.toFixed(1)}
    width=${(width * 0.92).toFixed(1)}
    height=${Math.max(0, HEIGHT - BOTTOM - top).toFixed(1)}
  />`;
}
