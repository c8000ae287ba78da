// The icons of the installed page, drawn from the logo. The drawing library is WebAssembly, so that
// the pictures are the same on every machine.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { projectDirectory, publicDirectory } from "../directories.mjs";

const LOGO_PATH = join(projectDirectory, "web/page/icons/logo.svg");

/** The logo itself is published as well, for systems that can draw SVG. */
export const LOGO_NAME = "logo.svg";

/** The colour of the logo's own disc. */
const DISC_COLOR = "#20493f";

/**
 * Systems cut icons to a shape of their own. Where they do, the disc's colour fills the corners; the
 * cube is within the middle 80%, which all of them keep.
 *
 * @typedef {{ file: string, sizePixels: number, filled: boolean }} Icon
 */

/** Below the site's folder `icons/`. @satisfies {Record<string, Icon>} */
export const ICONS = {
  small: { file: "icon-192.png", sizePixels: 192, filled: false },
  large: { file: "icon-512.png", sizePixels: 512, filled: false },
  maskable: { file: "maskable-512.png", sizePixels: 512, filled: true },
  apple: { file: "apple-touch-icon.png", sizePixels: 180, filled: true },
};

export async function drawIcons() {
  const logo = await readFile(LOGO_PATH, "utf8");
  const destination = join(publicDirectory, "icons");
  await mkdir(destination, { recursive: true });
  await copyFile(LOGO_PATH, join(destination, LOGO_NAME));
  await startDrawing();
  for (const icon of Object.values(ICONS)) {
    await writeFile(join(destination, icon.file), draw(logo, icon));
  }
}

/** @type {Promise<void> | undefined} */
let starting;

/** The library may be started only once. */
function startDrawing() {
  starting ??= readFile(
    createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"),
  ).then((bytes) => initWasm(bytes));
  return starting;
}

/**
 * @param {string} svg
 * @param {Icon} icon
 * @returns {Uint8Array} a PNG file
 */
function draw(svg, { sizePixels, filled }) {
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: sizePixels },
    ...(filled ? { background: DISC_COLOR } : {}),
  });
  return drawing.render().asPng();
}
