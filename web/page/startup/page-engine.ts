// The engine of the page's cube, which the laboratory has none of.

import { sharedEngine } from "../../widget/solve/shared-engine";

const { baseURI } = document;
const baseUrl = document.querySelector("cubewright-cube")?.getAttribute("base-url") ?? "./";

export const pageEngine = sharedEngine({ baseUrl: new URL(baseUrl, baseURI).href });
