// The page in a frame of another site: one cube, as the address says, and word of its size.

import { CubewrightCube } from "../../widget/cubewright-cube";
import { chooseLanguage } from "../../widget/words/languages";
import { readEmbedSettings, type EmbedSizeMessage } from "../dialogs/embed-snippets";
import { inTasks, prepareNumbers } from "../startup/in-tasks";

const cube = document.querySelector("cubewright-cube")!;
const settings = readEmbedSettings(location.search);
const { lang } = settings;
document.documentElement.lang = chooseLanguage(lang ? [lang] : navigator.languages);
for (const [name, value] of Object.entries(settings)) {
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

void inTasks([
  prepareNumbers,
  () => customElements.define("cubewright-cube", CubewrightCube),
  // The page without its cube is no size to tell of.
  () => {
    if (parent !== window) new ResizeObserver(tellSize).observe(document.body);
  },
]);
