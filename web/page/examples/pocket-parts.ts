// The parts of the page that only the 2x2x2 has.

export { showExamples } from "./pocket-examples";
export { showHelpFor } from "./pocket-help";
