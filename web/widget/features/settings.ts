// What all other features need: the purpose of the element, and the language it speaks.

import { checkText } from "../../core/arguments";
import { tellError } from "../element/events";
import { Feature, forPages } from "../element/feature";
import { oneOf, setting } from "../element/setting";
import { Spoken } from "../words/spoken";
import { widgetVocabulary, type WidgetWords } from "../words/widget-words";

/** What the element is there for. */
export type CubeMode = "view" | "paint" | "solve" | "learn";

export interface SettingsApi {
  /**
   * `view`: plays `alg` from `setup`. `paint`: a person paints a cube, which "cubewright-change" reports. `solve`: a
   * person paints a cube, has it solved and follows the solution. `learn`: a person learns to solve the cube stage by
   * stage, by `method`; the default, "two-phase", has no stages, so that "beginner" is taught instead. A lesson has its
   * own moves and buttons; the previous cube, its moves and the place in them come back with another mode.
   */
  get mode(): CubeMode;
  set mode(given: CubeMode | null | undefined);
  /** `bar`: buttons that play, and in the other modes those that solve, scramble and reset. */
  get controls(): "none" | "bar";
  set controls(given: "none" | "bar" | null | undefined);
}

export class Settings extends Feature implements SettingsApi {
  @setting("mode", "view", oneOf("mode", ["view", "paint", "solve", "learn"]))
  declare mode: CubeMode;

  @setting("controls", "bar", oneOf("controls", ["none", "bar"]))
  declare controls: "none" | "bar";

  /** As of every element, except that `undefined` and `null` take the attribute away: React sets them. */
  @forPages
  get lang(): string {
    return this.element.getAttribute("lang") ?? "";
  }

  set lang(given: string | null | undefined) {
    try {
      if (given === undefined || given === null) this.element.removeAttribute("lang");
      else this.element.setAttribute("lang", checkText("lang", given));
    } catch (error) {
      tellError(this.element, error);
    }
  }

  /** Called when `mode` changes. */
  modeChanged: (() => void) | undefined;

  readonly #spoken = new Spoken(this.element, widgetVocabulary);

  override settingChanged(name: string): void {
    if (name === "mode") this.modeChanged?.();
  }

  /** Whether the person can change the cube by painting; in the other modes they only follow moves. */
  get isPainted(): boolean {
    return this.mode === "paint" || this.mode === "solve";
  }

  /** The element's texts, in the language of the page around it. */
  get words(): WidgetWords {
    return this.#spoken.words;
  }

  /** Resolves when the words have loaded; `undefined` if they have already. */
  get wordsArrival(): Promise<void> | undefined {
    return this.#spoken.arrival;
  }
}
