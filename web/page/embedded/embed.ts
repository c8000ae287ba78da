// The page in a frame of another site: one cube with the settings in the address. It posts its size
// to the page around it.

import { CubewrightCube } from "../../widget/cubewright-cube";
import { offerLessons } from "../../widget/element/lessons";
import { offerScans } from "../../widget/element/scans";
import { chooseLanguage } from "../../widget/words/languages";
import { readEmbedSettings, type EmbedSizeMessage } from "../dialogs/embed-snippets";
import { inTasks, prepareNumbers } from "../startup/in-tasks";

offerLessons(() => import("../../learn/embedded/learn-in-element"));
offerScans(() => import("../../scan/scan-in-element"));

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
  // Any page may know the size.
  parent.postMessage(message, "*");
}

void inTasks([
  () => customElements.define("cubewright-cube", CubewrightCube),
  // Not before the cube is there.
  () => {
    if (parent !== window) new ResizeObserver(tellSize).observe(document.body);
  },
  prepareNumbers,
]);
