// The fault cases as a table for people, in tests/browser/README.md.

import type { FaultCase } from "./cases/fault-case";

const BEGIN =
  "<!-- fault cases: written by `npx vitest run --root tests/browser fault-table -u` -->";
const END = "<!-- end of the fault cases -->";

const HEADINGS = [
  "",
  "What is the matter",
  "Stored before",
  "First solution",
  "Full tables",
  "The page says",
  "Stored after",
  "Run in",
];

const TABLES: Record<FaultCase["source"], string> = {
  storage: "from storage",
  network: "from the network",
  generated: "made here",
  none: "none",
};

/** `text`, a document in Markdown, with the table of these cases in place of the one it has. */
export function withFaultTable(text: string, cases: readonly FaultCase[]): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error("The document has no place for the fault cases.");
  const rows = [HEADINGS, HEADINGS.map(() => "---"), ...cases.map(describeCase)];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `${text.slice(0, begin)}${BEGIN}\n\n${table}\n\n${text.slice(end)}`;
}

function describeCase(faultCase: FaultCase, index: number): string[] {
  const {
    name,
    stored = "all but one chunk",
    answers,
    source,
    says,
    keeps,
    isLong,
    only,
  } = faultCase;
  return [
    String(index + 1),
    name,
    stored,
    answers,
    TABLES[source],
    `“${says}”`,
    keeps,
    (isLong ? "`test:long`" : "`test`") + (only === undefined ? "" : `, ${only} only`),
  ];
}
