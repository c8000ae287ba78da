// What there is to say of a scan, in words.

import type { CubeScan } from "../core/scan";
import { stickerLabel } from "../core/facelets";
import { FACES, type Face } from "../core/faces";
import type { WatchState } from "./camera-watch";
import type { ScanSession } from "./scan-session";
import type { CenterColor } from "./taking/color-names";
import type { ScanWords } from "./words/scan-words";

// More of them named one by one would be read by nobody.
const MOST_NAMED = 4;

const CENTER_COLORS: readonly CenterColor[] = ["white", "red", "green", "yellow", "orange", "blue"];
// The same in a scan's scheme.
const COLOR_LETTERS = "WRGYOB";

/** What a person is told of what they do, in one or two sentences. */
export function saidInWords(words: ScanWords, session: ScanSession): string {
  const { said, count } = session;
  switch (said.kind) {
    case "count":
      return countInWords(words, session);
    case "removed":
      return said.color
        ? words.say("removed", { colour: words.say(said.color) })
        : words.say("removed-unnamed");
    case "reading":
      return words.say("reading", { number: said.done + 1, count: said.count });
    case "photographs":
      return [
        ...(count > 0 && !session.isWhole ? [countInWords(words, session)] : []),
        ...named(said.without, (names) =>
          words.say("photographs-without", {
            count: said.without.length,
            names: words.list(names),
          }),
        ),
        ...named(said.again, (names) =>
          words.say("photographs-again", { names: words.list(names) }),
        ),
        ...named(said.unreadable, (names) =>
          words.say("photographs-unreadable", { names: words.list(names) }),
        ),
      ].join(" ");
    case "misfit": {
      const color = said.place === undefined ? undefined : session.colorOf(said.place);
      return color ? words.say("misfit-face", { colour: words.say(color) }) : words.say("misfit");
    }
    case "question": {
      const { face, beside } = said.question;
      const [first, second] = beside.map((name) => faceInWords(words, said.scan, name));
      const colour = faceInWords(words, said.scan, face);
      return second === undefined
        ? words.say("question", { colour, beside: first! })
        : words.say("question-corner", { colour, beside: first!, other: second });
    }
    default:
      return words.say(said.kind);
  }
}

/** The colour of a face's centre. */
export function faceInWords(words: ScanWords, { scheme }: CubeScan, face: Face): string {
  return words.say(CENTER_COLORS[COLOR_LETTERS.indexOf(scheme[FACES.indexOf(face)]!)]!);
}

function named(names: readonly string[], say: (names: readonly string[]) => string): string[] {
  return names.length > 0 ? [say(names)] : [];
}

function countInWords(words: ScanWords, { count, lastColor }: ScanSession): string {
  if (count === 0) return words.say("show-first");
  return lastColor
    ? words.say("so-far", { count, colour: words.say(lastColor) })
    : words.say("so-far-unnamed", { count });
}

/** What is said in place of a picture; "" while there is one. */
export function stateInWords(words: ScanWords, state: WatchState): string {
  return state === "live" ? "" : words.say(state);
}

/** What is said of the cube once it is on the screen. */
export function scanInWords(
  words: ScanWords,
  { doubtful }: Pick<CubeScan, "doubtful">,
  maySolve: boolean,
): string {
  const count = doubtful.length;
  if (count === 0) return words.say(maySolve ? "scanned" : "scanned-to-paint");
  if (count > MOST_NAMED) return words.say("scanned-doubtful-many", { count });
  const stickers = words.list(doubtful.map((sticker) => stickerLabel(sticker)));
  return words.say("scanned-doubtful", { count, stickers });
}
