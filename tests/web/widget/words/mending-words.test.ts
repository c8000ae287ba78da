// What is wrong with a cube and what would mend it, in words about the cube in the hand.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS, stickerLabel } from "../../../../web/core/facelets";
import { COLOR_NAMES, type Face, FACES } from "../../../../web/core/faces";
import type { Finding, FindingKind } from "../../../../web/core/finding";
import { applyMoves } from "../../../../web/core/moves";
import { turnWhole, USUAL_FRAME } from "../../../../web/core/orientation";
import { EDGES } from "../../../../web/core/pieces";
import type { CubeRepair, FaceChange, RepairKind } from "../../../../web/core/repair";
import { assemblyInWords, faultInWords } from "../../../../web/widget/words/fault-words";
import { repairInWords, repairPlacesInWords } from "../../../../web/widget/words/repair-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const WORDS = widgetVocabulary.english;

// The solved cube but for these stickers, such as { U6: "R" }.
function repainted(changes: Readonly<Record<string, string>>, cube = SOLVED_FACELETS): string {
  return Array.from(cube, (letter, index) => changes[stickerLabel(index)] ?? letter).join("");
}

function finding(kind: FindingKind, colors: string, places: readonly string[]): Finding {
  return { kind, colors, places, count: 0 };
}

function repair(
  kind: RepairKind,
  facelets: string,
  changes: Readonly<Record<string, string>>,
  pieces: string[],
): CubeRepair {
  const mended = repainted(changes, facelets);
  const stickers = Array.from(facelets, (_, index) => index).filter(
    (index) => facelets[index] !== mended[index],
  );
  return { kind, rank: 1, message: "", facelets: mended, stickers, pieces, faces: [], besides: [] };
}

describe("a fault in words", () => {
  it("names a piece that appears twice, its places, and the missing piece", () => {
    // The edge at DF shows white and red, as that at UR does.
    const facelets = repainted({ D2: "U", F8: "R" });
    const findings = [
      finding("repeated-piece", "UR", ["UR", "DF"]),
      finding("missing-piece", "DF", []),
    ];
    expect(faultInWords(WORDS, { code: "edge-piece", findings }, facelets, COLOR_NAMES)).toBe(
      "The white-red edge appears twice: at UR and at DF. The yellow-green edge is missing.",
    );
  });

  it("names a piece that no cube has, by its colours", () => {
    const names = { ...COLOR_NAMES, R: "Vermilion" };
    const facelets = repainted({ U6: "L" });
    const findings = [finding("no-such-piece", "LR", ["UR"]), finding("missing-piece", "UR", [])];
    expect(faultInWords(WORDS, { code: "edge-piece", findings }, facelets, names)).toBe(
      "There is no orange-vermilion edge, but one is shown at UR. The white-vermilion edge is missing.",
    );
  });

  it("names the colours of a corner that are in the opposite order", () => {
    const facelets = repainted({ R1: "F", F3: "R" });
    const findings = [
      finding("mirrored-piece", "UFR", ["URF"]),
      finding("missing-piece", "URF", []),
    ];
    expect(faultInWords(WORDS, { code: "corner-piece", findings }, facelets, COLOR_NAMES)).toBe(
      `${WORDS.say("wrong-way-round", { colours: "white-green-red", place: "URF" })} The white-red-green corner is missing.`,
    );
  });

  it("says no more than four sentences", () => {
    const findings = EDGES.slice(0, 5).map((edge) => finding("missing-piece", edge, []));
    const said = faultInWords(
      WORDS,
      { code: "edge-piece", findings },
      SOLVED_FACELETS,
      COLOR_NAMES,
    );
    expect(said.match(/is missing/g)).toHaveLength(4);
  });

  it("names the turned piece, if only one is possible", () => {
    const facelets = repainted({ U6: "R", R2: "U" });
    const findings = [finding("turned-piece", "UR", ["UR"])];
    expect(faultInWords(WORDS, { code: "edge-flip", findings }, facelets, COLOR_NAMES)).toBe(
      "The red-white edge at UR is flipped.",
    );
    expect(faultInWords(WORDS, { code: "edge-flip", findings: [] }, facelets, COLOR_NAMES)).toBe(
      "Every piece is there, but one edge is flipped.",
    );
  });

  it("names the two exchanged pieces, if only those are possible", () => {
    const facelets = repainted({ R2: "F", F2: "R" });
    const findings = [
      finding("exchanged-piece", "UR", ["UR"]),
      finding("exchanged-piece", "UF", ["UF"]),
    ];
    expect(faultInWords(WORDS, { code: "parity", findings }, facelets, COLOR_NAMES)).toBe(
      "The white-green edge and the white-red edge are exchanged.",
    );
    expect(faultInWords(WORDS, { code: "parity", findings: [] }, facelets, COLOR_NAMES)).toBe(
      "Every piece is there, but two pieces are exchanged.",
    );
  });

  it("tells how to correct a cube that was put together wrongly", () => {
    expect(assemblyInWords(WORDS, { code: "corner-twist" })).toContain("turn one corner");
    expect(assemblyInWords(WORDS, { code: "edge-piece" })).toBe("");
  });
});

