// A whole session as a screen reader tells it, by keyboard alone: a sticker painted wrongly, mended,
// a cube entered, solved, and followed move by move.

import { expect } from "vitest";

import type { Puzzle } from "../../../web/core/choices";
import { it as pageTest } from "../page/chromium-test";
import { ScreenReader } from "./screen-reader";

interface Told {
  puzzle: Puzzle;
  /** A solved cube with one piece the wrong way round. */
  wrong: string;
  /** What is said of that, and the button that mends it. */
  fault: RegExp;
  mend: RegExp;
  session: string;
}

const SESSION_OF_CUBE = `
[Tab] button, "Paint my cube"
[Tab] radio, "Red", checked
[ArrowRight] radio, "Green", checked
[Tab] button, "Colours and signs"
[Tab] gridcell, "U5, white"
[ArrowRight] gridcell, "U6, white"
[Enter] gridcell, "U6, green"
  says: Face 1 of 6: hold white towards you with blue up, and paint what you see.
[Control+z] gridcell, "U6, white"
  says: Paint your cube, then solve.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo", disabled
[Tab] button, "Redo"
[Tab] radio, "3x3x3", checked
[Tab] combobox, "Method", expanded false
[Tab] textbox, "Position"
(UUUUURUUURURRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB)
[Enter] textbox, "Position"
  says: The red-white edge at UR is flipped. UR: where the upper face and right face meet.
[Tab] slider, "Search for at most"
[Tab] button, "Flip the red-white edge at UR."
[Enter] gridcell, "U6, white"
  says: Mended: Flip the red-white edge at UR. Undo takes it back.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo"
[Tab] button, "Redo", disabled
[Tab] radio, "3x3x3", checked
[Tab] combobox, "Method", expanded false
[Tab] textbox, "Position"
(R U2 F')
[Enter] textbox, "Position"
  says: All colours are there. Ready to solve.
[Shift+Tab] combobox, "Method", expanded false
[Shift+Tab] radio, "3x3x3", checked
[Shift+Tab] button, "Redo", disabled
[Shift+Tab] button, "Undo"
[Shift+Tab] button, "Reset"
[Shift+Tab] button, "Scramble"
[Shift+Tab] button, "Paint my cube"
[Shift+Tab] button, "Solve"
[Enter] button, "F"
  says: 3 moves, and no solution is shorter.
[Tab] slider, "Move"
[Tab] button, "To the beginning", disabled
[Tab] button, "Previous move", disabled
[Tab] button, "Play"
[Tab] button, "Next move"
[Tab] button, "To the end"
[Tab] slider, "Speed"
[Tab] button, "Step by step"
[Enter] button, "Done, next"
  says: Front face (green): a quarter turn clockwise, as you look at it.
[ ] button, "Done, next"
  says: Upper face (white): a half turn.
[ ] button, "Done, next"
  says: Right face (red): a quarter turn anticlockwise, as you look at it.
[ ] button, "Done, next", disabled
  says: Solved.
  says: All moves are made: your cube is solved.
`.trim();

