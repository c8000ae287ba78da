// A scan from its first face to the cube.

import { describe, expect, it, vi } from "vitest";

import { FACES, type Face } from "../../../web/core/faces";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import type { CubeScan, ScanReadings } from "../../../web/core/scan";
import { saidInWords, scanInWords } from "../../../web/scan/scan-sentences";
import { ScanSession } from "../../../web/scan/scan-session";
import { ASKED_FACES } from "../../../web/scan/taking/asked-faces";
import type { FaceColors } from "../../../web/scan/taking/face-colors";
import { TakenFaces } from "../../../web/scan/taking/taken-faces";
import { scanVocabulary } from "../../../web/scan/words/scan-words";
import { colorsOf, found, MIXED } from "./seen-faces";

const { english } = scanVocabulary;

/** The solver's result for faces that came in the usual order. */
function scanOf(facelets: string, doubtful: readonly number[] = []): CubeScan {
  return {
    facelets,
    doubtful,
    stickers: [],
    possible: [{ facelets, doubtful }],
    scheme: "WRGYOB",
    faces: FACES.map((face) => ({ face, from: face, quarterTurns: 0 })),
    isExact: true,
  };
}

const SIZE = { width: 640, height: 480 };

function begin(scan: (readings: ScanReadings) => Promise<CubeScan>) {
  const events = { changed: vi.fn(), taken: vi.fn(), found: vi.fn() };
  const session = new ScanSession(scan, events);
  let timeMs = 0;
  const see = (colors: FaceColors | undefined, forMs: number) => {
    const end = timeMs + forMs;
    for (; timeMs < end; timeMs += 100) session.look(colors && found(colors), timeMs, SIZE);
  };
  return { session, events, see, said: () => saidInWords(english, session) };
}

const face = (name: Face) => colorsOf(MIXED, name);

