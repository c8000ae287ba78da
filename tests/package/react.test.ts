// The element in React: it follows its properties, also back to what it is without them, and has types for JSX.

import { join } from "node:path";

import { chromium, type Browser, type Frame } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves } from "../../web/core/moves";
import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { FreshProject } from "./fresh-project";
import { STRICT_OPTIONS } from "./react-types";
import { StaticServer } from "./static-server";
import { visit } from "./visit";

const PACKAGES = [
  ...["react@19.3.1", "react-dom@19.3.1"],
  ...["@types/react@19.3.0", "@types/react-dom@19.3.0"],
];
const TURNED = applyMoves(SOLVED_FACELETS, ["R", "U"]);

const APP_TSX = `
  import { StrictMode, useState } from "react";
  import { createRoot } from "react-dom/client";
  import "cubewright/react";

  function App() {
    const [facelets, setFacelets] = useState<string | undefined>("${TURNED}");
    const [told, setTold] = useState("");
    const isTurned = facelets !== undefined;
    return (
      <>
        <cubewright-cube
          mode="paint"
          facelets={facelets}
          hint={isTurned ? "none" : null}
          lang={isTurned ? "en" : undefined}
          ref={(cube) => void cube?.ready.then(() => setTold(cube.facelets))}
        />
        <button onClick={() => setFacelets(undefined)}>Leave the cube out</button>
        <output>{told}</output>
      </>
    );
  }

  createRoot(document.querySelector("#root")!).render(<StrictMode><App /></StrictMode>);
`;

const FILES = {
  "index.html":
    '<!doctype html><html lang="ru"><link rel="icon" href="data:," /><div id="root"></div>' +
    '<script type="module" src="./main.tsx"></script></html>',
  "main.tsx": APP_TSX,
  "tsconfig.json": JSON.stringify({ compilerOptions: STRICT_OPTIONS, files: ["main.tsx"] }),
};

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = FreshProject.create(FILES);
  await project.install(["--save-dev", ...PACKAGES]);
  project.borrow("vite");
  project.borrow("typescript");
});

afterAll(async () => {
  await browser.close();
  project.remove();
});

function faceletsOf(frame: Frame): Promise<string> {
  return frame.locator("cubewright-cube").evaluate((element) => {
    return (element as HTMLElementTagNameMap["cubewright-cube"]).facelets;
  });
}

it("is typed in JSX", async () => {
  await project.run("node", ["node_modules/typescript/bin/tsc", "-p", "."]);
});

it("shows what it is given, and the solved cube once that is left out", async () => {
  await project.run("vite", ["build"]);
  const server = await StaticServer.start(join(project.directory, "dist"));
  const { result, noise } = await visit(browser, server.url, async (frame) => {
    await frame.getByRole("grid", { name: "Cube net" }).waitFor();
    await frame.getByRole("status").getByText(TURNED).waitFor();
    const before = await faceletsOf(frame);
    await frame.getByRole("button", { name: "Leave the cube out" }).click();
    // The page's own language.
    await frame.getByRole("grid", { name: "Развёртка кубика" }).waitFor();
    return [before, await faceletsOf(frame)];
  });
  await server.stop();
  expect(result).toEqual([TURNED, SOLVED_FACELETS]);
  expect(noise).toEqual([]);
  expect(server.missing).toEqual([]);
});
