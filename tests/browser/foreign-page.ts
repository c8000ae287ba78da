// A page of somebody else's, on an origin of its own, with headers of its own.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export class ForeignPage {
  readonly #server: Server;

  private constructor(body: string, policy: string) {
    this.#server = createServer((request, response) => {
      if (request.url !== "/") {
        response.writeHead(404).end();
        return;
      }
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      response.setHeader("Content-Security-Policy", policy);
      response.end(
        `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:," />` +
          `<main><h1>A blog</h1>${body}</main></html>`,
      );
    });
  }

  /** @param policy the page's content security policy */
  static async serve(body: string, policy: string): Promise<ForeignPage> {
    const page = new ForeignPage(body, policy);
    await new Promise<void>((resolve) => page.#server.listen(0, "127.0.0.1", resolve));
    return page;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
