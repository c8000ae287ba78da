// What makes the page an app that can be installed and opens without the network: its manifest and
// its service worker, made by Workbox.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { VitePWA } from "vite-plugin-pwa";
import { siteDirectory } from "../directories.mjs";
import { ICONS, LOGO_NAME } from "./icons.mjs";

/** The page's background, as web/widget/looks/theme.css defines it for the light theme. */
const PAPER_COLOR = "#f5f1e8";

const OF_METHODS =
  /\/(?:wasm\/cubewright-(?:experiments|goals|korf|methods|metrics|optimal|pocket|scan)|assets\/(?:(?:korf|metrics|optimal)-worker|scan))[-.][^/]*(?:js|wasm)$/;

/** The lessons page and the laboratory, each with the files that only it uses (site-scripts.mjs). */
const OF_LESSONS = /\/(?:learn\.html(?:[?#].*)?|assets\/learn-[^/]*)$/;
const OF_LABORATORY = /\/(?:lab\.html(?:[?#].*)?|assets\/lab-[^/]*)$/;

/**
 * Such a page asks for scripts of its own release, and the browser keeps one release at a time. So the page is stored,
 * and found again, only while its release is the one kept. Its other files have a new name in each release.
 *
 * The service worker gets this function as text, so it may use nothing from outside.
 *
 * @param {{ response?: Response, cachedResponse?: Response }} of the file to be stored, or the one found
 * @returns {Promise<Response | null>} the same, or nothing
 */
async function ifOfKeptRelease({ response, cachedResponse }) {
  const file = response ?? cachedResponse;
  if (!file?.ok) return null;
  if (!file.headers.get("Content-Type")?.startsWith("text/html")) return file;
  const page = await file.clone().text();
  const scripts = page.matchAll(/"(\.\/assets\/(?!learn-|lab-)[^"]+\.js)"/g);
  const kept = await Promise.all(
    Array.from(scripts, ([, path = ""]) =>
      caches.match(new URL(path, file.url).href, { ignoreSearch: true }),
    ),
  );
  return kept.every(Boolean) ? file : null;
}

/**
 * After an update web/site/stored-pages.ts has it stored anew.
 *
 * @param {RegExp} urlPattern
 * @param {string} cacheName
 * @returns {import("workbox-build").RuntimeCaching}
 */
function storedPage(urlPattern, cacheName) {
  return {
    urlPattern,
    handler: "NetworkFirst",
    options: {
      cacheName,
      plugins: [{ cacheWillUpdate: ifOfKeptRelease, cachedResponseWillBeUsed: ifOfKeptRelease }],
    },
  };
}

/** @type {Partial<import("vite-plugin-pwa").ManifestOptions>} */
const MANIFEST = {
  // Not the address, so that an installed app stays the same app if the site moves to another folder.
  id: "/cubewright",
  name: "Cubewright: solve your Rubik's cube",
  short_name: "Cubewright",
  description:
    "Paint the cube in your hand, get a short solution at once, and follow it turn by turn.",
  lang: "en",
  dir: "ltr",
  start_url: "./",
  scope: "./",
  display: "standalone",
  theme_color: PAPER_COLOR,
  background_color: PAPER_COLOR,
  categories: ["games", "education", "utilities"],
  icons: [
    { src: `icons/${LOGO_NAME}`, sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...[ICONS.small, ICONS.large].map((icon) => ({ ...describe(icon), purpose: "any" })),
    { ...describe(ICONS.maskable), purpose: "maskable" },
  ],
};

/** @param {import("./icons.mjs").Icon} icon */
function describe({ file, sizePixels }) {
  return { src: `icons/${file}`, sizes: `${sizePixels}x${sizePixels}`, type: "image/png" };
}

/**
 * A browser stores a release whole or not at all. Each file is checked by its hash, so that a visit
 * while files are being uploaded to a host does not store a mixture of two releases. No file is reused
 * from the release before, because it is stored with its old headers: if these lack the isolating ones,
 * its worker does not run on a page that has them.
 *
 * @type {import("workbox-build").ManifestTransform}
 */
async function storeReleaseWhole(entries) {
  const files = await Promise.all(
    entries.map(async (entry) => {
      const hash = createHash("sha384").update(await readFile(join(siteDirectory, entry.url)));
      return { ...entry, integrity: `sha384-${hash.digest("base64")}` };
    }),
  );
  const hashes = files.map(({ url, integrity }) => `${url} ${integrity}`).sort();
  const release = createHash("sha256").update(hashes.join("\n")).digest("hex");
  return { manifest: files.map((file) => ({ ...file, revision: release })) };
}

/** Vite's plugins that add the manifest and the service worker to the site. */
export function webAppPlugins() {
  return VitePWA({
    filename: "sw.js",
    manifest: MANIFEST,
    // The page registers the service worker itself, when it is idle.
    injectRegister: null,
    // A new version waits until the user takes it.
    registerType: "prompt",
    includeManifestIcons: false,
    workbox: {
      mode: "production",
      sourcemap: false,
      // All in one file, so that a browser looks for a new version with one request.
      inlineWorkboxRuntime: true,
      // Besides the manifest: everything except the tables, which the engine stores in a database, and the bundles
      // of scanning, the 2x2x2, open goals and the methods other than two-phase.
      globPatterns: ["**/*.{html,js,css,wasm,svg,png}"],
      globIgnores: [
        "tables/**",
        "wasm/cubewright-{experiments,goals,korf,methods,metrics,optimal,pocket,scan}{-,.}*",
        "assets/{{korf,metrics,optimal}-worker,scan}-*",
        "{,assets/}{learn,lab}{.html,-*}",
      ],
      // A first visit does without these. They are stored when they are used; the methods by stages, the 2x2x2 and
      // open goals also after the first solution (web/page/offline/work-offline.ts). Bundles and pages keep their
      // names from release to release, so the network comes first.
      runtimeCaching: [
        {
          urlPattern: OF_METHODS,
          handler: "NetworkFirst",
          options: { cacheName: "cubewright-methods" },
        },
        storedPage(OF_LESSONS, "cubewright-lessons"),
        storedPage(OF_LABORATORY, "cubewright-laboratory"),
      ],
      manifestTransforms: [storeReleaseWhole],
      cacheId: "cubewright",
      cleanupOutdatedCaches: true,
      // The page then loads its later files from the cache on the first visit, too.
      clientsClaim: true,
      // Whatever follows the question mark is for the page to read.
      ignoreURLParametersMatching: [/^/],
      // No address but the page's own leads to the page.
      navigateFallback: null,
    },
  });
}
