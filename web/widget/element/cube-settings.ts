// What an embedder may set on <cubewright-cube> that is not the cube itself.

import type { TableTier } from "../../core/solution";
import { checkSolveOptions, checkSolverOptions } from "../../engine";
import {
  nameColors,
  readColorScheme,
  type ColorNames,
  type ColorScheme,
} from "../looks/color-scheme";
import { tell } from "./events";
import { numberThat, oneOf, readNumber, setting } from "./setting";
import { problemOf } from "../solve/solving";
import { StyledElement } from "../looks/styled-element";
import { widgetVocabulary, type WidgetWords } from "../words/widget-words";
import { Spoken } from "../words/spoken";

/** What the element is there for. */
export type CubeMode = "view" | "paint" | "solve";

const DEFAULT_SOLVE_TIME_MS = 1000;
const SCHEME_OF_MOST = "western";

function schemeOf(text: string): ColorScheme {
  return readColorScheme(text, (word) => CSS.supports("color", word));
}

/**
 * The properties that are also attributes, but for those of the cube and its moves. A value that
 * makes no sense is told by "cubewright-error" with the code "option", and the one before stays.
 */
export abstract class CubeSettings extends StyledElement {
  /**
   * `view`: plays `alg` from `setup`. `paint`: a person paints a cube, which "cubewright-change"
   * tells. `solve`: and has it solved, and follows the solution.
   */
  @setting("mode", "view", oneOf("mode", ["view", "paint", "solve"]))
  declare mode: CubeMode;

  /** `bar`: buttons that play, and in the other modes those that solve, scramble and reset. */
  @setting("controls", "bar", oneOf("controls", ["none", "bar"]))
  declare controls: "none" | "bar";

  /** Which search tables the engine uses: see `SolverOptions`. */
  @setting("tables", "auto", oneOf("tables", ["auto", "mini", "full"]))
  declare tables: "auto" | TableTier;

  /** How many threads search: a number, or as many as the machine has. */
  @setting("threads", "auto", readThreads)
  declare threads: "auto" | number;

  /** How long `solve` searches unless told otherwise, in milliseconds. */
  @setting("time-ms", DEFAULT_SOLVE_TIME_MS, numberThat((timeMs) => checkSolveOptions({ timeMs })))
  declare timeMs: number;

  /** `solve` stops at the first solution of at most so many moves; 0: as short as time allows. */
  @setting("max-length", 0, numberThat((maxLength) => checkSolveOptions({ maxLength })))
  declare maxLength: number;

  /** The folder in which `wasm/` and `tables/` lie; "": where the script came from. */
  @setting("base-url", "", readUrl)
  declare baseUrl: string;

  /** `arrow`: shows which layer turns next, before it turns. */
  @setting("hint", "none", oneOf("hint", ["arrow", "none"]))
  declare hint: "arrow" | "none";

  /** What stickers show besides their colours, for who cannot tell them apart. */
  @setting("signs", "none", oneOf("signs", ["none", "letters", "patterns"]))
  declare signs: "none" | "letters" | "patterns";

  /** `float`: the stickers of hidden faces float behind the cube, where they are seen. */
  @setting("backs", "none", oneOf("backs", ["float", "none"]))
  declare backs: "float" | "none";

  /**
   * `lazy`: nothing but a still picture until the element comes near the viewport, and no engine
   * until it is needed. `eager`: both at once.
   */
  @setting("loading", "lazy", oneOf("loading", ["lazy", "eager"]))
  declare loading: "lazy" | "eager";

  /**
   * Colours of faces such as "U:white R:#b00", or "western", "japanese", "high-contrast" or
   * "color-blind". They stand above the custom properties.
   */
  @setting("color-scheme", SCHEME_OF_MOST, (given) => {
    schemeOf(String(given));
    return String(given);
  })
  declare colorScheme: string;

  /** What the picture shows, for those who do not see it. */
  @setting("alt", "", String)
  declare alt: string;

  readonly #spoken = new Spoken(this, widgetVocabulary);

  /** What is said, in the language of `lang`, or of the nearest element around that has one. */
  protected get words(): WidgetWords {
    return this.#spoken.words;
  }

  // What is said first is said in the right language.
  protected override async scheduleUpdate(): Promise<void> {
    const { arrival } = this.#spoken;
    if (arrival) await arrival;
    await super.scheduleUpdate();
  }

  /**
   * Tells of a value that makes no sense.
   * @internal
   */
  refuse(error: unknown): void {
    const { code, message } = problemOf(error);
    tell(this, "cubewright-error", { code, message });
  }

  /** The colours of those faces that have not the usual one. */
  protected get schemeColors(): ColorScheme {
    return schemeOf(this.colorScheme);
  }

  /** What each face's colour is called, with a capital. */
  get colorNames(): ColorNames {
    return nameColors(this.words, this.colorScheme, this.schemeColors);
  }
}

function readThreads(given: unknown): "auto" | number {
  const threads = given === "auto" ? given : readNumber(given);
  checkSolverOptions({ threads });
  return threads;
}

function readUrl(given: unknown): string {
  const baseUrl = String(given);
  checkSolverOptions({ baseUrl });
  return baseUrl;
}
