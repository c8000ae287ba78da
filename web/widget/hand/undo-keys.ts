// Undo and redo by keyboard, as programs on all systems have them.

import { isTypedInto } from "./typed-into";

type PressedKey = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey"
>;

/** What a pressed key asks for, if it is one of those. */
export function editOfKey(pressed: PressedKey): "undo" | "redo" | undefined {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey === metaKey) return undefined;
  // On a keyboard with other letters, the key that has this one elsewhere.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : undefined;
}

export interface Undoable {
  undo(): void;
  redo(): void;
}

/** Has the keys that are pressed in `area` undo and redo, but for those written into a field. */
export function listenForUndo(area: EventTarget, edited: Undoable): void {
  const press = (event: Event) => {
    if (event.defaultPrevented || isTypedInto(event.composedPath()[0])) return;
    const edit = editOfKey(event as KeyboardEvent);
    if (!edit) return;
    event.preventDefault();
    edited[edit]();
  };
  area.addEventListener("keydown", press);
}
