// The built site on a port of its own, with parts that can be withheld.

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
  /** Paths with this prefix are not found; "" serves all. */
  withheld = "";

  readonly #server: Server;
  readonly #prepended = inject("browserName") === "webkit" ? [WEBKIT_PRELUDE] : [];
  readonly #prependedToWorkers = new Map<string, string>();
  #pageBreak = "";
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
          // A folder's handler expects paths relative to the folder.
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
   * @param mayBeCached whether the browser's own cache may keep files, which would hide whether they
   *   came from the site's storage
   * @param metered whether the page believes that the connection is metered, and so waits to be
   *   asked before it fetches the full tables, which in a fresh profile keeps both cores of a small
   *   machine busy for seconds
   * @param folders other folders to serve, by the prefix of their files' paths
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

  /** Runs a script in the page before its own; a function may use nothing outside itself. */
  prepend(script: string | (() => void)): void {
    this.#prepended.push(typeof script === "string" ? script : `(${script.toString()})();`);
  }

  /**
   * Runs a script before those of later workers, until `leaveWorkers`.
   * @param worker its script's name: the two-phase search's, or "pocket-worker" and so on
   */
  prependToWorker(script: string, worker = "worker"): void {
    const before = this.#prependedToWorkers.get(worker) ?? "";
    this.#prependedToWorkers.set(worker, before + script);
  }

  /** Stops changing later workers. */
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
    const whole = page.replace("<head>", `$&<script src="${PREPENDED_PATH}"></script>`);
    const brokenAt = whole.indexOf(this.#pageBreak);
    if (brokenAt < 0) throw new Error(`The page has no ${this.#pageBreak}.`);
    response.write(whole.slice(0, brokenAt));
    const end = () => response.end(whole.slice(brokenAt));
    if (brokenAt === 0) end();
    else this.#held.push(end);
  }

  #servePrepended(response: ServerResponse): void {
    setSiteHeaders(response);
    response.setHeader("Content-Type", "text/javascript");
    response.end(this.#prepended.join("\n"));
  }

  /** Leaves requests for paths with these prefixes unanswered, until `release`. */
  hold(...prefixes: string[]): void {
    this.#isHeld = (path) => prefixes.some((prefix) => path.startsWith(prefix));
  }

  /** Sends the page, if a script is prepended, up to this text, and the rest at `release`. */
  breakPageAt(text: string): void {
    this.#pageBreak = text;
  }

  /** Answers what was held, and everything later. */
  release(): void {
    this.#isHeld = () => false;
    this.#pageBreak = "";
    for (const answer of this.#held.splice(0)) answer();
  }

  /** The requested paths with this prefix. */
  requestsBelow(prefix: string): string[] {
    return this.requests.filter((path) => path.startsWith(prefix));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
