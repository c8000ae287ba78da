// Fields that a person writes in, whose keys mean letters.

const WITHOUT_TEXT = /^(?:radio|checkbox|range|button|color)$/;

/** Whether keys pressed at `target` are being written into it. */
export function isTypedInto(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.test(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select");
}