describe("a scan", () => {
  it("takes six faces that are held up one after the other, and finds the cube", async () => {
    const scan = vi.fn(() => Promise.resolve(scanOf(MIXED)));
    const { session, events, see, said } = begin(scan);
    expect(said()).toBe("Hold any face up to the camera.");
    for (const [index, name] of FACES.entries()) {
      see(face(name), 900);
      expect(session.count).toBe(index + 1);
      see(undefined, 500);
      if (index === 0) expect(said()).toBe("One of six faces. Show another one.");
      if (index === 2) expect(said()).toBe("3 of six faces. Show another one.");
    }
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
    expect(events.taken).toHaveBeenCalledTimes(6);
    expect(scan).toHaveBeenCalledWith(FACES.flatMap((name) => face(name)));
  });

  it("takes no face twice, and says so of one that is shown again", () => {
    const { session, see, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    see(face("U"), 3_000);
    expect(session.count).toBe(1);
    see(face("R"), 900);
    expect(said()).toContain("2 of six faces.");
    see(face("U"), 900);
    expect(session.count).toBe(2);
    expect(said()).toContain("This face is there already. Show another one");
    see(face("F"), 900);
    expect(session.count).toBe(3);
    expect(said()).toContain("3 of six faces.");
  });

  it("takes a face that looks like another one only when the user asks twice", () => {
    const { session, see, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    see(face("U"), 900);
    session.takeAsked(found(face("U"), { certainty: 0.1 }));
    expect(session.count).toBe(1);
    expect(said()).toContain("looks like one that is there");
    session.takeAsked(found(face("U"), { certainty: 0.1 }));
    expect(session.count).toBe(2);
    see(face("R"), 900);
    session.takeAsked(found(face("U")));
    session.takeAsked(found(face("R")));
    expect(session.count).toBe(3);
    expect(said()).toContain("looks like one that is there");
  });

  it("says so if nothing could be read", () => {
    const { session, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    session.takeAsked(undefined);
    expect(session.count).toBe(0);
    expect(said()).toContain("Nothing can be read");
  });

  it("says after a while that it finds no face", () => {
    const { see, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    see(undefined, 5_000);
    expect(said()).toBe("Hold any face up to the camera.");
    see(undefined, 2_000);
    expect(said()).toContain("No face is found.");
    see(face("U"), 100);
    expect(said()).toBe("Hold any face up to the camera.");
  });

  it("takes no notice of what hardly looks like a face", () => {
    const { session, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    const unlikely = found(face("U"), { certainty: 0.1 });
    for (let timeMs = 0; timeMs < 7_000; timeMs += 100) {
      expect(session.look(unlikely, timeMs, SIZE).face).toBeUndefined();
    }
    expect(said()).toContain("No face is found.");
  });

  it("forgets a face that is removed, and takes it again", () => {
    const { session, see, said } = begin(() => Promise.resolve(scanOf(MIXED)));
    see(face("U"), 900);
    see(face("R"), 900);
    session.remove(0);
    expect(said()).toBe("A face was removed. Show it again.");
    see(undefined, 7_000);
    expect(said()).toContain("No face is found.");
    see(face("U"), 900);
    expect(session.count).toBe(2);
  });

  it("goes on with faces that were taken before, or from the first one again", async () => {
    const faces = new TakenFaces(ASKED_FACES["3x3x3"]);
    for (const name of FACES) faces.take(face(name));
    const events = { changed: vi.fn(), taken: vi.fn(), found: vi.fn() };
    const scan = () => Promise.resolve(scanOf(MIXED));
    const session = new ScanSession(scan, events, undefined, faces);
    expect(session.count).toBe(6);
    session.tryAgain();
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
    session.startAgain();
    expect(session.count).toBe(0);
    expect(saidInWords(english, session)).toBe("Hold any face up to the camera.");
  });

  it("names the likely wrong face if six faces fit no cube, and lets it be replaced", async () => {
    // The front face is another cube's.
    const other = colorsOf(SOLVED_FACELETS, "D");
    const wrong = FACES.map((name) => (name === "F" ? other.with(4, face("F")[4]) : face(name)));
    const { session, events, said } = begin(() => Promise.resolve(scanOf(MIXED, [1, 2, 3])));
    for (const colors of wrong) session.takeAsked(found(colors));
    await vi.waitFor(() => expect(session.said.kind).toBe("misfit"));
    expect(said()).toContain("Most likely the green face is wrong");
    expect(events.found).not.toHaveBeenCalled();
    session.remove(2);
    session.takeAsked(found(face("F")));
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
  });

  it("names the colours of faces by all six of them", async () => {
    // The left face is called red, and the right one orange.
    const scan = { ...scanOf(SOLVED_FACELETS), scheme: "WOGYRB" };
    const { session, said } = begin(() => Promise.resolve(scan));
    for (const name of FACES.slice(0, 5)) session.takeAsked(found(face(name)));
    expect(session.colorOf(1)).toBeUndefined();
    session.takeAsked(found(face("B")));
    await vi.waitFor(() => expect(session.said.kind).toBe("misfit"));
    expect(session.colorOf(1)).toBe("orange");
    session.remove(4);
    expect(said()).toBe("The red face was removed. Show it again.");
    expect(session.colorOf(1)).toBe("orange");
  });

  it("asks which cube it is also if faces that fit none are used all the same", async () => {
    const makes = ["UUUUUUUUU", "UUUUURUUR"].map((top) => ({
      facelets: top + MIXED.slice(9),
      doubtful: [],
    }));
    const scan = { ...scanOf(SOLVED_FACELETS), possible: makes };
    const { session, events } = begin(() => Promise.resolve(scan));
    for (const name of FACES) session.takeAsked(found(face(name)));
    await vi.waitFor(() => expect(session.said.kind).toBe("misfit"));
    session.useAnyway();
    expect(session.said.kind).toBe("question");
    session.answer("R");
    expect(events.found).toHaveBeenCalledOnce();
  });

  it("asks which cube it is if the faces fit several, until one is left", async () => {
    const makes = ["UUUUUUUUU", "UUUUURUUR", "UFUUURUUR"].map((top, index) => ({
      facelets: top + MIXED.slice(9),
      doubtful: [index],
    }));
    const scan = { ...scanOf(MIXED, [5, 7]), possible: makes };
    const { session, events, said } = begin(() => Promise.resolve(scan));
    for (const name of FACES) session.takeAsked(found(face(name)));
    await vi.waitFor(() => expect(session.said.kind).toBe("question"));
    expect(said()).toContain("On the white face: which colour is in the middle");
    expect(said()).toContain("next to the blue face?");
    session.answer("U");
    expect(said()).toContain("next to the red face?");
    session.answer("R");
    expect(events.found).toHaveBeenCalledExactlyOnceWith({
      ...scan,
      ...makes[1],
      possible: [makes[1]],
    });
  });

  it("marks a sticker whose colour the user cannot tell", async () => {
    const makes = [MIXED, "R" + MIXED.slice(1)].map((facelets) => ({ facelets, doubtful: [30] }));
    const scan = { ...scanOf(MIXED, [0, 30]), possible: makes };
    const { session, events, said } = begin(() => Promise.resolve(scan));
    for (const name of FACES) session.takeAsked(found(face(name)));
    await vi.waitFor(() => expect(session.said.kind).toBe("question"));
    expect(said()).toContain("in the corner next to the blue and the orange face?");
    session.answer(undefined);
    expect(events.found).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ facelets: MIXED, doubtful: [0, 30] }),
    );
  });

  it("can be tried again if the cube could not be worked out", async () => {
    const scan = vi.fn(() => Promise.resolve(scanOf(MIXED)));
    scan.mockRejectedValueOnce(new Error("no worker"));
    const { session, events } = begin(scan);
    for (const name of FACES) session.takeAsked(found(face(name)));
    await vi.waitFor(() => expect(session.said.kind).toBe("failed"));
    session.tryAgain();
    await vi.waitFor(() => expect(events.found).toHaveBeenCalledOnce());
  });
});

describe("the sentence about the scanned cube", () => {
  it("names the stickers that are not certain, or how many there are", () => {
    const say = (doubtful: readonly number[], facelets = MIXED) =>
      scanInWords(english, { facelets, doubtful }, true);
    expect(say([])).toBe("This is your cube. Ready to solve.");
    expect(say([22])).toContain("One sticker is not certain: F5");
    expect(say([0, 9])).toContain("not certain: U1 and R1");
    expect(say([0, 1, 2, 3, 5])).toContain("5 stickers are not certain");
    expect(say([3, 9], SOLVED_POCKET)).toContain("not certain: U4 and F2");
  });
});
