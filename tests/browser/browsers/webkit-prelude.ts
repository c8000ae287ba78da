// WebKitGTK's driver does not report what is written to the console. A script that the site's
// server puts before all others records it for the driver to fetch.

export interface Heard {
  /** "uncaught", or a method of the console. */
  type: string;
  text: string;
  url: string;
}

/** The global variable that keeps what was heard. */
export const HEARD_NAME = "heardOnPage";

function listen(name: string): void {
  const heard: Heard[] = [];
  Object.assign(globalThis, { [name]: heard });
  const hear = (type: string, values: readonly unknown[]) => {
    heard.push({ type, text: values.map(String).join(" "), url: location.href });
  };
  const { console } = globalThis as unknown as {
    console: Record<string, (...values: unknown[]) => void>;
  };
  for (const method of ["debug", "error", "info", "log", "trace", "warn"]) {
    const write = console[method]!;
    console[method] = (...values) => {
      hear(method, values);
      write.apply(console, values);
    };
  }
  addEventListener(
    "error",
    ({ error, message, target }: ErrorEvent) => {
      const lost = target instanceof Element ? `Could not be loaded: ${target.outerHTML}` : message;
      hear("uncaught", [error ?? lost]);
    },
    // The events of failed loads do not bubble.
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => hear("uncaught", [reason]));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    hear("uncaught", ["Violated", violatedDirective, "with", blockedURI]),
  );
}

// As Playwright does in Chromium, so that each request reaches the site.
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** The script that listens. */
export const LISTEN = `(${listen.toString()})(${JSON.stringify(HEARD_NAME)});`;

/** The script for the server. */
export const WEBKIT_PRELUDE = `${LISTEN}(${hideServiceWorkers.toString()})();`;
