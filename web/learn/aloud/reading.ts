// Reads a lesson aloud, for those who want that: what is new in it, as soon as it is new.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { keepLasting, readLasting } from "../../site/lasting";
import { CAN_SPEAK, hush, speak } from "../../widget/play/speech";

const STORAGE_KEY = "cubewright.aloud";
const ON = "on";

export class Reading implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #isOn = readLasting(STORAGE_KEY) === ON;
  #read: readonly string[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    // In some browsers the voices come later.
    if (CAN_SPEAK) speechSynthesis.addEventListener("voiceschanged", this.#hearVoices);
    addEventListener("pagehide", hush);
  }

  hostDisconnected(): void {
    if (CAN_SPEAK) speechSynthesis.removeEventListener("voiceschanged", this.#hearVoices);
    removeEventListener("pagehide", hush);
    hush();
  }

  /** Whether the browser has a voice for this language, written as in a `lang` attribute. */
  isPossible(language: string): boolean {
    const [wanted] = language.split("-");
    return (
      CAN_SPEAK && speechSynthesis.getVoices().some(({ lang }) => lang.split(/[-_]/)[0] === wanted)
    );
  }

  /** Whether the person wants it. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Turns reading on or off, for later visits too. */
  turn(isOn: boolean): void {
    this.#isOn = isOn;
    keepLasting(STORAGE_KEY, isOn ? ON : "");
    this.#read = [];
    if (!isOn) hush();
    this.#host.requestUpdate();
  }

  /** Reads the sentences that the previous call did not have. */
  read(sentences: readonly string[], language: string): void {
    if (!this.#isOn || !this.isPossible(language)) return;
    const said = sentences.filter((each) => each !== "" && !this.#read.includes(each));
    this.#read = sentences;
    if (said.length > 0) speak(said.join(" "), language);
  }

  readonly #hearVoices = (): void => this.#host.requestUpdate();
}
