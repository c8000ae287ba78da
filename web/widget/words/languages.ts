// The languages of Cubewright.

export interface Language {
  /** As in a `lang` attribute. */
  code: LanguageCode;
  /** Its name in the language itself. */
  name: string;
}

export type LanguageCode = "en" | "sr-Latn" | "zh-Hans" | "ko" | "ru";

export const LANGUAGES: readonly Language[] = [
  { code: "en", name: "English" },
  { code: "sr-Latn", name: "Srpski" },
  { code: "zh-Hans", name: "简体中文" },
  { code: "ko", name: "한국어" },
  { code: "ru", name: "Русский" },
];

const FALLBACK: LanguageCode = "en";

/**
 * The first of the wanted languages (BCP 47 tags such as "sr-RS") that Cubewright has, in whichever
 * script; English if it has none of them.
 */
export function chooseLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const known = LANGUAGES.find(({ code }) => primaryTag(code) === primaryTag(tag));
    if (known) return known.code;
  }
  return FALLBACK;
}

function primaryTag(tag: string): string {
  return tag.split(/[-_]/, 1)[0]!.toLowerCase();
}

/**
 * The language for `element`: that of the nearest `lang` attribute, on itself or around it, also
 * outside its shadow trees; the browser's language if there is none.
 */
export function languageAt(element: Element): LanguageCode {
  const said = closestLanguage(element);
  return chooseLanguage(said === undefined ? navigator.languages : [said]);
}

function closestLanguage(element: Element): string | undefined {
  const speaking = element.closest("[lang]:not([lang=''])");
  if (speaking) return speaking.getAttribute("lang")!;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestLanguage(root.host) : undefined;
}
