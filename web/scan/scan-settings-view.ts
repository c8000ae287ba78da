// The choices of the scan dialog: which camera looks, whether its light is on, and whether a face that is taken is heard.

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

import type { CameraWatch } from "./camera-watch";
import type { ScanWords } from "./words/scan-words";

export interface SoundSetting {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

export function scanSettings(
  words: ScanWords,
  watch: CameraWatch | undefined,
  sound: SoundSetting,
): TemplateResult {
  return html`<div class="settings">
    ${watch ? cameraChoice(words, watch) : nothing}
    ${watch?.isLit === undefined ? nothing : checkbox(words.say("light"), watch.isLit, (isLit) => void watch.light(isLit))}
    ${checkbox(words.say("sound"), sound.isOn, sound.turn)}
  </div>`;
}

function cameraChoice(words: ScanWords, watch: CameraWatch): TemplateResult | typeof nothing {
  const { cameras, cameraId } = watch;
  if (cameras.length < 2) return nothing;
  return html`<label class="camera"
    >${words.say("choose-camera")}
    <select
      .value=${cameraId}
      @change=${({ target }: Event) => void watch.choose((target as HTMLSelectElement).value)}
    >
      ${cameras.map(
        ({ id, label }, index) =>
          html`<option value=${id} ?selected=${id === cameraId}>
            ${label || words.say("camera-number", { number: index + 1 })}
          </option>`,
      )}
    </select></label
  >`;
}

function checkbox(name: string, isOn: boolean, turn: (isOn: boolean) => void): TemplateResult {
  return html`<label
    ><input
      type="checkbox"
      .checked=${live(isOn)}
      @change=${({ target }: Event) => turn((target as HTMLInputElement).checked)}
    />${name}</label
  >`;
}
