// The built site on a port of its own, which can stop serving some of it.

import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { inject } from "vitest";

import { siteDirectory } from "../../../web/build/directories.mjs";
import { createSiteHandler, setSiteHeaders } from "../../../web/build/site/site-handler.mjs";
import { WEBKIT_PRELUDE } from "../browsers/webkit-prelude";
import { saveData } from "./save-data";

// Without them a browser gives a page no shared memory.
const ISOLATING_HEADERS = new Set(["cross-origin-embedder-policy", "cross-origin-opener-policy"]);

const PREPENDED_PATH = "/prepended.js";
const WORKER_PATH = /^\/assets\/((?:\w+-)?worker)-[^/]*\.js$/;

export class SiteServer {
  /** Paths that were asked for, in order. */
  readonly requests: string[] = [];
  /** Paths that begin like this are not found; "" serves all. */
  withheld = "";

  readonly #server: Server;
  readonly #prepended = inject("browserName") === "webkit" ? [WEBKIT_PRELUDE] : [];
  readonly #prependedToWorkers = new Map<string, string>();
  #isHeld = (_path: string): boolean => false;
  #held: (() => void)[] = [];

  private constructor(
    isolated: boolean,
    mayBeCached: boolean,
    folders: Readonly<Record<string, string>>,
  ) {
    const serveSite = createSiteHandler(siteDirectory);
    const others = Object.entries(folders).map(([prefix, directory]) => ({
      prefix,
      serve: createSiteHandler(directory),
    }));
    this.#server = createServer((request, response) => {
      const path = request.url ?? "/";
      this.requests.push(path);
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) => {
        const header = name.toLowerCase();
        if (!isolated && ISOLATING_HEADERS.has(header)) return response;
        const isRefused = header === "cache-control" && !mayBeCached;
        return setHeader(name, isRefused ? "no-store" : value);
      };
      const answer = () => {
        const isWithheld = this.withheld !== "" && path.startsWith(this.withheld);
        if (isWithheld) response.writeHead(404).end();
        else if (path === PREPENDED_PATH) this.#servePrepended(response);
        else if (this.#prependedTo(path) !== "") this.#serveWorker(path, response);
        else if (path === "/" && this.#prepended.length > 0) this.#servePage(response);
        else {
          const other = others.find(({ prefix }) => path.startsWith(prefix));
          // A folder knows its files by their paths within it.
          if (other) request.url = path.slice(other.prefix.length - 1);
          (other?.serve ?? serveSite)(request, response);
        }
      };
      if (this.#isHeld(path)) this.#held.push(answer);
      else answer();
    });
  }

  /**
   * @param isolated whether to send the headers that give the page shared memory
   * @param mayBeCached whether the browser's own cache may keep things, and so hide whether they
   * came from the site's storage
   * @param metered whether the page takes the connection for a metered one, and so waits to be asked
   * before it fetches the full tables, which in a fresh profile keeps both cores of a small machine
   * busy for seconds
   * @param folders what else to serve: folders by what the paths of their files begin with
   */
  static async start({
    isolated = inject("isolated"),
    mayBeCached = false,
    metered = true,
    folders = {},
  }: {
    isolated?: boolean;
    mayBeCached?: boolean;
    metered?: boolean;
    folders?: Readonly<Record<string, string>>;
  } = {}): Promise<SiteServer> {
    const site = new SiteServer(isolated, mayBeCached, folders);
    if (metered) site.prepend(saveData);
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  /** Ends with a slash. A loopback name counts as secure, so that hashing works as on https. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Runs a script in the page before its own; a function may need nothing from around it. */
  prepend(script: string | (() => void)): void {
    this.#prepended.push(typeof script === "string" ? script : `(${script.toString()})();`);
  }

  /**
   * Runs a script before that of the workers to come, until `leaveWorkers`.
   * @param worker how its script is called: the two-phase search's, or "pocket-worker" and so on
   */
  prependToWorker(script: string, worker = "worker"): void {
    const before = this.#prependedToWorkers.get(worker) ?? "";
    this.#prependedToWorkers.set(worker, before + script);
  }

  /** Leaves the workers to come as they are. */
  leaveWorkers(): void {
    this.#prependedToWorkers.clear();
  }

  #prependedTo(path: string): string {
    const [, worker = ""] = WORKER_PATH.exec(path) ?? [];
    return this.#prependedToWorkers.get(worker) ?? "";
  }

  #serveWorker(path: string, response: ServerResponse): void {
    const worker = readFileSync(join(siteDirectory, path), "utf8");
    setSiteHeaders(response);
    response.setHeader("Content-Type", "text/javascript");
    response.end(`${this.#prependedTo(path)}\n${worker}`);
  }

  #servePage(response: ServerResponse): void {
    const page = readFileSync(join(siteDirectory, "index.html"), "utf8");
    setSiteHeaders(response);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.end(page.replace("<head>", `$&<script src="${PREPENDED_PATH}"></script>`));
  }

  #servePrepended(response: ServerResponse): void {
    setSiteHeaders(response);
    response.setHeader("Content-Type", "text/javascript");
    response.end(this.#prepended.join("\n"));
  }

  /** Leaves requests of paths that begin like these without an answer, until `release`. */
  hold(...prefixes: string[]): void {
    this.#isHeld = (path) => prefixes.some((prefix) => path.startsWith(prefix));
  }

  /** Answers what was held, and all that comes. */
  release(): void {
    this.#isHeld = () => false;
    for (const answer of this.#held.splice(0)) answer();
  }

  /** The requested paths that begin like this. */
  requestsBelow(prefix: string): string[] {
    return this.requests.filter((path) => path.startsWith(prefix));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
