// What is loaded when somebody presses Scan.

import type { CubeScan } from "../core/scan";
import { createPictureReader } from "../engine/picture-faces";
import type { ScanTask } from "../widget/element/scans";
import { chooseLanguage } from "../widget/words/languages";
import { arrangedAs } from "./arrangement";
import "./scan-dialog";
import { scanInWords } from "./scan-sentences";
import { scanVocabulary } from "./words/scan-words";

/** Opens the dialog of an element; the result is shown on its cube. */
export async function openScan(task: ScanTask): Promise<void> {
  const dialog = document.createElement("cubewright-scan");
  task.root.append(dialog);
  const { puzzle, baseUrl } = task;
  await dialog.open({
    puzzle,
    scan: (readings) => task.scan(readings),
    openReader: () => createPictureReader({ puzzle, baseUrl }),
    show: (scan: CubeScan) =>
      task.show(
        scan,
        (language, maySolve) => {
          const words = scanVocabulary.known(chooseLanguage([language])) ?? scanVocabulary.english;
          return scanInWords(words, scan, maySolve);
        },
        (colorScheme) => arrangedAs(scan.scheme, colorScheme),
      ),
  });
}
