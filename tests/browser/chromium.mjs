// How Chromium is started here, and what it writes to the console by itself.

/** Chromium says this of any WebGL canvas that it has to compose without a graphics card. */
export const SOFTWARE_DRAWING = /GL Driver Message .* GPU stall due to ReadPixels/;

/** @satisfies {import("playwright-core").LaunchOptions} */
export const CHROMIUM_OPTIONS = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
