// The element inside a shadow root of the page's own, as in the components of another library.

import { expect } from "vitest";

import { it } from "./element-test";

it("the element draws, solves, and tells the page of it inside a shadow root of the page's", async ({
  page,
}) => {
  await page.embed("");
  await page.listen("cubewright-ready", "cubewright-solution");
  const outcome = await page.tab.evaluate(async () => {
    const host = document.createElement("section");
    document.querySelector("main")!.append(host);
    const cube = document.createElement("cubewright-cube");
    Object.assign(cube, { mode: "solve", baseUrl: "/", setup: "R U F" });
    host.attachShadow({ mode: "open" }).append(cube);
    await cube.ready;
    const solution = await cube.solve();
    const { type, size } = await cube.toBlob();
    const { width, height } = cube.getBoundingClientRect();
    return { moves: solution?.text, type, isDrawn: size > 1000 && width > 100 && height > 100 };
  });
  expect(outcome).toEqual({ moves: "F' U' R'", type: "image/png", isDrawn: true });
  const told = (await page.heard()).map(([type]) => type);
  expect(told).toEqual(["cubewright-ready", "cubewright-solution"]);
});
