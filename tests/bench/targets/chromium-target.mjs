// Measures a bundle in a worker of Chromium, each part in a fresh profile.
import { chromium } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../../browser/chromium.mjs";

/**
 * @typedef {import("./chromium-worker.mjs").Request} Request
 * @typedef {import("./chromium-worker.mjs").Reply} Reply
 */

/**
 * @param {string} serverUrl
 * @param {import("../../../web/engine/worker/bundle/bundle").Bundle} bundle
 * @returns {import("./targets.mjs").Measure}
 */
export function measureInChromium(serverUrl, bundle) {
  return async (part, workload) => {
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      const page = await browser.newPage();
      await page.goto(`${serverUrl}tests/bench/targets/blank.html`);
      const reply = await page.evaluate(askWorker, { part, workload, bundle });
      if ("failure" in reply) throw new Error(reply.failure);
      return reply.result;
    } finally {
      await browser.close();
    }
  };
}

/**
 * Runs in the page.
 *
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
function askWorker(request) {
  return new Promise((resolve) => {
    const worker = new Worker("/tests/bench/targets/chromium-worker.mjs", { type: "module" });
    worker.onmessage = (/** @type {MessageEvent<Reply>} */ { data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ failure: message });
    worker.postMessage(request);
  });
}
