// WebKitGTK's small browser, driven by WebDriver. Each profile is a browser of its own, because a
// browser takes its settings from its toolkit's.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

import { startDisplay, type Display } from "./display";
import type { Profile, ProfileOptions, Tab, TestBrowser } from "./tab";
import { WebKitTab } from "./webkit-tab";

const DRIVER = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";

// For the longest wait in a page; each wait has a limit of its own.
const SCRIPT_PATIENCE_MS = 300_000;

// Sometimes the driver accepts the request for a session but starts no browser (2.50).
const SESSION_PATIENCE_MS = 20_000;
const SESSION_ATTEMPTS = 3;

// The bar with the address would make the window wider than a phone.
const NARROW_BARS =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; " +
  "box-shadow: none; -gtk-icon-transform: scale(0); }";

async function writeSettings(
  directory: string,
  { forcedColors, reducedMotion }: ProfileOptions,
): Promise<void> {
  if (forcedColors) throw new Error("WebKitGTK has no forced colours.");
  const settings = ["[Settings]", `gtk-enable-animations=${reducedMotion === "reduce" ? 0 : 1}`];
  const toolkit = join(directory, "gtk-3.0");
  await mkdir(toolkit);
  await writeFile(join(toolkit, "settings.ini"), settings.join("\n"));
  await writeFile(join(toolkit, "gtk.css"), NARROW_BARS);
}

async function startSession(
  driverUrl: string,
  { colorScheme }: ProfileOptions,
): Promise<WebDriver> {
  const browserArguments = ["--automation"];
  if (colorScheme === "dark") browserArguments.push("--dark-mode");
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { args: browserArguments },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_PATIENCE_MS });
  return driver;
}

export class WebKit implements TestBrowser {
  /** Each ends a driver, even one whose browser never started. */
  readonly #drivers = new Set<() => Promise<void>>();

  private constructor(readonly display: Display) {}

  static async launch(): Promise<WebKit> {
    return new WebKit(await startDisplay());
  }

  async newContext(options: ProfileOptions = {}): Promise<Profile<Tab>> {
    for (let attempt = 0; attempt < SESSION_ATTEMPTS; ++attempt) {
      const profile = await this.#startProfile(options);
      if (profile) return profile;
    }
    throw new Error("WebKit's driver starts no browser.");
  }

  /** `undefined` if no browser came. */
  async #startProfile(options: ProfileOptions): Promise<Profile<Tab> | undefined> {
    const directory = await mkdtemp(join(tmpdir(), "cubewright-webkit-"));
    await writeSettings(directory, options);
    const service = new DriverService.Builder(DRIVER)
      .setLoopback(true)
      .setEnvironment({
        ...(process.env as Record<string, string>),
        DISPLAY: this.display.name,
        XDG_CONFIG_HOME: directory,
      })
      .build();
    const stop = async () => {
      this.#drivers.delete(stop);
      await service.kill();
      await rm(directory, { recursive: true });
    };
    this.#drivers.add(stop);
    const starting = startSession(await service.start(), options);
    const driver = await Promise.race([
      starting,
      setTimeout(SESSION_PATIENCE_MS, undefined, { ref: false }),
    ]);
    if (driver) return new WebKitProfile(driver, options, stop);
    starting.catch(() => undefined);
    await stop();
    return undefined;
  }

  /** Each profile is a browser of its own, so a death does not affect the next profile. */
  isConnected(): boolean {
    return true;
  }

  async close(): Promise<void> {
    const stopped = Promise.all(Array.from(this.#drivers, (stop) => stop()));
    await stopped.finally(() => this.display.close());
  }
}

class WebKitProfile implements Profile<Tab> {
  constructor(
    private readonly driver: WebDriver,
    private readonly options: ProfileOptions,
    private readonly stop: () => Promise<void>,
  ) {}

  /** The only page. */
  async newPage(): Promise<Tab> {
    const { viewport } = this.options;
    if (viewport) await this.#fitWindow(viewport);
    return new WebKitTab(this.driver, this);
  }

  async close(): Promise<void> {
    await this.driver.quit().finally(() => this.stop());
  }

  /** Makes the window large enough for its bars and a page of size `wanted`. */
  async #fitWindow(wanted: { width: number; height: number }): Promise<void> {
    const window = this.driver.manage().window();
    const pageSize = (): Promise<[number, number]> =>
      this.driver.executeScript("return [innerWidth, innerHeight]");
    const reached = (width: number, height?: number) =>
      this.driver.wait(async () => {
        const [widthNow, heightNow] = await pageSize();
        return widthNow === width && (height === undefined || heightNow === height);
      }, 10_000);
    await window.setRect({ x: 0, y: 0, ...wanted });
    await reached(wanted.width);
    const [, height] = await pageSize();
    const barsHeight = wanted.height - height;
    await window.setRect({ x: 0, y: 0, ...wanted, height: wanted.height + barsHeight });
    await reached(wanted.width, wanted.height);
  }
}
