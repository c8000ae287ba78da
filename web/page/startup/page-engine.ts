// The engine that the page's cube solves with, started before anything else of the page is run.

import { sharedEngine } from "../../widget/solve/shared-engine";

const { baseURI } = document;
const baseUrl = document.querySelector("cubewright-cube")!.getAttribute("base-url")!;

export const pageEngine = sharedEngine({ baseUrl: new URL(baseUrl, baseURI).href });

// Whoever asks the engine for something hears why it could not be started.
pageEngine.solver().catch(() => undefined);
