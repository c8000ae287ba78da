// Photographs that a person chooses, in browsers whose drivers choose no files.

import type { Tab } from "../browsers/tab";

/** Gives the open dialog these files, as if they had been chosen. */
export async function chooseFiles(tab: Tab, files: readonly Buffer[]): Promise<void> {
  await tab.evaluate(
    (given: string[]) => {
      const transfer = new DataTransfer();
      for (const [index, file] of given.entries()) {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], `face-${index}.bmp`, { type: "image/bmp" }));
      }
      const scan = document
        .querySelector("cubewright-cube")!
        .shadowRoot!.querySelector("cubewright-scan")!;
      const input = scan.shadowRoot!.querySelector<HTMLInputElement>("input[type=file]")!;
      input.files = transfer.files;
      input.dispatchEvent(new Event("change"));
    },
    files.map((file) => file.toString("base64")),
  );
}
