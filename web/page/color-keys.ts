// The keys that choose a colour, while nothing on the page has the focus.

import type { CubewrightCube } from "../widget/cubewright-cube";

/** Passes keys that are pressed where nothing has the focus on to the element, where digits choose colours. */
export function listenForColors(cube: CubewrightCube): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.target !== document.body) return;
    const { key, altKey, ctrlKey, metaKey } = event;
    const same = new KeyboardEvent("keydown", { key, altKey, ctrlKey, metaKey });
    cube.renderRoot.querySelector(".layout")?.dispatchEvent(same);
  });
}
