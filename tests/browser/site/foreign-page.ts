// Somebody else's page, on an origin of its own, with headers of its own.

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

import { projectDirectory } from "../../../web/build/directories.mjs";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/** Where the examples say that Cubewright is hosted. */
const HOST_OF_EXAMPLES = "http://localhost:8080/";

export class ForeignPage {
  readonly #server: Server;

  private constructor(policy: string, read: (name: string) => string | undefined) {
    this.#server = createServer((request, response) => {
      const name = request.url === "/" ? "index.html" : (request.url ?? "").slice(1);
      const text = read(name);
      if (text === undefined) {
        response.writeHead(404).end();
        return;
      }
      response.setHeader("Content-Type", CONTENT_TYPES[extname(name)]!);
      response.setHeader("Content-Security-Policy", policy);
      response.end(text);
    });
  }

  /** @param policy the page's content security policy */
  static serve(body: string, policy: string): Promise<ForeignPage> {
    const page =
      `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:," />` +
      `<main><h1>A blog</h1>${body}</main></html>`;
    return ForeignPage.#listen(policy, (name) => (name === "index.html" ? page : undefined));
  }

  /**
   * One of web/examples.
   *
   * @param siteUrl where Cubewright is hosted
   * @param edit how its page differs
   */
  static serveExample(
    example: string,
    siteUrl: string,
    policy: string,
    edit: (page: string) => string = (page) => page,
  ): Promise<ForeignPage> {
    const directory = join(projectDirectory, "web/examples", example);
    return ForeignPage.#listen(policy, (name) => {
      const text = readFileSync(join(directory, name), "utf8");
      return name === "index.html" ? edit(text.replace(HOST_OF_EXAMPLES, siteUrl)) : text;
    });
  }

  static async #listen(
    policy: string,
    read: (name: string) => string | undefined,
  ): Promise<ForeignPage> {
    const page = new ForeignPage(policy, read);
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

/** What the policy of a page must allow that embeds the cube by a script and has a style of its own. */
export function embeddingPolicy(siteUrl: string, workerSource: "blob:" | "data:"): string {
  const origin = new URL(siteUrl).origin;
  return (
    `default-src 'none'; img-src data:; style-src 'self'; ` +
    `script-src ${origin} 'wasm-unsafe-eval'; ` +
    `connect-src ${origin}; worker-src ${workerSource} ${origin}`
  );
}
