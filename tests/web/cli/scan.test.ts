// `cubewright scan`: from colours to cubes, line by line.

import { describe, expect } from "vitest";

import { readVectors } from "../core/vectors";
import { it, linesOf } from "./command-test";

const SCANS = readVectors("scan-readings.tsv").map(([name, facelets, numbers]) => ({
  name: name!,
  facelets: facelets!,
  numbers: numbers!,
}));

function turnedAndExchanged(numbers: string): string {
  const colors = numbers.match(/\d+ \d+ \d+/g)!;
  const faces = Array.from({ length: 6 }, (_, face) => colors.slice(face * 9, face * 9 + 9));
  const turned = [6, 3, 0, 7, 4, 1, 8, 5, 2].map((index) => faces[0]![index]!);
  return [faces[4]!, turned, faces[5]!, faces[1]!, faces[3]!, faces[2]!].flat().join(" ");
}

describe("cubewright scan", () => {
  it("writes each cube with its doubtful stickers", ({ cubewright }) => {
    const { status, stdout } = cubewright(
      ["scan"],
      SCANS.map(({ numbers }) => `${numbers}\n`).join(""),
    );
    expect(status).toBe(0);
    const lines = linesOf(stdout).map((line) => line.split("\t"));
    expect(lines.map(([facelets]) => facelets)).toEqual(SCANS.map(({ facelets }) => facelets));
    for (const [, doubtful] of lines) expect(doubtful).toMatch(/^(?:[URFDLB][1-9](?: |$))*$/);
  });

  it("takes faces in any order, each turned any way", ({ cubewright }) => {
    // This one is scanned with white up and green in front, as cubes are written.
    const { facelets, numbers } = SCANS.find(({ name }) => name.startsWith("3x3x3-random-03"))!;
    const given = `${numbers}\n${turnedAndExchanged(numbers)}\n`;
    const { stdout } = cubewright(["scan", "--any-order"], given);
    expect(linesOf(stdout)).toEqual([`${facelets}\t`, `${facelets}\t`]);
  });

  it("reads the 24 stickers of a 2x2x2 whose faces are in order", ({ cubewright }) => {
    // The corners of a cube held the way cubes are written.
    const { facelets, numbers } = SCANS.find(({ name }) => name.startsWith("3x3x3-random-03"))!;
    const isCorner = (_: unknown, sticker: number) => [0, 2, 6, 8].includes(sticker % 9);
    const given = numbers
      .match(/\d+ \d+ \d+/g)!
      .filter(isCorner)
      .join(" ");
    const expected = Array.from(facelets).filter(isCorner).join("");
    const { stdout } = cubewright(["scan", "--puzzle", "2x2x2"], `${given}\n${numbers}\n`);
    expect(linesOf(stdout)).toEqual([`${expected}\t`, `${numbers}\terror: length`]);
    const { stdout: told } = cubewright(["scan", "--puzzle", "2x2x2", "--json"], `${given}\n`);
    const scan = JSON.parse(told) as Record<string, unknown>;
    expect(scan).toMatchObject({ facelets: expected, doubtful: [], scheme: "WRGYOB" });
    expect(scan.stickers).toHaveLength(24);
  });

  it("takes a dash for a sticker that was not read, and commas as spaces", ({ cubewright }) => {
    const { facelets, numbers } = SCANS[6]!;
    const unread = numbers.replace(/^\d+ \d+ \d+/, "-").replaceAll(" ", ", ");
    const { status, stdout } = cubewright(["scan"], `${unread}\r\n`);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${facelets}\t`));
  });

  it("tells what is wrong with a line, and goes on", ({ cubewright }) => {
    const { facelets, numbers } = SCANS[6]!;
    const wrong = ["", "1 2 3", `${numbers} 7`, `${numbers} 1 2 3`, numbers.replace(/^\d+/, "256")];
    const input = [...wrong, `red ${numbers.replace(/^\d+ /, "")}`, numbers];
    const { status, stdout, stderr } = cubewright(["scan"], `${input.join("\n")}\n`);
    expect(status).toBe(1);
    const lines = linesOf(stdout);
    expect(lines.map((line) => line.split("\t")[1])).toEqual([
      ...Array<string>(4).fill("error: length"),
      ...Array<string>(2).fill("error: option"),
      "",
    ]);
    expect(lines.at(-1)).toBe(`${facelets}\t`);
    expect(stderr).toMatch(/^cubewright: line 2: length: .*162/m);
    expect(stderr).toMatch(/^cubewright: line 6: option: /m);
    const told = linesOf(cubewright(["scan", "--json"], "1 2 3\n").stdout);
    expect(JSON.parse(told[0]!)).toMatchObject({ input: "1 2 3", code: "length" });
  });

  it("refuses the faces of a 2x2x2 in any order", ({ cubewright }) => {
    const { status, stderr } = cubewright(["scan", "--puzzle", "2x2x2", "--any-order"]);
    expect(status).toBe(2);
    expect(stderr).toContain("unsupported");
  });
});
