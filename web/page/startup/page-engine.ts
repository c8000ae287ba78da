// The engine of the page's cube, which the laboratory has none of.

import { sharedEngine } from "../../widget/solve/shared-engine";

const cube = document.querySelector("cubewright-cube");
const baseUrl = new URL(cube?.getAttribute("base-url") ?? "./", document.baseURI).href;

// The page of lessons has its cube do with small tables: methods by stages need none, and one thread.
export const pageEngine = sharedEngine(
  cube?.hasAttribute("tables") ? { baseUrl, tables: "mini", threads: 1 } : { baseUrl },
);
