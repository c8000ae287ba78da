// The pages: which texts follow each other, and what the cube beside them shows.

import type { CountedMethod } from "./counts";
import type { DemonstrationName } from "./demonstrations";
import type { MathematicsMessage } from "./words/en";

/** A part of a page. */
export type Block =
  | { heading: MathematicsMessage }
  | { text: MathematicsMessage }
  /** Buttons that show something on the cube. */
  | { shows: readonly DemonstrationName[] }
  /** How many positions the stages of a method leave. */
  | { stagesOf: CountedMethod }
  | { workbench: true };

export interface Chapter {
  /** As in the address. */
  id: ChapterId;
  title: MathematicsMessage;
  /** What the cube shows at first. */
  first: DemonstrationName;
  blocks: readonly Block[];
}

export const CHAPTER_IDS = ["stages", "laws", "classes", "phases", "proof", "commutators"] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

const text = (name: MathematicsMessage): Block => ({ text: name });
const heading = (name: MathematicsMessage): Block => ({ heading: name });
const shows = (...names: DemonstrationName[]): Block => ({ shows: names });

const CONTENTS: Readonly<Record<ChapterId, Omit<Chapter, "id">>> = {
  stages: {
    title: "stages-title",
    first: "show-mixed",
    blocks: [
      text("stages-positions"),
      text("stages-product"),
      shows("show-mixed"),
      text("stages-fewer"),
      heading("stages-beginner"),
      { stagesOf: "beginner" },
      heading("stages-cfop"),
      { stagesOf: "cfop" },
      heading("stages-thistlethwaite"),
      text("stages-group"),
      text("stages-groups"),
      { stagesOf: "thistlethwaite" },
      text("stages-turns"),
    ],
  },
  laws: {
    title: "laws-title",
    first: "show-one-flipped",
    blocks: [
      text("laws-lead"),
      shows("show-one-flipped", "show-one-twisted", "show-two-exchanged"),
      heading("laws-flips-title"),
      text("laws-flips"),
      text("laws-flips-why"),
      shows("show-front-quarter", "show-two-flipped"),
      heading("laws-twists-title"),
      text("laws-twists"),
      text("laws-twists-why"),
      shows("show-right-quarter", "show-two-twisted"),
      heading("laws-exchanges-title"),
      text("laws-exchanges"),
      text("laws-exchanges-why"),
      shows("show-three-edges", "show-two-pairs"),
      heading("workbench-title"),
      { workbench: true },
    ],
  },
  classes: {
    title: "classes-title",
    first: "show-one-twisted",
    blocks: [
      text("classes-ways"),
      text("classes-product"),
      text("classes-apart"),
      text("classes-equal"),
      text("classes-mend"),
      heading("workbench-title"),
      { workbench: true },
    ],
  },
  phases: {
    title: "phases-title",
    first: "show-phase-one",
    blocks: [
      text("phases-lead"),
      heading("phases-first-title"),
      text("phases-first"),
      shows("show-phase-one"),
      heading("phases-second-title"),
      text("phases-second"),
      shows("show-phase-two"),
      heading("phases-table-title"),
      text("phases-table"),
      text("phases-shorter"),
    ],
  },
  proof: {
    title: "proof-title",
    first: "show-four-turns",
    blocks: [
      text("proof-lead"),
      text("proof-count"),
      shows("show-four-turns"),
      heading("proof-bound-title"),
      text("proof-bound"),
      heading("proof-deepening-title"),
      text("proof-deepening"),
      text("proof-proof"),
      heading("proof-far-title"),
      text("proof-far"),
      text("proof-most"),
      shows("show-superflip"),
    ],
  },
  commutators: {
    title: "commutators-title",
    first: "show-commutator",
    blocks: [
      text("commutators-lead"),
      heading("commutators-title-2"),
      text("commutators-what"),
      text("commutators-common"),
      shows("show-nothing-left", "show-commutator"),
      text("commutators-one"),
      shows("show-one-corner-out", "show-three-corners"),
      heading("conjugates-title"),
      text("conjugates-what"),
      shows("show-conjugate"),
      heading("commutators-lessons-title"),
      text("commutators-lessons"),
      shows("show-edge-in", "show-upper-cross"),
    ],
  },
};

export const CHAPTERS: readonly Chapter[] = CHAPTER_IDS.map((id) => ({ id, ...CONTENTS[id] }));

const LINK = "#mathematics";

/** The address of a page, from "#" on. */
export function linkTo({ id }: Chapter): string {
  return `${LINK}=${id}`;
}

/** The page that an address asks for; the first where it names none. */
export function chapterOf(fragment: string): Chapter {
  return CHAPTERS.find((chapter) => fragment === linkTo(chapter)) ?? CHAPTERS[0]!;
}
