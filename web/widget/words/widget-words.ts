// The element's words.

import { en, type WidgetMessage } from "./en";
import { Vocabulary, type MessageSources } from "./vocabulary";
import type { Messages, Words } from "./words";

export type { WidgetMessage };
export type WidgetWords = Words<WidgetMessage>;

const SOURCES: MessageSources<WidgetMessage> = {
  "sr-Latn": async () => (await import("./sr")).sr,
  "zh-Hans": async () => (await import("./zh")).zh,
  ko: async () => (await import("./ko")).ko,
  ru: async () => (await import("./ru")).ru,
};

export const widgetVocabulary = new Vocabulary<WidgetMessage>(en, SOURCES);

/** The words of something around the element, with those of the element. */
export function withElementWords<Own extends string>(
  english: Messages<Own>,
  sources: MessageSources<Own>,
): Vocabulary<Own | WidgetMessage> {
  type Both = Messages<Own | WidgetMessage>;
  const both = (code: keyof typeof SOURCES) => async (): Promise<Both> => {
    const [words, own] = await Promise.all([SOURCES[code](), sources[code]()]);
    return { ...words, ...own };
  };
  return new Vocabulary<Own | WidgetMessage>({ ...en, ...english } satisfies Both, {
    "sr-Latn": both("sr-Latn"),
    "zh-Hans": both("zh-Hans"),
    ko: both("ko"),
    ru: both("ru"),
  });
}
