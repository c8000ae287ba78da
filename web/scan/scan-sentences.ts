// What there is to say of a scan, in words.

import type { CubeScan } from "../core/scan";
import { stickerLabelOn } from "../core/facelets";
import type { Face } from "../core/faces";
import { isPocket, placeOfPocketSticker, withPlaces } from "../core/pocket-stickers";
import type { WatchState } from "./camera-watch";
import type { ScanSession } from "./scan-session";
import type { Step } from "./taking/asked-faces";
import { centerColor } from "./taking/color-names";
import type { ScanWords } from "./words/scan-words";

// Nobody would read the names of more than these.
const MOST_NAMED = 4;

/**
 * What a person is told about the scan so far, in one or two sentences.
 * @param isMirrored whether they see themselves as in a mirror: what the camera has on its right is then on their left
 */
export function saidInWords(words: ScanWords, session: ScanSession, isMirrored = false): string {
  const unread = named(session.unread, (names) =>
    words.say("photographs-unread", { names: words.list(names) }),
  );
  return [lastSaidInWords(words, session, isMirrored), ...unread].join(" ");
}

function lastSaidInWords(words: ScanWords, session: ScanSession, isMirrored: boolean): string {
  const { said, count } = session;
  switch (said.kind) {
    case "count":
      return countInWords(words, session, isMirrored);
    case "removed":
      if (said.from === 1) return countInWords(words, session, isMirrored);
      if (said.from) return words.say("removed-from", { number: said.from });
      return said.color
        ? words.say("removed", { colour: words.say(said.color) })
        : words.say("removed-unnamed");
    case "reading":
      return words.say("reading", { number: said.done + 1, count: said.count });
    case "photographs":
      return [
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
        ...(said.isStopped ? [words.say("photographs-stopped")] : []),
        ...(count > 0 && !session.isWhole ? [countInWords(words, session, isMirrored)] : []),
      ].join(" ");
    case "working":
      return words.say(session.isInOrder ? "working-in-order" : "working");
    case "misfit": {
      if (session.isInOrder) return words.say("misfit-in-order");
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
export function faceInWords(words: ScanWords, scan: CubeScan, face: Face): string {
  return words.say(centerColor(scan, face));
}

function named(names: readonly string[], say: (names: readonly string[]) => string): string[] {
  return names.length > 0 ? [say(names)] : [];
}

function countInWords(words: ScanWords, session: ScanSession, isMirrored: boolean): string {
  const { count, isInOrder, step } = session;
  if (count === 0) return words.say(isInOrder ? "show-first-level" : "show-first");
  if (isInOrder) {
    const sofar = words.say("so-far-in-order", { count });
    return step ? `${sofar} ${stepInWords(words, step, isMirrored)}` : sofar;
  }
  return words.say("so-far", { count });
}

// The side at the right is turned to the front.
function stepInWords(words: ScanWords, step: Step, isMirrored: boolean): string {
  if (step === "around") return words.say(isMirrored ? "turn-right" : "turn-left");
  return words.say(step === "top" ? "tip-top" : "tip-bottom");
}

/** What is shown in place of a picture; "" while there is one. */
export function stateInWords(words: ScanWords, state: WatchState): string {
  return state === "live" ? "" : words.say(state);
}

/** What a person is told about the cube once it is on the screen. */
export function scanInWords(
  words: ScanWords,
  { facelets, doubtful }: Pick<CubeScan, "facelets" | "doubtful">,
  maySolve: boolean,
): string {
  const count = doubtful.length;
  if (count === 0) return words.say(maySolve ? "scanned" : "scanned-to-paint");
  if (count > MOST_NAMED) return words.say("scanned-doubtful-many", { count });
  const inPlaces = withPlaces(facelets);
  const placeOf = isPocket(inPlaces) ? placeOfPocketSticker : (sticker: number) => sticker;
  const labels = doubtful.map((sticker) => stickerLabelOn(inPlaces, placeOf(sticker)));
  const stickers = words.list(labels);
  return words.say("scanned-doubtful", { count, stickers });
}
