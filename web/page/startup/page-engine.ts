// The engine of the page's cube; the laboratory's page has no cube.

import { sharedEngine } from "../../widget/solve/shared-engine";

const cube = document.querySelector("cubewright-cube");
const baseUrl = new URL(cube?.getAttribute("base-url") ?? "./", document.baseURI).href;

// On the page of lessons, the cube makes do with small tables and one thread: methods by stages need no tables.
export const pageEngine = sharedEngine(
  cube?.hasAttribute("tables") ? { baseUrl, tables: "mini", threads: 1 } : { baseUrl },
);