describe("a repair in words", () => {
  it.each([
    ["recolor", { U6: "R" }, { U6: "U" }, ["UR"], "Paint U6 white instead of red."],
    [
      "exchange-stickers",
      { U6: "F", F2: "R" },
      { U6: "R", F2: "F" },
      ["UR", "UF"],
      "Exchange the colours of U6 green and F2 red.",
    ],
    [
      "flip-edge",
      { U6: "R", R2: "U" },
      { U6: "U", R2: "R" },
      ["UR"],
      "Flip the red-white edge at UR.",
    ],
    [
      "twist-corner",
      { U9: "F", R1: "U", F3: "R" },
      { U9: "U", R1: "R", F3: "F" },
      ["URF"],
      "Turn the green-white-red corner at URF anticlockwise.",
    ],
    [
      "twist-corner",
      { U9: "R", R1: "F", F3: "U" },
      { U9: "U", R1: "R", F3: "F" },
      ["URF"],
      "Turn the red-green-white corner at URF clockwise.",
    ],
    [
      "exchange-pieces",
      { R2: "F", F2: "R" },
      { R2: "R", F2: "F" },
      ["UR", "UF"],
      "Exchange the white-green edge at UR and the white-red edge at UF.",
    ],
    [
      "repaint",
      { U1: "R", U2: "R", U3: "R" },
      { U1: "U", U2: "U", U3: "U" },
      [],
      "Paint U1 white, U2 white and U3 white.",
    ],
  ] as const)(
    "tells what to do with stickers or pieces: %s",
    (kind, faults, changes, pieces, words) => {
      const facelets = repainted(faults);
      expect(
        repairInWords(WORDS, repair(kind, facelets, changes, [...pieces]), facelets, COLOR_NAMES),
      ).toBe(words);
    },
  );

  it("gives the right direction for a corner of a scrambled cube", () => {
    const scrambled = applyMoves(SOLVED_FACELETS, ["R"]);
    const facelets = repainted(
      { U9: scrambled[9]!, R1: scrambled[20]!, F3: scrambled[8]! },
      scrambled,
    );
    const mended = { U9: scrambled[8]!, R1: scrambled[9]!, F3: scrambled[20]! };
    expect(
      repairInWords(
        WORDS,
        repair("twist-corner", facelets, mended, ["URF"]),
        facelets,
        COLOR_NAMES,
      ),
    ).toMatch(/at URF clockwise\.$/);
  });

  it.each([
    ["clockwise", { U9: "F", R1: "U" }],
    ["anticlockwise", { U9: "R", R1: "F" }],
  ])("gives the direction for a corner with an unknown sticker: %s", (way, mended) => {
    const facelets = repainted({ F3: "?" });
    const text = repairInWords(
      WORDS,
      repair("twist-corner", facelets, mended, ["URF"]),
      facelets,
      COLOR_NAMES,
    );
    expect(text).toBe(`Turn the white-red corner at URF ${way}.`);
  });

  it("says to paint a face again, or as it can be inferred from the others", () => {
    const face = { kind: "repaint-face", stickers: [9, 10] } as const;
    const words = (facelets: string) =>
      repairInWords(
        WORDS,
        { ...repair("repaint-face", SOLVED_FACELETS, {}, []), ...face, facelets },
        SOLVED_FACELETS,
        COLOR_NAMES,
      );
    expect(words(`${SOLVED_FACELETS.slice(0, 9)}??${SOLVED_FACELETS.slice(11)}`)).toBe(
      "Right face (red): paint it again.",
    );
    expect(words(`${SOLVED_FACELETS.slice(0, 9)}FF${SOLVED_FACELETS.slice(11)}`)).toBe(
      "Right face (red): paint it as it follows from the other faces.",
    );
  });

  const faceRepair = (
    kind: RepairKind,
    faces: CubeRepair["faces"],
    besides: readonly number[] = [],
  ): CubeRepair => ({ ...repair(kind, SOLVED_FACELETS, {}, []), faces, besides });
  const change = (face: Face, changes: Partial<FaceChange>): FaceChange => ({
    ...{ face, from: face, quarterTurns: 0, isMirrored: false },
    ...changes,
  });

  it.each([
    [
      "turn-faces",
      [change("U", { quarterTurns: 3 })],
      [],
      "Upper face (white): turn its colours a quarter to the left.",
    ],
    [
      "turn-faces",
      [change("R", { quarterTurns: 1 }), change("B", { quarterTurns: 2 })],
      [8],
      "Right face (red): turn its colours a quarter to the right. " +
        "Back face (blue): turn its colours by a half. Paint U9 white.",
    ],
    [
      "exchange-faces",
      [change("L", { from: "R" }), change("R", { from: "L" })],
      [],
      "Left face (orange) and right face (red): exchange the colours of the two.",
    ],
    [
      "reorder-faces",
      [change("F", { from: "L" }), change("L", { from: "R" }), change("R", { from: "F" })],
      [],
      "Move the colours of faces: Left face → Front face, Right face → Left face and Front face → Right face.",
    ],
    [
      "mirror-faces",
      [change("D", { isMirrored: true })],
      [],
      "Lower face (yellow): exchange left and right, as in a mirror.",
    ],
    [
      "mirror-faces",
      FACES.map((face) => change(face, { isMirrored: true })),
      [],
      "Every face: exchange left and right, as in a mirror.",
    ],
  ] as const)("tells what to do with whole faces: %s", (kind, faces, besides, words) => {
    const mended = faceRepair(kind, faces, besides);
    expect(repairInWords(WORDS, mended, SOLVED_FACELETS, COLOR_NAMES)).toBe(words);
  });

  it.each([
    [repair("recolor", SOLVED_FACELETS, { U1: "R" }, ["ULB"]), "U1: upper face, row 1, place 1."],
    [
      repair("flip-edge", SOLVED_FACELETS, { U6: "R", R2: "U" }, ["UR"]),
      "UR: where the upper face and right face meet.",
    ],
    [
      faceRepair("turn-faces", [change("R", { quarterTurns: 1 })], [8]),
      "U9: upper face, row 3, place 3.",
    ],
    [faceRepair("turn-faces", [change("R", { quarterTurns: 1 })]), ""],
    [repair("repaint-face", SOLVED_FACELETS, { R1: "U" }, []), ""],
  ])("tells where what it names is: %j", (mended, places) => {
    expect(repairPlacesInWords(WORDS, mended, SOLVED_FACELETS)).toBe(places);
  });

  // Held with yellow up and green in front.
  const YELLOW_UP = turnWhole(SOLVED_FACELETS, USUAL_FRAME, "DLFURB");
  const heldYellowUp = (given: Partial<CubeRepair>, facelets = YELLOW_UP, mended = YELLOW_UP) => {
    const whole = { ...repair("turn-faces", mended, {}, []), ...given };
    return repairInWords(WORDS, whole, facelets, COLOR_NAMES);
  };

  it.each([
    [
      { kind: "turn-faces", faces: [change("U", { quarterTurns: 1 })] },
      "Upper face (yellow): turn its colours a quarter to the right.",
    ],
    [
      { kind: "mirror-faces", faces: [change("R", { isMirrored: true })] },
      "Right face (orange): exchange left and right, as in a mirror.",
    ],
    [
      {
        kind: "exchange-faces",
        faces: [change("L", { from: "R" }), change("R", { from: "L" })],
      },
      "Left face (red) and right face (orange): exchange the colours of the two.",
    ],
    [
      { kind: "repaint-face", stickers: [0, 1] },
      "Upper face (yellow): paint it as it follows from the other faces.",
    ],
  ] as const)("names faces by the centres of a cube held another way up: %j", (given, words) => {
    expect(heldYellowUp(given)).toBe(words);
  });

  it("names a face by its centre after the repair, if that was painted wrongly", () => {
    const faces = [change("U", { quarterTurns: 2 })];
    expect(heldYellowUp({ faces, besides: [4] }, repainted({ U5: "F" }, YELLOW_UP))).toBe(
      "Upper face (yellow): turn its colours by a half. Paint U5 yellow.",
    );
  });

  it("names a face by no colour while its centre is unknown", () => {
    const unknown = repainted({ U5: "?" }, YELLOW_UP);
    const faces = [change("U", { quarterTurns: 2 })];
    expect(heldYellowUp({ faces }, unknown, unknown)).toBe(
      "Upper face: turn its colours by a half.",
    );
  });

  it("names a face to be painted again by the centre that it has until then", () => {
    const mended = repainted({ U4: "?", U5: "?" }, YELLOW_UP);
    expect(heldYellowUp({ kind: "repaint-face", stickers: [3, 4] }, YELLOW_UP, mended)).toBe(
      "Upper face (yellow): paint it again.",
    );
  });
});
