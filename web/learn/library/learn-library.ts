// The case library, which the page of lessons loads when somebody wants to see it.

export { CaseLibrary } from "./case-library";
