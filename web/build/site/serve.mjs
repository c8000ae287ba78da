// Serving the built site on this machine.
import { createServer } from "node:http";
import { siteDirectory } from "../directories.mjs";
import { createSiteHandler } from "./site-handler.mjs";

/**
 * Serves the site until the process ends.
 *
 * @param {number} port 0 for any free one
 * @returns {Promise<void>} settled when the site answers; rejects if it cannot be served
 */
export async function serveSite(port) {
  const server = createServer(createSiteHandler(siteDirectory));
  await new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === "EADDRINUSE" ? new Error(portTakenMessage(port)) : error);
    });
    server.listen(port);
  });
  const address = server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  console.log(`\nCubewright is at http://localhost:${actualPort}  (Ctrl+C ends it)`);
}

/** @param {number} port */
function portTakenMessage(port) {
  const taken = String(port);
  return `Port ${taken} is taken. Choose another one: npm start -- --port ${port + 1}`;
}
