// How the stickers look: their colours, and the signs on them.

import { checkText } from "../../core/arguments";
import { FACES } from "../../core/faces";
import type { SignKind } from "../../scene/signs/sticker-signs";
import { Feature, forPages } from "../element/feature";
import { oneOf, setting } from "../element/setting";
import { readColorScheme, type ColorScheme } from "../looks/color-scheme";
import { nameColors, type ColorNames } from "../words/color-names";
import { Settings } from "./settings";

export type { ColorNames };

export interface AppearanceApi {
  /**
   * Colours of faces such as "U:white R:#b00", or "western", "japanese", "high-contrast" or
   * "color-blind". They override the custom properties.
   */
  get colorScheme(): string;
  set colorScheme(given: string | null | undefined);
  /** What each face's colour is called, with a capital. */
  readonly colorNames: ColorNames;
  /** What stickers show besides their colours, for people who cannot tell the colours apart. */
  get signs(): "none" | "letters" | "patterns";
  set signs(given: "none" | "letters" | "patterns" | null | undefined);
}

const DEFAULT_SCHEME = "western";

function schemeOf(text: string): ColorScheme {
  return readColorScheme(text, (word) => CSS.supports("color", word));
}

export class Appearance extends Feature implements AppearanceApi {
  @setting("color-scheme", DEFAULT_SCHEME, (given) => {
    const colorScheme = checkText("color-scheme", given);
    schemeOf(colorScheme);
    return colorScheme;
  })
  declare colorScheme: string;

  @setting("signs", "none", oneOf("signs", ["none", "letters", "patterns"]))
  declare signs: SignKind;

  readonly #settings = this.use(Settings);
  #appliedScheme = DEFAULT_SCHEME;

  @forPages
  get colorNames(): ColorNames {
    return nameColors(this.#settings.words, this.colorScheme, schemeOf(this.colorScheme));
  }

  // Through the style object, since a Content-Security-Policy may forbid style attributes.
  override hostUpdated(): void {
    if (this.colorScheme === this.#appliedScheme) return;
    this.#appliedScheme = this.colorScheme;
    const scheme = schemeOf(this.colorScheme);
    const { style } = this.element.renderRoot.querySelector<HTMLElement>(".layout")!;
    for (const face of FACES) {
      style.setProperty(`--cubewright-color-${face.toLowerCase()}`, scheme[face] ?? "");
    }
    this.element.renderRoot.querySelector("cubewright-stage")!.refreshColors();
  }
}
