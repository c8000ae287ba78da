// How the site is served: which headers each file gets.
import sirv from "sirv";

/** What every response carries. */
const SITE_HEADERS = {
  // Together these two isolate the page, without which a browser gives it no shared memory.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** Files whose name holds a hash of their contents. */
const IMMUTABLE_PATH = /^\/(assets|tables\/chunks)\//;

/**
 * @param {string} directory
 * @returns {import("node:http").RequestListener} answers with the files of `directory`
 */
export function createSiteHandler(directory) {
  const serveFile = sirv(directory, {
    // Files are looked up at each request, so a new build needs no new start.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      const immutable = IMMUTABLE_PATH.test(path);
      response.setHeader(
        "Cache-Control",
        immutable ? "public, max-age=31536000, immutable" : "no-cache",
      );
      if (path.endsWith(".gz")) response.setHeader("Content-Type", "application/gzip");
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
    withoutContentEncoding(response);
    serveFile(request, response);
  };
}

/**
 * sirv declares any .gz file as an encoding to be undone by the browser, but the chunks of the
 * tables are to arrive compressed.
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