const SESSION_OF_POCKET = `
[Tab] button, "Paint my cube"
[Tab] radio, "Red", checked
[ArrowRight] radio, "Green", checked
[Tab] button, "Colours and signs"
[Tab] gridcell, "U1, white"
[ArrowRight] gridcell, "U2, white"
[Enter] gridcell, "U2, green"
  says: Face 1 of 6: choose how to hold your cube, and stay with that. Paint the upper face.
[Control+z] gridcell, "U2, white"
  says: Paint your cube, then solve.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo", disabled
[Tab] button, "Redo"
[Tab] radio, "2x2x2", checked
[Tab] combobox, "Method", expanded false
[Tab] textbox, "Position"
(UUUFURRRFRFFDDDDLLLLBBBB)
[Enter] textbox, "Position"
  says: The green-white-red corner at URF is twisted. URF: where the upper face, right face and front face meet.
[Tab] button, "One of the 2,644 that need 11 turns"
[Tab] button, "One of the 276 that need 14 quarter turns"
[Tab] button, "Turn the green-white-red corner at URF anticlockwise."
[Enter] gridcell, "U2, white"
  says: Mended: Turn the green-white-red corner at URF anticlockwise. Undo takes it back.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo"
[Tab] button, "Redo", disabled
[Tab] radio, "2x2x2", checked
[Tab] combobox, "Method", expanded false
[Tab] textbox, "Position"
(R U2 F')
[Enter] textbox, "Position"
  says: All colours are there. Ready to solve.
[Shift+Tab] combobox, "Method", expanded false
[Shift+Tab] radio, "2x2x2", checked
[Shift+Tab] button, "Redo", disabled
[Shift+Tab] button, "Undo"
[Shift+Tab] button, "Reset"
[Shift+Tab] button, "Scramble"
[Shift+Tab] button, "Paint my cube"
[Shift+Tab] button, "Solve"
[Enter] button, "F"
  says: 3 moves, and no solution is shorter.
[Tab] slider, "Move"
[Tab] button, "To the beginning", disabled
[Tab] button, "Previous move", disabled
[Tab] button, "Play"
[Tab] button, "Next move"
[Tab] button, "To the end"
[Tab] slider, "Speed"
[Tab] button, "Step by step"
[Enter] button, "Done, next"
  says: Front face: a quarter turn clockwise, as you look at it.
[ ] button, "Done, next"
  says: Upper face: a half turn.
[ ] button, "Done, next"
  says: Right face: a quarter turn anticlockwise, as you look at it.
[ ] button, "Done, next", disabled
  says: Solved.
  says: All moves are made: your cube is solved.
`.trim();

// Whether there is a longer solution to choose depends on how fast the shorter one is found.
const FOUND = /radio, "\d+ moves"/;

const it = pageTest.extend("metered", false).extend("needs", { picture: true });

const TOLD: readonly Told[] = [
  {
    puzzle: "3x3x3",
    wrong: "UUUUURUUURURRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
    fault: /flipped/i,
    mend: /edge at UR/,
    session: SESSION_OF_CUBE,
  },
  {
    puzzle: "2x2x2",
    wrong: "UUUFURRRFRFFDDDDLLLLBBBB",
    fault: /twisted/i,
    mend: /corner at URF/,
    session: SESSION_OF_POCKET,
  },
];

it.for(TOLD)(
  "tells of every sticker, error and move of a $puzzle",
  async (expected, { openCube }) => {
    const { puzzle, wrong, fault, mend, session } = expected;
    const cube = await openCube();
    await cube.tablesAreFull();
    await cube.stageIsLive();
    await cube.choosePuzzle(puzzle);
    await cube.button("Show the other side").focus();
    const reader = await ScreenReader.of(cube.page);
    await reader.tabTo(/radio/);
    await reader.press("ArrowRight");
    await reader.tabTo(/gridcell/);
    await reader.press("ArrowRight");
    await reader.press("Enter");
    await reader.hears(/Face 1 of 6:/);
    await reader.press("Control+z");
    await reader.hears(/Paint your cube/);
    await reader.tabTo(/"Position"/);
    await reader.type(wrong);
    await reader.press("Enter");
    await reader.hears(fault);
    await reader.tabTo(mend);
    await reader.press("Enter", /gridcell/);
    await reader.hears(/Mended/);
    await reader.tabTo(/"Position"/);
    await reader.type("R U2 F'");
    await reader.press("Enter");
    await reader.hears(/Ready to solve/);
    await reader.tabTo(/"Solve"/, "Shift+Tab");
    // It goes on with the moves.
    await reader.press("Enter", /button, "F"/);
    await reader.hears(/3 moves, and no solution is shorter/);
    await reader.tabTo(/"Step by step"/);
    await reader.press("Enter", /Done, next/);
    await reader.hears(/quarter turn/);
    await reader.press(" ");
    await reader.hears(/half turn/);
    await reader.press(" ");
    await reader.hears(/Right face/);
    // When the last turn has been shown.
    await reader.press(" ", /disabled/);
    await reader.hears(/All moves are made/);
    const told = reader.transcript.filter((line) => !FOUND.test(line));
    // Line by line, so that a failure names the first that is different.
    for (const [index, line] of session.split("\n").entries()) {
      expect(told[index], `line ${index + 1}, after: ${told[index - 1]}`).toBe(line);
    }
    expect(told.length).toBe(session.split("\n").length);
  },
);
