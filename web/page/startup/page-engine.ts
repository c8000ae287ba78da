// The engine of the page's cube, started before all other scripts of the page.

import { sharedEngine } from "../../widget/solve/shared-engine";

const { baseURI } = document;
const baseUrl = document.querySelector("cubewright-cube")!.getAttribute("base-url")!;

export const pageEngine = sharedEngine({ baseUrl: new URL(baseUrl, baseURI).href });

// A failure is told to whoever asks the engine for something.
pageEngine.solver().catch(() => undefined);
