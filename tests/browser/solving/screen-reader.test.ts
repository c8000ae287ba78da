// A whole session as a screen reader announces it, by keyboard alone: a sticker painted wrongly and
// repaired, a cube entered, solved, and followed move by move.

import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import type { TestedPuzzle } from "../puzzles/tested-puzzle";
import { ScreenReader } from "./screen-reader";

/** The announcements of a whole session, line by line. */
function sessionOf({ name, tour, turnedPiece, faceName, ...puzzle }: TestedPuzzle): string {
  const [first, second] = puzzle.firstInNet;
  const patternControls = (key: string) =>
    puzzle.patternControls.map((control) => `[${key}] ${control}`).join("\n");
  return `
[Tab] radio, "${name}", checked
[Tab] button, "Paint my cube"
[Tab] button, "Scan"
[Tab] radio, "Red", checked
[ArrowRight] radio, "Green", checked
[Tab] button, "Colours and signs"
[Tab] gridcell, "${first}, white"
[ArrowRight] gridcell, "${second}, white"
[Enter] gridcell, "${second}, green"
  says: ${tour.asksFor("U", 1)}
[Control+z] gridcell, "${second}, white"
  says: Paint your cube, then solve.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo", disabled
[Tab] button, "Redo"
${patternControls("Tab")}
[Tab] combobox, "Method", expanded false
[Tab] combobox, "Counts as one", expanded false
[Tab] textbox, "Position"
(${turnedPiece.facelets})
[Enter] textbox, "Position"
  says: ${turnedPiece.said} ${turnedPiece.where}
[Tab] DisclosureTriangle, "Last scrambles", expanded false
${puzzle.ownControls.map((control) => `[Tab] ${control}`).join("\n")}
[Tab] button, "${turnedPiece.repair}"
[Enter] gridcell, "${second}, white"
  says: Done: “${turnedPiece.repair}” Undo takes it back.
[Tab] button, "Solve"
[Tab] button, "Scramble"
[Tab] button, "Reset"
[Tab] button, "Undo"
[Tab] button, "Redo", disabled
${patternControls("Tab")}
[Tab] combobox, "Method", expanded false
[Tab] combobox, "Counts as one", expanded false
[Tab] textbox, "Position"
(R U2 F')
[Enter] textbox, "Position"
  says: All colours are there. Ready to solve.
[Shift+Tab] combobox, "Counts as one", expanded false
[Shift+Tab] combobox, "Method", expanded false
${patternControls("Shift+Tab")}
[Shift+Tab] button, "Redo", disabled
[Shift+Tab] button, "Undo"
[Shift+Tab] button, "Reset"
[Shift+Tab] button, "Scramble"
[Shift+Tab] button, "Scan"
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
  says: ${faceName("F")}: a quarter turn clockwise, as you look at it.
[ ] button, "Done, next"
  says: ${faceName("U")}: a half turn.
[ ] button, "Done, next"
  says: ${faceName("R")}: a quarter turn anticlockwise, as you look at it.
[ ] button, "Done, next", disabled
  says: Solved.
  says: All moves are made: your cube is solved.
`.trim();
}

// Whether there is a longer solution to choose depends on how fast the shorter one is found, and the full tables can be
// asked for where the usual run leaves them out.
const LEFT_OUT = /radio, "\d+ moves"|button, "Get full tables"/;

const it = pageTest.extend("metered", !isLongRun).extend("needs", { picture: true });

it.for(PUZZLES.filter(isTriedFully))(
  "a screen reader announces every sticker, error and move of a $name",
  async (puzzle, { openCube }) => {
    const { turnedPiece } = puzzle;
    const cube = await openCube();
    if (isLongRun) await cube.tablesAreFull();
    await cube.stageIsLive();
    await cube.choosePuzzle(puzzle.name);
    await cube.button("Show the other side").focus();
    const reader = await ScreenReader.of(cube.page);
    await reader.tabTo(/radio, "Red"/);
    await reader.press("ArrowRight");
    await reader.tabTo(/gridcell/);
    await reader.press("ArrowRight");
    await reader.press("Enter");
    await reader.hears(/Face 1 of 6:/);
    await reader.press("Control+z");
    await reader.hears(/Paint your cube/);
    await reader.tabTo(/"Position"/);
    await reader.type(turnedPiece.facelets);
    await reader.press("Enter");
    await reader.hears(new RegExp(turnedPiece.said));
    await reader.tabTo(new RegExp(turnedPiece.repair));
    await reader.press("Enter", /gridcell/);
    await reader.hears(/Done: “/);
    await reader.tabTo(/"Position"/);
    await reader.type("R U2 F'");
    await reader.press("Enter");
    await reader.hears(/Ready to solve/);
    await reader.tabTo(/"Solve"/, "Shift+Tab");
    // The focus goes on to the moves.
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
    const told = reader.transcript.filter((line) => !LEFT_OUT.test(line));
    // Line by line, so that a failure names the first that is different.
    const session = sessionOf(puzzle).split(/\n+/);
    for (const [index, line] of session.entries()) {
      expect(told[index], `line ${index + 1}, after: ${told[index - 1]}`).toBe(line);
    }
    expect(told.length).toBe(session.length);
  },
);
