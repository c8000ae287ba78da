// The built site behind a server that can spoil any answer on command. It stands before the site's
// own server and passes on what that says, changed or badly delivered where a fault asks for it.

import {
  createServer,
  request as requestOver,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

import { SiteServer } from "../site/site-server";

/** What the site's own server answers, whole. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** What was asked for. */
export interface Asked {
  path: string;
  /** What the site's own server has at another path, unspoiled. */
  read: (path: string) => Promise<Buffer>;
}

/** How an answer is sent. */
export type Delivery = (answer: Answer, response: ServerResponse) => void | Promise<void>;

export interface RequestFault {
  /** The paths that it affects. */
  on: RegExp;
  /** How often it affects each of these paths; default: for as long as the faults last. */
  times?: number;
  /** How many answers it affects, whatever their paths; default: all. */
  atMost?: number;
  /** What is answered instead. */
  change?: (answer: Answer, asked: Asked) => Answer | Promise<Answer>;
  /** How the answer is sent; default: whole and at once. */
  deliver?: Delivery;
}

/** A script that goes before everything else in the page, or in the engine's worker. */
export interface InjectedScript {
  into: "page" | "worker";
  /** Injected as text: it cannot use anything around it. */
  script: (argument: never) => void;
  /** Anything that JSON can express. */
  argument?: unknown;
  /** How often; default: for as long as the faults last. */
  times?: number;
}

export interface ServerFaults {
  requests?: readonly RequestFault[];
  scripts?: readonly InjectedScript[];
}

const INJECTED_PATH = "/injected.js";
// Nothing but the script that listens to the console for drivers that do not.
const DESK_PATH = "/desk.html";
const DESK = '<!doctype html><title>Desk</title><script src="/prepended.js"></script>';
const SCRIPT_OWNERS = { page: /^\/(index\.html)?$/, worker: /^\/assets\/worker-[^/]*\.js$/ };

export class FaultServer {
  /** Paths that were asked for since the last `begin`, in order. */
  readonly requests: string[] = [];
  /** How often each path was requested since then, and how many answers each fault has affected. */
  readonly #counts = new Map<string | RequestFault, number>();
  readonly #server: Server;
  #faults: ServerFaults = {};

  private constructor(private readonly site: SiteServer) {
    this.#server = createServer((request, response) => {
      // A browser that goes away in the middle of an answer is not the server's fault.
      void this.#handle(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<FaultServer> {
    const server = new FaultServer(await SiteServer.start({ metered: false }));
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** Ends with a slash. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** A page of the site's origin with nothing in it, which no fault affects. */
  get deskUrl(): string {
    return this.url + DESK_PATH.slice(1);
  }

  /** Applies `faults` to requests from now on, in place of earlier ones; `{}` ends all. */
  begin(faults: ServerFaults): void {
    this.#faults = faults;
    this.requests.length = 0;
    this.#counts.clear();
  }

  /** The faults that have affected no answer: with them, a case tests nothing. */
  get missed(): readonly RequestFault[] {
    return (this.#faults.requests ?? []).filter((fault) => !this.#counts.has(fault));
  }

  /** The hashes of the chunks that were asked for since the last `begin`, in order. */
  get requestedChunks(): string[] {
    return this.requests.flatMap((path) => /^\/tables\/chunks\/(\w+)\.gz/.exec(path)?.[1] ?? []);
  }

  /** The paths of workers' scripts that were asked for since the last `begin`. */
  get workerRequests(): string[] {
    return this.requests.filter((path) => SCRIPT_OWNERS.worker.test(path));
  }

  /** What the site's own server has at `path`, unspoiled. */
  async read(path: string): Promise<Buffer> {
    return (await this.#ask(path, {})).body;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.site.stop();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (path === DESK_PATH) {
      const headers = { "content-type": "text/html", "cache-control": "no-store" };
      sendWhole({ status: 200, headers, body: Buffer.from(DESK) }, response);
      return;
    }
    this.requests.push(path);
    // The page loads the worker's script ahead. The browser requests it again when the worker
    // starts, because nothing here may be cached: what affects one worker affects both answers.
    const isAhead = SCRIPT_OWNERS.worker.test(path) && !isForWorker(request);
    const count = this.#count(isAhead ? `${path}, ahead` : path);
    // A service worker would answer instead of this server.
    if (request.headers["service-worker"] === "script") {
      sendWhole({ status: 404, headers: {}, body: Buffer.alloc(0) }, response);
      return;
    }
    const faults = this.#faultsOf(path, count);
    let answer = this.#inject(path, count, await this.#ask(path, request.headers));
    const asked: Asked = { path, read: (other) => this.read(other) };
    for (const { change } of faults) if (change) answer = await change(answer, asked);
    const deliver: Delivery = faults.find((fault) => fault.deliver)?.deliver ?? sendWhole;
    await deliver(answer, response);
  }

  #faultsOf(path: string, count: number): RequestFault[] {
    return (this.#faults.requests ?? []).filter((fault) => {
      const { on, times = Infinity, atMost = Infinity } = fault;
      return on.test(path) && count <= times && this.#count(fault) <= atMost;
    });
  }

  /** Counts it once more. */
  #count(counted: string | RequestFault): number {
    const count = (this.#counts.get(counted) ?? 0) + 1;
    this.#counts.set(counted, count);
    return count;
  }

  #inject(path: string, count: number, answer: Answer): Answer {
    const scriptsFor = (owner: InjectedScript["into"], ownCount: number) =>
      (this.#faults.scripts ?? [])
        .filter(({ into, times = Infinity }) => into === owner && ownCount <= times)
        .map(({ script, argument }) => `(${String(script)})(${JSON.stringify(argument)});\n`)
        .join("");
    if (path === INJECTED_PATH) {
      const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
      return { status: 200, headers, body: Buffer.from(scriptsFor("page", count)) };
    }
    if (SCRIPT_OWNERS.page.test(path) && scriptsFor("page", 1) !== "") {
      // The site's policy allows no script within the page itself.
      const element = `<head><script src="${INJECTED_PATH}"></script>`;
      return withBody(answer, answer.body.toString().replace("<head>", element));
    }
    const before = SCRIPT_OWNERS.worker.test(path) ? scriptsFor("worker", count) : "";
    return before === "" ? answer : withBody(answer, before + answer.body.toString());
  }

  #ask(path: string, headers: IncomingMessage["headers"]): Promise<Answer> {
    // Complete answers only, since those are what is spoiled.
    const { range: _range, "if-none-match": _match, host: _host, ...others } = headers;
    return new Promise((resolve, reject) => {
      const asked = requestOver(new URL(path, this.site.url), { headers: others }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 500, headers } = response;
          const { "transfer-encoding": _encoding, connection: _connection, ...kept } = headers;
          resolve({ status, headers: kept, body: Buffer.concat(pieces) });
        });
      });
      asked.on("error", reject);
      asked.end();
    });
  }
}

function isForWorker({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-dest"] === "worker";
}

/** The answer with another body, and that body's length. */
export function withBody(answer: Answer, body: Buffer | string): Answer {
  const bytes = Buffer.from(body as string);
  const headers = { ...answer.headers, "content-length": bytes.length };
  return { ...answer, headers, body: bytes };
}

/** The usual delivery. */
export function sendWhole({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}
