// Speech with the browser's own voices.

/** Whether this browser can speak. */
export const CAN_SPEAK = "speechSynthesis" in globalThis;

/** Speaks `text`, and ends what was being spoken. `language` is as in a `lang` attribute. */
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
