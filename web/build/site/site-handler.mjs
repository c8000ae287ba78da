// How the site is served on this machine.
import sirv from "sirv";
import { cacheControlOf, SITE_HEADERS } from "./site-headers.mjs";

/** @param {import("node:http").ServerResponse} response */
export function setSiteHeaders(response) {
  for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
}

/**
 * @param {string} directory
 * @returns {import("node:http").RequestListener} answers with the files of `directory`
 */
export function createSiteHandler(directory) {
  const serveFile = sirv(directory, {
    // Files are looked up at each request, so a new build needs no restart.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader("Cache-Control", cacheControlOf(path));
      if (path.endsWith(".gz")) response.setHeader("Content-Type", "application/gzip");
    },
  });
  return (request, response) => {
    setSiteHeaders(response);
    withoutContentEncoding(response);
    serveFile(request, response);
  };
}

/**
 * sirv sends a .gz file as `Content-Encoding: gzip`, so the browser would unpack it. The page
 * unpacks the chunks of the tables itself, so they must arrive compressed.
 *
 * @param {import("node:http").ServerResponse} response
 */
function withoutContentEncoding(response) {
  const writeHead = response.writeHead.bind(response);
  /** @param {number} status @param {import("node:http").OutgoingHttpHeaders} [headers] */
  const writeHeadUnencoded = (status, headers = {}) => {
    const { "Content-Encoding": _encoding, ...others } = headers;
    return writeHead(status, others);
  };
  response.writeHead = /** @type {typeof response.writeHead} */ (writeHeadUnencoded);
}
