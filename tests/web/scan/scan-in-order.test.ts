// A scan of a 2x2x2, whose faces come in a fixed order.

import { describe, expect, it, vi } from "vitest";

import { FACES, type Face } from "../../../web/core/faces";
import { cornersAlone } from "../../../web/core/pocket-stickers";
import type { CubeScan, ScanReadings } from "../../../web/core/scan";
import { saidInWords } from "../../../web/scan/scan-sentences";
import { ScanSession } from "../../../web/scan/scan-session";
import { ASKED_FACES } from "../../../web/scan/taking/asked-faces";
import { turned, type FaceColors } from "../../../web/scan/taking/face-colors";
import { scanVocabulary } from "../../../web/scan/words/scan-words";
import { colorsOf, found, MIXED } from "./seen-faces";

const POCKET = cornersAlone(MIXED);
// In this size the faces fill the square.
const SIZE = { width: 560, height: 420 };

const face = (name: Face) => colorsOf(POCKET, name);
// The upper face is shown with the left one below it, the lower face with it above.
const SHOWN: readonly FaceColors[] = [
  face("F"),
  face("R"),
  face("B"),
  face("L"),
  turned(face("U"), 3),
  turned(face("D"), 1),
];

/** What the solver finds, with every sticker at this cost. */
function scanOf(facelets: string, cost: number): CubeScan {
  return {
    facelets,
    doubtful: [],
    stickers: Array.from(facelets, (letter) => ({ next: letter as Face, cost })),
    possible: [{ facelets, doubtful: [] }],
    scheme: "WRGYOB",
    faces: FACES.map((name) => ({ face: name, from: name, quarterTurns: 0 })),
    isExact: true,
  };
}

function begin(scan: (readings: ScanReadings) => Promise<CubeScan>) {
  const events = { changed: vi.fn(), taken: vi.fn(), found: vi.fn() };
  const session = new ScanSession(scan, events, ASKED_FACES["2x2x2"]);
  const said = (isMirrored = false) => saidInWords(scanVocabulary.english, session, isMirrored);
  let timeMs = 0;
  const see = (colors: FaceColors | undefined) => {
    const end = timeMs + 900;
    for (; timeMs < end; timeMs += 100) session.look(colors && found(colors), timeMs, SIZE);
  };
  return { session, events, said, see };
}

const NONE = Array<null>(4).fill(null);

describe("a scan of a 2x2x2", () => {
  it("ends after the four side faces if they settle the cube", async () => {
    const scan = vi.fn(() => Promise.resolve(scanOf(POCKET, 9)));
    const { session, events, said, see } = begin(scan);
    expect(session.places.length).toBe(4);
    expect(said()).toBe("Hold any face up to the camera, level. The side that is up stays up.");
    see(SHOWN[0]);
    expect(said()).toBe(
      "One face is there. Turn the cube a quarter turn to the left, with the same side up.",
    );
    expect(said(true)).toContain("a quarter turn to the right");
    for (const shown of SHOWN.slice(1, 4)) see(shown);
    expect(said()).toBe("Working out the cube…");
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
    expect(scan).toHaveBeenCalledExactlyOnceWith([
      ...NONE,
      ...face("R"),
      ...face("F"),
      ...NONE,
      ...face("L"),
      ...face("B"),
    ]);
  });

  it("asks for top and bottom if they do not, and turns these as the solver expects", async () => {
    const scan = vi.fn(() => Promise.resolve(scanOf(POCKET, 5)));
    const { session, events, said, see } = begin(scan);
    for (const shown of SHOWN.slice(0, 4)) see(shown);
    await vi.waitFor(() => expect(said()).toContain("tip the cube until its top"));
    expect(session.places.length).toBe(6);
    expect(session.step).toBe("top");
    see(SHOWN[4]);
    await vi.waitFor(() => expect(said()).toContain("until its bottom faces"));
    see(SHOWN[5]);
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
    expect(scan).toHaveBeenLastCalledWith(FACES.flatMap((name) => face(name)));
  });

  it("ignores what is not held in the square, such as tiles and windows", () => {
    const { session } = begin(() => new Promise(() => undefined));
    const far = { width: 1280, height: 960 };
    for (let timeMs = 0; timeMs < 2_000; timeMs += 100) {
      session.look(found(face("F")), timeMs, far);
    }
    expect(session.count).toBe(0);
  });

  it("takes two faces that look alike, but not the last one twice", () => {
    const { session, see } = begin(() => new Promise(() => undefined));
    see(face("F"));
    see(face("F"));
    expect(session.count).toBe(1);
    see(face("R"));
    see(face("F"));
    expect(session.count).toBe(3);
  });

  it("resumes from a removed face, once the face before the camera is gone", () => {
    const { session, said, see } = begin(() => new Promise(() => undefined));
    for (const shown of SHOWN.slice(0, 3)) see(shown);
    session.remove(1);
    expect(session.count).toBe(1);
    expect(said()).toBe("Show face 2 again, and go on from there.");
    see(SHOWN[2]);
    expect(session.count).toBe(1);
    see(undefined);
    see(SHOWN[1]);
    expect(session.places.slice(0, 3)).toEqual([SHOWN[0], SHOWN[1], undefined]);
  });

  it("says what may be wrong if the faces fit no cube, and can be restarted", async () => {
    // Turned the other way each time.
    const { session, said, see } = begin(() => Promise.resolve(scanOf(POCKET, 1)));
    for (const shown of [0, 3, 2, 1, 4, 5]) {
      see(SHOWN[shown]);
      await vi.waitFor(() => expect(session.said.kind).not.toBe("working"));
    }
    expect(said()).toContain("These faces fit no cube. Was the same side up each time");
    session.remove(0);
    expect(session.count).toBe(0);
    expect(said()).toContain("Hold any face up");
  });
});
