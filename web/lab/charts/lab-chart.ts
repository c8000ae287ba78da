// A chart as an element: its picture, the values of the point that is pointed at, its table, and ways to save it.

import { html, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import { numberIn, percentIn, shortNumberIn } from "../looks/numbers";
import { fileNameOf } from "../looks/save-file";
import { labVocabulary } from "../words/lab-words";
import type { Chart, ChartAxis, ChartPoint, ChartSeries } from "./chart";
import { saveAsPng, saveAsSvg } from "./chart-export";
import { chartPicture } from "./chart-picture";
import { chartStyles } from "./lab-chart.styles";
import type { Scale } from "./scale";
import { shapeAt } from "./series-looks";

export class LabChart extends StyledElement {
  static override styles = chartStyles;

  @property({ attribute: false }) chart: Chart | undefined;
  /** The name of its experiment, for the names of the files. */
  @property({ attribute: false }) experiment = "";
  @state() private current = 0;
  /** The point whose values are told. */
  @state() private told: { series: string; x: number } | undefined;
  readonly #spoken = new Spoken(this, labVocabulary);

  override render(): TemplateResult {
    const { words } = this.#spoken;
    const { chart } = this;
    if (!chart) return html``;
    return html`<figure aria-label=${chart.title}>
      <figcaption>${chart.title}</figcaption>
      <ul class="legend">
        ${chart.series.map(({ name, look }) => html`<li>${this.#renderKey(look)} ${name}</li>`)}
      </ul>
      <div
        class="picture"
        @pointerover=${this.#tell}
        @pointerdown=${this.#tellNearest}
        @focusin=${this.#tell}
        @keydown=${this.#move}
      >
        ${chartPicture(chart, this.#wordsOf(chart), Math.min(this.current, pointCount(chart) - 1))}
      </div>
      <p class="told">${this.#toldOf(chart) ?? words.say("chart-hint")}</p>
      <details>
        <summary>${words.say("chart-table")}</summary>
        <div class="scroll" role="group" tabindex="0" aria-label=${words.say("chart-table")}>
          ${this.#renderTable(chart)}
        </div>
        <div class="ways">
          <button type="button" @click=${() => this.#save(chart, "svg")}>
            ${words.say("save-svg")}
          </button>
          <button type="button" @click=${() => this.#save(chart, "png")}>
            ${words.say("save-png")}
          </button>
        </div>
      </details>
    </figure>`;
  }

  #renderKey(look: number): TemplateResult {
    return html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      ${shapeAt(look, 8, 8)}
    </svg>`;
  }

  #renderTable(chart: Chart): TemplateResult {
    const { words } = this.#spoken;
    const hasSpread = chart.series.some(({ points }) =>
      points.some(({ low }) => low !== undefined),
    );
    return html`<table>
      <caption>
        ${chart.title}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.say("method")}</th>
          <th scope="col">${chart.x.label}</th>
          <th scope="col">${chart.y.label}</th>
          ${hasSpread ? html`<th scope="col">${chart.spread}</th>` : ""}
        </tr>
      </thead>
      <tbody>
        ${chart.series.flatMap(({ name, points }) =>
          points.map(
            (point) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${this.#value(chart.x, point.x)}</td>
                <td>${this.#value(chart.y, point.y)}</td>
                ${hasSpread ? html`<td>${this.#value(chart.y, spreadOf(point))}</td>` : ""}
              </tr>`,
          ),
        )}
      </tbody>
    </table>`;
  }

  #wordsOf(chart: Chart) {
    return {
      x: (tick: number, scale: Scale) => this.#tick(chart.x, tick, scale),
      y: (tick: number, scale: Scale) => this.#tick(chart.y, tick, scale),
      point: (series: ChartSeries, point: ChartPoint) =>
        this.#spoken.words.say(point.low === undefined ? "chart-point" : "chart-point-spread", {
          ...{ series: series.name, xLabel: chart.x.label, yLabel: chart.y.label },
          ...{ x: this.#value(chart.x, point.x), y: this.#value(chart.y, point.y) },
          spread: this.#value(chart.y, spreadOf(point)),
        }),
    };
  }

  #tick(axis: ChartAxis, tick: number, scale: Scale): string {
    if (scale.isLarge) return shortNumberIn(this.#spoken.words.language, tick);
    return this.#value({ ...axis, decimals: scale.decimals(tick) }, tick);
  }

  #value({ decimals, isShare }: ChartAxis, value: number): string {
    const { language } = this.#spoken.words;
    return isShare ? percentIn(language, value) : numberIn(language, value, decimals);
  }

  #tell(event: Event): void {
    const mark = (event.target as Element).closest<SVGElement>(".mark");
    if (!mark) return;
    const number = Number(mark.dataset.number);
    this.#choose(number);
    if (event.type === "focusin") this.current = number;
  }

  // A finger is larger than a mark.
  #tellNearest({ target, clientX, clientY }: PointerEvent): void {
    if ((target as Element).closest(".mark")) return;
    const distances = Array.from(this.renderRoot.querySelectorAll(".mark .halo"), (halo) => {
      const { left, top, width, height } = halo.getBoundingClientRect();
      return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    });
    const nearest = distances.indexOf(Math.min(...distances));
    this.#choose(nearest);
  }

  #choose(number: number): void {
    const chosen = this.chart && placesOf(this.chart)[number];
    if (chosen) this.told = { series: chosen.series.name, x: chosen.point.x };
  }

  // Written anew with each picture, since the values grow while the experiment runs.
  #toldOf(chart: Chart): string | undefined {
    const told = placesOf(chart).find(
      ({ series, point }) => series.name === this.told?.series && point.x === this.told.x,
    );
    return told && this.#wordsOf(chart).point(told.series, told.point);
  }

  #move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const marks = this.renderRoot.querySelectorAll<SVGElement>(".mark");
    const place = event.key === "Home" ? 0 : event.key === "End" ? marks.length - 1 : undefined;
    if (step === undefined && place === undefined) return;
    event.preventDefault();
    marks[place ?? Math.min(this.current, marks.length - 1) + step!]?.focus();
  }

  #save({ title }: Chart, kind: "svg" | "png"): void {
    const figure = this.renderRoot.querySelector("figure")!;
    const name = fileNameOf(this.experiment, title);
    if (kind === "svg") saveAsSvg(figure, name);
    else void saveAsPng(figure, name);
  }
}

// In the order of the marks' numbers.
function placesOf({ series: all }: Chart): { series: ChartSeries; point: ChartPoint }[] {
  return all.flatMap((series) => series.points.map((point) => ({ series, point })));
}

function pointCount({ series }: Chart): number {
  return series.reduce((sum, { points }) => sum + points.length, 0);
}

function spreadOf({ y, high = y }: ChartPoint): number {
  return high - y;
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-chart": LabChart;
  }
}
