// A tab of a browser that Playwright does not drive: what tests ask for, made of what its protocol
// can do.

import { build } from "vite";

import type { PageAgent } from "./page-agent";
import { roleStep, textPattern } from "./part-path";
import { ProtocolPart, type PartTab, type Point } from "./protocol-part";
import type { Noise, Profile, Role, RoleOptions, Tab } from "./tab";

/** A script was running in a document that the tab has left. */
export class DocumentLeftError extends Error {
  constructor() {
    super("The tab has left the document in which the script was running.");
  }
}

/** The result of an expression: the protocols lose the difference between null and undefined. */
type Answer = { agent: false } | { agent: true; value?: unknown; error?: string };

let agentSource: Promise<string> | undefined;

/** The script that finds parts, bundled once. */
function bundleAgent(): Promise<string> {
  agentSource ??= build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL("page-agent.ts", import.meta.url).pathname,
        formats: ["iife"],
        name: "bundledPageAgent",
      },
    },
  }).then((results) => {
    const [result] = [results].flat();
    if (!result || !("output" in result)) throw new Error("The page agent was not bundled.");
    return result.output[0].code;
  });
  return agentSource;
}

export abstract class ProtocolTab implements Tab, PartTab {
  abstract readonly keyboard: Tab["keyboard"];
  abstract readonly mouse: Tab["mouse"];

  readonly #noiseListeners: ((message: Noise) => void)[] = [];
  readonly #errorListeners: ((error: Error) => void)[] = [];

  abstract close(): Promise<void>;
  abstract context(): Profile<Tab>;
  abstract goto(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract screenshot(): Promise<Buffer>;
  abstract touch(point: Point): Promise<void>;
  /** Runs a script in the page; its last expression, a promise, must resolve to a JSON value. */
  protected abstract run(expression: string): Promise<unknown>;

  on(event: "console", listener: (message: Noise) => void): void;
  on(event: "pageerror", listener: (error: Error) => void): void;
  on(
    ...[event, listener]:
      ["console", (message: Noise) => void] | ["pageerror", (error: Error) => void]
  ): void {
    if (event === "console") this.#noiseListeners.push(listener);
    else this.#errorListeners.push(listener);
  }

  protected hearConsole(type: string, text: string, url: string): void {
    for (const listener of this.#noiseListeners) {
      listener({ type: () => type, text: () => text, location: () => ({ url }) });
    }
  }

  protected hearError(error: Error): void {
    for (const listener of this.#errorListeners) listener(error);
  }

  getByRole(role: Role, options?: RoleOptions): ProtocolPart {
    return new ProtocolPart(this, [roleStep(role, options)]);
  }

  getByText(text: string | RegExp): ProtocolPart {
    return new ProtocolPart(this, [{ kind: "text", pattern: textPattern(text) }]);
  }

  locator(selector: string): ProtocolPart {
    return new ProtocolPart(this, [{ kind: "css", selector }]);
  }

  readonly evaluate = (async (read: unknown, argument?: unknown) => {
    if (typeof read === "string") return this.run(`(async () => {\n${read}\n})()`);
    return this.askFor("undefined", `(_, argument) => (${String(read)})(argument)`, argument);
  }) as Tab["evaluate"];

  async ask<Name extends keyof PageAgent>(
    name: Name,
    ...parameters: Parameters<PageAgent[Name]>
  ): Promise<Awaited<ReturnType<PageAgent[Name]>>> {
    const list = parameters.map((parameter) => JSON.stringify(parameter)).join(", ");
    const question = `pageAgent.${name}(${list})`;
    // The agent only looks and waits, so it does the same in the next document.
    const answer = await this.#answer(question).catch((error: unknown) => {
      if (error instanceof DocumentLeftError) return this.#answer(question);
      throw error;
    });
    return answer as Awaited<ReturnType<PageAgent[Name]>>;
  }

  askFor(subject: string, read: unknown, argument?: unknown): Promise<unknown> {
    const sent = argument === undefined ? "undefined" : JSON.stringify(argument);
    return this.#answer(`(${String(read)})(await ${subject}, ${sent})`);
  }

  async #answer(expression: string): Promise<unknown> {
    const script = `(async () => {
      if (!globalThis.pageAgent) return JSON.stringify({ agent: false });
      try {
        return JSON.stringify({ agent: true, value: await (${expression}) });
      } catch (error) {
        return JSON.stringify({ agent: true, error: String(error) });
      }
    })()`;
    let answer = await this.#runForAnswer(script);
    if (!answer.agent) {
      await this.run(`(async () => { ${await bundleAgent()} })()`);
      answer = await this.#runForAnswer(script);
    }
    if (!answer.agent) throw new Error("The page takes no script.");
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  async #runForAnswer(script: string): Promise<Answer> {
    return JSON.parse(String(await this.run(script))) as Answer;
  }
}
