// A scan from photographs.

import { afterEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import { cornersAlone } from "../../../web/core/pocket-stickers";
import type { Puzzle } from "../../../web/core/puzzles";
import type { CubeScan, ScanReadings } from "../../../web/core/scan";
import { saidInWords } from "../../../web/scan/scan-sentences";
import { ScanSession } from "../../../web/scan/scan-session";
import { ASKED_FACES } from "../../../web/scan/taking/asked-faces";
import type { FaceColors } from "../../../web/scan/taking/face-colors";
import { scanVocabulary } from "../../../web/scan/words/scan-words";
import { fakePhotographs, type Shown } from "./fake-photographs";
import { colorsOf, found, MIXED } from "./seen-faces";

const POCKET = cornersAlone(MIXED);
const NO_LIMIT = new AbortController().signal;

/** What the solver finds for a 2x2x2, which these faces do not settle. */
const UNSETTLED: CubeScan = {
  facelets: POCKET,
  doubtful: [],
  stickers: Array.from(POCKET, (letter) => ({ next: letter as Face, cost: 1 })),
  possible: [{ facelets: POCKET, doubtful: [] }],
  scheme: "WRGYOB",
  faces: FACES.map((name) => ({ face: name, from: name, quarterTurns: 0 })),
  isExact: true,
};

function begin(
  puzzle: Puzzle,
  shown: Readonly<Record<string, Shown>>,
  result: CubeScan = UNSETTLED,
) {
  const scan = vi.fn<(readings: ScanReadings) => Promise<CubeScan>>(() => Promise.resolve(result));
  const events = { changed: vi.fn(), taken: vi.fn(), found: vi.fn() };
  const session = new ScanSession(scan, events, ASKED_FACES[puzzle]);
  const { files, reader } = fakePhotographs(shown);
  return {
    session,
    events,
    read: () => session.readPhotographs(files, reader, NO_LIMIT),
    reader,
    said: () => saidInWords(scanVocabulary.english, session),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const side = (name: Face) => colorsOf(POCKET, name);

describe("photographs of a 2x2x2", () => {
  it.each([
    ["room", "There is no face in 2.jpg"],
    ["text", "No picture that this browser can read: 2.jpg."],
    [side("F"), "There already: 2.jpg."],
  ] as const)("end at one that shows no next face (%s), and it is named", async (bad, text) => {
    const { session, read, said } = begin("2x2x2", {
      "1.jpg": side("F"),
      "2.jpg": bad,
      "3.jpg": side("B"),
      "4.jpg": side("L"),
      "5.jpg": side("U"),
      "6.jpg": side("D"),
    });
    await read();
    expect(session.count).toBe(1);
    expect(said()).toContain("One face is there.");
    expect(said()).toContain(text);
    expect(said()).toContain("The pictures after it were not read");
  });

  it("are taken when chosen once more, if two faces look alike", async () => {
    const { session, read, said } = begin("2x2x2", { "1.jpg": side("F"), "2.jpg": side("F") });
    await read();
    expect(session.count).toBe(1);
    expect(said()).toContain("choose it once more");
    const again = fakePhotographs({ "2.jpg": side("F") });
    await session.readPhotographs(again.files, again.reader, NO_LIMIT);
    expect(session.count).toBe(2);
  });

  it("name the one after the fourth even if the first four do not settle the cube", async () => {
    const { session, read, said } = begin("2x2x2", {
      "1.jpg": side("F"),
      "2.jpg": side("R"),
      "3.jpg": side("B"),
      "4.jpg": side("L"),
      "5.jpg": "room",
    });
    await read();
    await vi.waitFor(() => expect(session.said.kind).toBe("photographs"));
    expect(session.count).toBe(4);
    expect(said()).toContain("There is no face in 5.jpg");
    expect(said()).not.toContain("The pictures after it");
  });
});

describe("photographs of a 3x3x3", () => {
  it("are all read, and those without a new face are named", async () => {
    const { session, read, said } = begin("3x3x3", {
      "1.jpg": colorsOf(MIXED, "F"),
      "2.jpg": "room",
      "3.jpg": colorsOf(MIXED, "B"),
    });
    await read();
    expect(session.count).toBe(2);
    expect(said()).toContain("There is no face in 2.jpg");
    expect(said()).not.toContain("The pictures after it");
  });

  it("are read without taking what is before the camera meanwhile", async () => {
    const { session, events, read } = begin("3x3x3", { "1.jpg": colorsOf(MIXED, "F") });
    const reading = read();
    for (let timeMs = 0; timeMs < 2_000; timeMs += 100) {
      session.look(found(colorsOf(MIXED, "U")), timeMs, { width: 640, height: 480 });
    }
    expect(events.taken).not.toHaveBeenCalled();
    await reading;
    expect(session.places[0]).toEqual(colorsOf(MIXED, "F"));
  });

  it("leave the camera at work if their reader fails", async () => {
    const { session, reader, read } = begin("3x3x3", { "1.jpg": colorsOf(MIXED, "F") });
    reader.findFace = () => Promise.reject(new Error("no worker"));
    await expect(read()).rejects.toThrow("no worker");
    session.takeAsked(found(colorsOf(MIXED, "U")));
    expect(session.count).toBe(1);
  });
});

describe("photographs given when six faces fit no cube", () => {
  const facelets = MIXED;
  const result = { ...UNSETTLED, facelets, possible: [{ facelets, doubtful: [] }] };
  const face = (name: Face) => colorsOf(MIXED, name);
  const ofCube = Object.fromEntries(FACES.map((name, index) => [`${index + 1}.jpg`, face(name)]));
  // Of another cube, but for its centre.
  const wrong = colorsOf(SOLVED_FACELETS, "D").with(4, face("F")[4]);

  it.each([
    ["all of them", ofCube],
    ["the one that is most likely wrong", { "again.jpg": face("F") }],
  ])("replace %s", async (_, given: Readonly<Record<string, FaceColors>>) => {
    const { session, events, read, said } = begin("3x3x3", { ...ofCube, "3.jpg": wrong }, result);
    await read();
    await vi.waitFor(() => expect(session.said.kind).toBe("misfit"));
    expect(said()).toContain("Most likely the green face is wrong");
    const { files, reader } = fakePhotographs(given);
    await session.readPhotographs(files, reader, NO_LIMIT);
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
    expect(session.places).toEqual(FACES.map(face));
  });

  it("are named if none of them has a place", async () => {
    const { session, read, said } = begin("3x3x3", { ...ofCube, "3.jpg": wrong }, result);
    await read();
    await vi.waitFor(() => expect(session.said.kind).toBe("misfit"));
    const { files, reader } = fakePhotographs({ "a.jpg": face("F"), "b.jpg": face("B") });
    await session.readPhotographs(files, reader, NO_LIMIT);
    expect(session.said.kind).toBe("misfit");
    expect(said()).toContain("Not read: a.jpg and b.jpg. All faces are there: remove one first.");
    session.remove(2);
    expect(said()).toBe("The green face was removed. Show it again.");
  });
});
