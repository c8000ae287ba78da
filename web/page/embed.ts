// The page in a frame of another site: one cube, as the address says, and word of its size.

import "../widget";
import { readEmbedSettings, type EmbedSizeMessage } from "./embed-snippets";

const cube = document.querySelector("cubewright-cube")!;
for (const [name, value] of Object.entries(readEmbedSettings(location.search))) {
  cube.setAttribute(name, value);
}

function tellSize(): void {
  const { offsetWidth, offsetHeight } = document.body;
  const message: EmbedSizeMessage = {
    type: "cubewright-size",
    widthPx: offsetWidth,
    heightPx: offsetHeight,
  };
  // Whoever frames this page may know how large it is.
  parent.postMessage(message, "*");
}

if (parent !== window) new ResizeObserver(tellSize).observe(document.body);
