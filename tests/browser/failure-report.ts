// What a page showed when a test failed. The error itself only says which part did not come.

import type { TestContext } from "vitest";

import type { Tab } from "./browsers/tab";

/** If the test has failed, adds what these tabs show to the failure's message. */
export async function reportFailure(
  { result }: TestContext["task"],
  tabs: readonly Tab[],
): Promise<void> {
  const failure = result?.errors?.[0];
  if (result?.state !== "fail" || !failure) return;
  for (const tab of tabs) {
    const shown = await describeTab(tab).catch((error: unknown) => `nothing: ${String(error)}`);
    const report = `\nThe page showed ${shown}`;
    failure.message += report;
    // If a failure has a stack, some reporters print only that.
    if (failure.stack !== undefined) failure.stack += report;
  }
}

async function describeTab(tab: Tab): Promise<string> {
  const said = await tab
    .locator("[role=status], [role=alert], .place, #position-note")
    .allTextContents();
  const { address, focus, visibility } = await tab.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return {
      address: location.href,
      focus: (focused?.cloneNode() as Element | undefined)?.outerHTML ?? "",
      visibility: document.visibilityState,
    };
  });
  const texts = said.map((text) => text.trim()).filter((text) => text !== "");
  return `${JSON.stringify(texts)} at ${address}, ${visibility}; the focus is on ${focus}`;
}
