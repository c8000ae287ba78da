// The main script of the laboratory's page.

import { speakOnPage } from "../site/site-language";
import { bundleFiles, startServiceWorker } from "../site/service-worker";
import { LabBadLines } from "./bad-lines-view";
import { LabChart } from "./charts/lab-chart";
import { LabForm } from "./form/lab-form";
import { LabKept } from "./kept/kept-list";
import { LabPage } from "./lab-page";
import { LabCubes } from "./results/cube-list";
import { LabResults } from "./results/lab-results";
import { labVocabulary } from "./words/lab-words";

speakOnPage(labVocabulary);
customElements.define("lab-bad-lines", LabBadLines);
customElements.define("lab-chart", LabChart);
customElements.define("lab-cubes", LabCubes);
customElements.define("lab-form", LabForm);
customElements.define("lab-kept", LabKept);
customElements.define("lab-results", LabResults);
customElements.define("lab-page", LabPage);
void document.querySelector("lab-page")!.begin().then(workOffline);

async function workOffline(): Promise<void> {
  await startServiceWorker(() => undefined);
  const { storePage } = await import("../site/stored-pages");
  await storePage("lab", (["experiments", "pocket", "methods"] as const).flatMap(bundleFiles));
}
