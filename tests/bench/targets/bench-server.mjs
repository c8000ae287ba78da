// Serves, with the site's own headers, the built site, and below it what the benchmark needs in a
// browser: `/tests/` with its scripts, `/build/` with tables and yardstick.
import { createServer } from "node:http";
import { join } from "node:path";

import {
  buildDirectory,
  projectDirectory,
  siteDirectory,
} from "../../../web/build/directories.mjs";
import { createSiteHandler } from "../../../web/build/site/site-handler.mjs";
import { listenLocally } from "./local-server.mjs";

/**
 * @returns {Promise<{ url: string, stop: () => void }>} `url` ends in a slash
 */
export async function startBenchServer() {
  const folders = [
    { path: "/tests/", handle: createSiteHandler(join(projectDirectory, "tests")) },
    { path: "/build/", handle: createSiteHandler(buildDirectory) },
    { path: "/", handle: createSiteHandler(siteDirectory) },
  ];
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const folder = folders.find(({ path }) => url.startsWith(path));
    request.url = url.slice((folder?.path.length ?? 1) - 1);
    folder?.handle(request, response);
  });
  return listenLocally(server);
}
