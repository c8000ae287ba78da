// The built site on a port of its own, which can stop serving some of it.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { siteDirectory } from "../../web/build/directories.mjs";
import { createSiteHandler } from "../../web/build/site-handler.mjs";

export class SiteServer {
  /** Paths that were asked for, in order. */
  readonly requests: string[] = [];
  /** Paths that begin like this are not found; "" serves all. */
  withheld = "";

  readonly #server: Server;
  #isHeld = (_path: string): boolean => false;
  #held: (() => void)[] = [];

  private constructor() {
    const serveSite = createSiteHandler(siteDirectory);
    this.#server = createServer((request, response) => {
      const path = request.url ?? "/";
      this.requests.push(path);
      // The browser's own cache would hide whether something came from the site's storage.
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name.toLowerCase() === "cache-control" ? "no-store" : value);
      const answer = () => {
        const isWithheld = this.withheld !== "" && path.startsWith(this.withheld);
        if (isWithheld) response.writeHead(404).end();
        else serveSite(request, response);
      };
      if (this.#isHeld(path)) this.#held.push(answer);
      else answer();
    });
  }

  static async start(): Promise<SiteServer> {
    const site = new SiteServer();
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  /** Ends with a slash. A loopback name counts as secure, so that hashing works as on https. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
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
