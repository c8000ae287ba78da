// The first picture of the cube (first-picture.ts) in the colours that the person has chosen. A
// script by itself, small enough to be there with the style sheet.

import { readColorScheme } from "../../widget/looks/color-scheme";
import { readStoredLooks } from "../stored/stored-looks";

const colors = readColorScheme(readStoredLooks().colorScheme, () => false);
const properties = Object.entries(colors).map(
  ([face, color]) => `--cubewright-color-${face.toLowerCase()}: ${color}`,
);
// The picture may not have been parsed yet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.first-picture { ${properties.join("; ")} }`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
