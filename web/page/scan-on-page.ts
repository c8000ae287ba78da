// What is loaded when somebody presses Scan on the page. The colours of the scanned cube are kept, like chosen ones.

import { openScan as openDialog } from "../scan/scan-in-element";
import { readStoredLooks, storeLooks } from "../site/stored-looks";
import type { ScanTask } from "../widget/element/scans";

/** Opens the dialog of the page's cube. */
export function openScan(task: ScanTask): Promise<void> {
  return openDialog({
    ...task,
    show: (scan, say, recolor) =>
      task.show(scan, say, (before) => {
        const colorScheme = recolor(before);
        if (colorScheme !== before) storeLooks({ ...readStoredLooks(), colorScheme });
        return colorScheme;
      }),
  });
}
