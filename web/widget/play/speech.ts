// Says a text aloud, by the browser's own voices.

/** Whether this browser can say anything. */
export const CAN_SPEAK = "speechSynthesis" in globalThis;

/** Says `text`, and nothing more of what was said before. `language` is as in a `lang` attribute. */
export function speak(text: string, language: string): void {
  if (!CAN_SPEAK) return;
  hush();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (CAN_SPEAK) speechSynthesis.cancel();
}
