// Reading a lesson aloud: what is new, in a voice of its language, as long as it is wanted.

import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const spoken: string[] = [];
const voices = [{ lang: "en-US" }, { lang: "zh_CN" }];

vi.stubGlobal("speechSynthesis", {
  getVoices: () => voices,
  speak: ({ text, lang }: { text: string; lang: string }) => spoken.push(`${lang}: ${text}`),
  cancel: () => spoken.push("-"),
});
vi.stubGlobal(
  "SpeechSynthesisUtterance",
  class {
    lang = "";
    constructor(readonly text: string) {}
  },
);
// Whether the browser can speak is determined once.
const { Reading } = await import("../../../web/learn/aloud/reading");

describe("reading aloud", () => {
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const make = () =>
    new Reading({
      ...host,
      removeController: () => undefined,
      updateComplete: Promise.resolve(true),
    });

  beforeEach(() => spoken.splice(0));
  afterAll(() => vi.unstubAllGlobals());

  it("is possible in the languages for which the browser has a voice", () => {
    const reading = make();
    expect(["en", "zh-Hans", "sr-Latn", "ko"].map((each) => reading.isPossible(each))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it("says nothing unless it is turned on", () => {
    const reading = make();
    reading.read(["The goal."], "en");
    expect(spoken).toEqual([]);
    expect(reading.isOn).toBe(false);
  });

  it("says only what is new, and interrupts what it was saying", () => {
    const reading = make();
    reading.turn(true);
    reading.read(["", "The goal.", "Right face."], "en");
    reading.read(["", "The goal.", "Right face."], "en");
    reading.read(["Daisy: done.", "The goal.", "Upper face."], "en");
    reading.turn(false);
    expect(spoken).toEqual([
      ...["-", "en: The goal. Right face.", "-", "en: Daisy: done. Upper face.", "-"],
    ]);
  });
});
