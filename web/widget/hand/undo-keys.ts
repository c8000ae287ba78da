// The usual keys for undo and redo of all systems.

import { isTypedInto } from "./typed-into";

type PressedKey = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey"
>;

/** What a pressed key asks for, if it is one of these keys. */
export function editOfKey(pressed: PressedKey): "undo" | "redo" | undefined {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey === metaKey) return undefined;
  // On keyboards without Latin letters, the key in the same place counts.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : undefined;
}

export interface Undoable {
  undo(): void;
  redo(): void;
  /** Whether these keys are left to something around it; by default they are not. */
  leavesKeys?: boolean;
}

/** Makes the keys pressed in `area` undo and redo, except those that are typed into a field, until `signal` ends it. */
export function listenForUndo(area: EventTarget, edited: Undoable, signal?: AbortSignal): void {
  const press = (event: Event) => {
    if (event.defaultPrevented || edited.leavesKeys || isTypedInto(event.composedPath()[0])) return;
    const edit = editOfKey(event as KeyboardEvent);
    if (!edit) return;
    event.preventDefault();
    edited[edit]();
  };
  area.addEventListener("keydown", press, signal && { signal });
}
