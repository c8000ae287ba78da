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
  /** Which colour, shape and dashes, the same in all charts: series-looks.ts. */
  look: number;
  points: readonly ChartPoint[];
}

export interface ChartAxis {
  label: string;
  /** "log": powers of ten are as far from each other as any other. */
  scale: "linear" | "log";
  /** How many decimals its values are told with. */
  decimals: number;
  /** Whether it begins at zero; a logarithmic one never does. */
  fromZero?: boolean;
  /** Whether values are shares, 0..1, told in per cent. */
  isShare?: boolean;
}

export interface Chart {
  /** Such as "turns-by-length", also for names of files. */
  id: string;
  title: string;
  x: ChartAxis;
  y: ChartAxis;
  /** Joined points, or single ones, or bars from the x axis up. */
  marks: "lines" | "points" | "bars";
  /** How far apart in x points may be that are joined; any distance if it is left out. */
  mostGap?: number;
  /** What the spread is, where points have one. */
  spread?: string;
  series: readonly ChartSeries[];
}

/** The points in groups, each of which a line joins. */
export function joinedPoints(points: readonly ChartPoint[], mostGap = Infinity): ChartPoint[][] {
  const groups: ChartPoint[][] = [];
  for (const point of points) {
    const group = groups.at(-1);
    if (group && point.x - group.at(-1)!.x <= mostGap) group.push(point);
    else groups.push([point]);
  }
  return groups;
}
