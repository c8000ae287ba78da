// A picture of the cube in the page's own file, made by the code that draws it in the page.
import { join } from "node:path";
import { runnerImport } from "vite";
import { projectDirectory } from "./directories.mjs";

const SOURCE = join(projectDirectory, "web/page/first-picture.ts");
const PLACE = "<!-- first picture -->";

/** @returns {import("vite").Plugin} */
export function firstPicture() {
  return {
    name: "first-picture",
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) return html;
      /** @type {{ module: typeof import("../page/first-picture") }} */
      const { module } = await runnerImport(SOURCE, { configFile: false });
      return html.replace(PLACE, module.firstPicture());
    },
  };
}
