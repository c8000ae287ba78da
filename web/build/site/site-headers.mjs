// The headers that the site should be served with. web/page/HOSTING.md explains how to set them on
// other hosts.

/** Sent with every response. */
export const SITE_HEADERS = {
  // Together these two isolate the page; without isolation a browser gives it no shared memory.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  // Other sites embed the cube, and everything here is public.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  // Scan asks for the camera; other sites that frame the page pass theirs on by allow="camera".
  "Permissions-Policy": "camera=(self)",
};

/** Folders in which each file's name contains a hash of its contents. */
const HASHED_FOLDERS = ["assets", "tables/chunks"];

/** Those files may be kept forever. */
export const HASHED_CACHE_CONTROL = "public, max-age=31536000, immutable";
/** For all others a browser asks each time whether they have changed. */
const CACHE_CONTROL = "no-cache";

/** @param {string} path of a file, from the site's root, beginning with a slash */
export function cacheControlOf(path) {
  const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
  return isHashed ? HASHED_CACHE_CONTROL : CACHE_CONTROL;
}

/** The same as a file for Netlify and Cloudflare Pages, which ask again by default. */
export function headersFile() {
  const rules = [
    { path: "/*", headers: SITE_HEADERS },
    ...HASHED_FOLDERS.map((folder) => ({
      path: `/${folder}/*`,
      headers: { "Cache-Control": HASHED_CACHE_CONTROL },
    })),
  ];
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}
