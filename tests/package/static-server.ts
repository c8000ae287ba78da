// A plain file server, like most hosts: no special headers.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import sirv from "sirv";

export class StaticServer {
  /** Requested paths that were missing. */
  readonly missing: string[] = [];
  readonly #server: Server;

  private constructor(directory: string, headers: Record<string, string>) {
    const serve = sirv(directory, { dev: true, dotfiles: true });
    this.#server = createServer((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      serve(request, response, () => {
        this.missing.push(request.url ?? "");
        response.writeHead(404).end();
      });
    });
  }

  static async start(
    directory: string,
    headers: Record<string, string> = {},
  ): Promise<StaticServer> {
    const server = new StaticServer(directory, headers);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** Ends with a slash. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
