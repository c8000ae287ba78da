// A list of buttons with pictures by keyboard: Tab stops at one of them, arrow keys, Home and End lead to the others.

/** The button that `key` leads to from the one at `place`; `undefined` if the key leads nowhere. */
function buttonBy(
  key: string,
  buttons: readonly HTMLButtonElement[],
  place: number,
): HTMLButtonElement | undefined {
  const { offsetLeft } = buttons[place]!;
  const isInColumn = (button: HTMLButtonElement) => button.offsetLeft === offsetLeft;
  switch (key) {
    case "ArrowLeft":
      return buttons[place - 1];
    case "ArrowRight":
      return buttons[place + 1];
    case "ArrowUp":
      return buttons.slice(0, place).findLast(isInColumn);
    case "ArrowDown":
      return buttons.slice(place + 1).find(isInColumn);
    case "Home":
      return buttons[0];
    case "End":
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** For "keydown" on the list. */
export function goByKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll("button")];
  const from = (event.target as HTMLElement).closest("button");
  const to = from && buttonBy(event.key, buttons, buttons.indexOf(from));
  if (!to) return;
  // The dialog would scroll.
  event.preventDefault();
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
