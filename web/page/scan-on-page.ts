// The dialog that scans the page's cube. The colours of the scanned cube are kept, like chosen ones.

import { readStoredLooks, storeLooks } from "../site/stored-looks";
import type { ScanTask } from "../widget/element/scans";

export async function loadScanner() {
  const { openScan } = await import("../scan/scan-in-element");
  return { openScan: (task: ScanTask) => openScan(keepingColors(task)) };
}

function keepingColors(task: ScanTask): ScanTask {
  return {
    ...task,
    show: (scan, say, recolor) =>
      task.show(scan, say, (before) => {
        const colorScheme = recolor(before);
        if (colorScheme !== before) storeLooks({ ...readStoredLooks(), colorScheme });
        return colorScheme;
      }),
  };
}
