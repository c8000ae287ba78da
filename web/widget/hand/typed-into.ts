// Fields in which pressed keys are text.

const WITHOUT_TEXT = /^(?:radio|checkbox|range|button|color)$/;

/** Whether keys that are pressed in `target` are typed into it. */
export function isTypedInto(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.test(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select");
}
