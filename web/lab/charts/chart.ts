// What a chart shows: series of points over two axes. How it is drawn is in chart-picture.ts.

export interface ChartPoint {
  x: number;
  y: number;
  /** Where the spread ends below and above `y`, if it has one. */
  low?: number;
  high?: number;
}

export interface ChartSeries {
  name: string;
  /** Selects colour, shape and dashes, the same in all charts: see series-looks.ts. */
  look: number;
  points: readonly ChartPoint[];
}

export interface ChartAxis {
  label: string;
  /** "log": powers of ten are evenly spaced. */
  scale: "linear" | "log";
  /** How many decimals its values are shown with. */
  decimals: number;
  /** Whether it begins at zero; a logarithmic one never does. */
  fromZero?: boolean;
  /** Whether values are shares, 0..1, shown in per cent. */
  isShare?: boolean;
}

export interface Chart {
  /** Such as "turns-by-length"; also names saved files. */
  id: string;
  title: string;
  x: ChartAxis;
  y: ChartAxis;
  /** Joined points, or single ones, or bars from the x axis up. */
  marks: "lines" | "points" | "bars";
  /** Joined points are at most this far apart in x; omitted: any distance. */
  mostGap?: number;
  /** The name of the spread, if points have one. */
  spread?: string;
  series: readonly ChartSeries[];
}

/** Groups of points; a line joins the points of each group. */
export function joinedPoints(points: readonly ChartPoint[], mostGap = Infinity): ChartPoint[][] {
  const groups: ChartPoint[][] = [];
  for (const point of points) {
    const group = groups.at(-1);
    if (group && point.x - group.at(-1)!.x <= mostGap) group.push(point);
    else groups.push([point]);
  }
  return groups;
}
