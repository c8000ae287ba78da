// A host that publishes one release of the site after another in a folder, and that can go away.
// It answers as a real one does, with the headers that let browsers keep what they have.

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { siteDirectory } from "../../../web/build/directories.mjs";
import { createSiteHandler } from "../../../web/build/site/site-handler.mjs";

const FOLDER = "/games/cube";
const ISOLATION_HEADER = /^cross-origin-/i;

export class ReleaseServer {
  /** Paths below the folder that begin like this never get an answer; "" answers all. */
  held = "";

  #server: Server | undefined;
  #port = 0;
  #serveRelease: RequestListener = createSiteHandler(siteDirectory);

  private constructor(private readonly sendsIsolationHeaders: boolean) {}

  /** Publishes the site as it was built. */
  static async start({ isolated = true } = {}): Promise<ReleaseServer> {
    const server = new ReleaseServer(isolated);
    await server.comeBack();
    return server;
  }

  /** The folder's address, with a slash at its end. */
  get url(): string {
    return `http://localhost:${this.#port}${FOLDER}/`;
  }

  /** An address on the same host outside the folder, where there is nothing. */
  get outsideUrl(): string {
    return new URL("/", this.url).href;
  }

  /** Publishes the site in `directory` in place of the one before. */
  publish(directory: string): void {
    this.#serveRelease = createSiteHandler(directory);
  }

  /** Ends all connections; nothing answers at this address any more. */
  async goAway(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Answers again, at the same address. */
  async comeBack(): Promise<void> {
    const server = createServer((request, response) => {
      const path = request.url ?? "/";
      if (!path.startsWith(`${FOLDER}/`)) {
        response.writeHead(404, { "Content-Type": "text/plain" }).end("There is nothing here.");
        return;
      }
      request.url = path.slice(FOLDER.length);
      if (this.held !== "" && request.url.startsWith(this.held)) return;
      if (!this.sendsIsolationHeaders) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          ISOLATION_HEADER.test(name) ? response : setHeader(name, value);
      }
      this.#serveRelease(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }
}
