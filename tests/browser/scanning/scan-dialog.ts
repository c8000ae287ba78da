// The dialog for scanning a cube, as a user finds it.

import type { Locator, Page } from "playwright-core";

import type { CubePage } from "../page/cube-page";

/** Presses Scan, and waits for the dialog. */
export async function pressScan({ page }: CubePage): Promise<Locator> {
  await page.getByRole("button", { name: "Scan", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Scan your cube" });
  await dialog.waitFor();
  return dialog;
}

/** Waits until the dialog says this. */
export function said(dialog: Locator, text: string | RegExp): Promise<void> {
  return dialog.locator(".said").filter({ hasText: text }).waitFor();
}

/** Pictures as files to choose, named by their numbers. */
export function filesOf(pictures: readonly Buffer[]) {
  return pictures.map((buffer, index) => ({
    name: `face-${index}.bmp`,
    mimeType: "image/bmp",
    buffer,
  }));
}

/** Makes the tab say that it is hidden, or shown again. */
export async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
