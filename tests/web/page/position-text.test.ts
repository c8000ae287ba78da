// What is made of texts that a user pastes: which cube it is, and what form the page says it had.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, inverseMoves, type Move } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import { MAX_POSITION_LENGTH, writeCubeLink } from "../../../web/page/position/cube-link";
import { frameSnippet } from "../../../web/page/dialogs/embed-snippets";
import { FOREIGN_SITES } from "../../../web/page/position/foreign-sites";
import { takePositionText } from "../../../web/page/position/position-text";
import { RandomMoves } from "../core/random-moves";
import { writeNet } from "../core/write-net";

const SETUP: Move[] = ["F", "U2", "R'"];
const TURNED = applyMoves(SOLVED_FACELETS, SETUP);
const ALG = "R U2 F'";
const CUBE = { facelets: TURNED, alg: ALG, index: 0 };
const REID = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";

const taken = (text: string) => takePositionText(text).position;

describe("a link", () => {
  it.each([
    ["of this page", `https://cube.example/app/${writeCubeLink(CUBE)}`],
    ["without its scheme", `cube.example/${writeCubeLink(CUBE)}`],
    ["of which only the end is there", writeCubeLink(CUBE)],
    ["of another port, with a query", `http://localhost:8080/?from=home${writeCubeLink(CUBE)}`],
    ["with a question mark", `http://localhost:8080/${writeCubeLink(CUBE).replace("#", "?")}`],
    ["with spaces around it", ` \thttps://cube.example/${writeCubeLink(CUBE)}\n`],
  ])("is opened: one %s", (_, text) => {
    const link = { kind: "stickers", site: "Cubewright", cube: CUBE };
    expect(taken(text)).toEqual({ kind: "link", link });
  });

  it("is opened: one to the page to embed", () => {
    const settings = { mode: "view", facelets: TURNED, alg: ALG, "color-scheme": "japanese" };
    const snippet = frameSnippet("https://a.example/", settings, "", { widthPx: 1, heightPx: 1 });
    const address = /src="([^"]*)"/.exec(snippet)![1]!.replaceAll("&amp;", "&");
    const link = { kind: "stickers", site: "Cubewright", cube: CUBE };
    expect(taken(address)).toEqual({ kind: "link", link });
  });

  it.each([
    ["alg.cubing.net", "https://alg.cubing.net/?setup=F_U2_R-&alg=R_U2_F-"],
    ["alg.cubing.net", "http://alg.cubing.net/?alg=R_U2_F-&setup=F_U2_R-&view=playback&title=x"],
    ["alg.cubing.net", "alg.cubing.net/?setup=F_U2_R-&alg=R_U2_F-"],
    ["alg.cubing.net", "https://alg.cubing.net/?setup=F%20U2%20R%27&alg=R U2 F'"],
    ["alg.cubing.net", "https://alg.cubing.net/?setup=F_U2_R-%0A&alg=R_%2F%2F_a-b%0AU2%0AF-_."],
    ["alg.cubing.net", "https://alg.cubing.net/?setup=%2F*_a_*%2FF_U2_R-&alg=R/*_b*/U2/**/F-"],
    ["Twizzle", "https://alpha.twizzle.net/edit/?alg=R+U2+F%27&setup-alg=F+U2+R%27"],
    [
      "Twizzle",
      "https://alpha.twizzle.net/edit/?alg=R%20U2%20F'&setup-alg=F%20U2%20R'&puzzle=3x3x3",
    ],
    ["Twizzle", "https://alpha.twizzle.net/edit/?experimental-setup-alg=F+U2+R%27&alg=R+U2+F%27"],
    ["Twizzle", "https://twizzle.net/edit/?setup-alg=F+U2+R%27&alg=R+.+U2+F%27%0A"],
  ])("of %s is opened: %s", (site, text) => {
    const link = { kind: "moves", site, cube: CUBE, setupCount: 3 };
    expect(taken(text)).toEqual({ kind: "link", link });
  });

  it.each([
    ["alg.cubing.net", "https://alg.cubing.net/?type=alg&alg=R_U2_F-"],
    ["alg.cubing.net", "https://alg.cubing.net/?type=reconstruction-end-with-setup&alg=R_U2_F-"],
    ["Twizzle", "https://alpha.twizzle.net/edit/?alg=R+U2+F%27&setup-anchor=end"],
    ["Twizzle", "https://alpha.twizzle.net/edit/?alg=R+U2+F%27&experimental-setup-anchor=end"],
  ])("of %s may have its setup at the end: %s", (site, text) => {
    const link = { kind: "moves", site, cube: CUBE, setupCount: 0 };
    expect(taken(text)).toEqual({ kind: "link", link });
  });

  it.each(FOREIGN_SITES)("to $name is opened here if it was written here", ({ name, write }) => {
    const random = new RandomMoves(7);
    for (let count = 0; count < 1_000; ++count) {
      const alg = random.list(random.below(25));
      const setup = inverseMoves(alg);
      const facelets = applyMoves(SOLVED_FACELETS, setup);
      const cube = { facelets, alg: alg.join(" "), index: 0 };
      const link = { kind: "moves", site: name, cube, setupCount: setup.length };
      expect(taken(write(setup, alg))).toEqual({ kind: "link", link });
    }
  });

  it.each([
    ["other-puzzle", "https://alg.cubing.net/?puzzle=4x4x4&alg=R"],
    ["other-puzzle", "https://alpha.twizzle.net/edit/?puzzle=megaminx&alg=R"],
    ["failed-link", "https://alg.cubing.net/?alg=hello"],
    ["failed-link", "https://alg.cubing.net/?alg=R/*_never_ends"],
    ["failed-link", "https://alg.cubing.net/?alg=<script>alert(1)</script>"],
    ["failed-link", "https://alpha.twizzle.net/edit/?setup-alg=%FF%00&alg=R"],
    ["failed-link", "https://cube.example/#facelets=UUU"],
    ["failed-link", "https://cube.example/#alg=%253Cscript%253E"],
    ["failed-link", "https://a.example/embed.html?alg=%3Cimg%20src=x%20onerror=alert(1)%3E"],
    ["other-link", "https://alg.cubing.net.evil.example/?alg=R"],
    ["failed-link", "?facelets=UUU"],
    ["other-link", "https://evil.example/?alg=R_U"],
    ["other-link", "https://alg.cubing.net@evil.example/?alg=R_U"],
    ["other-link", "https://cube.example/#help"],
    ["other-link", "https://"],
    ["other-link", "https://[::1/#alg=R"],
    ["other-link", "ftp://cube.example/#alg=R"],
    ["other-link", "file:///etc/passwd#alg=R"],
    ["other-link", "javascript://alg.cubing.net/?alg=R%0Aalert(1)"],
    ["other-link", "data://text/html,<script>alert(1)</script>#alg=R"],
    ["other-link", `https://alg.cubing.net/?alg=${"R_".repeat(60_000)}`],
  ])("without a usable cube is %s: %#", (kind, text) => {
    expect(taken(text)).toMatchObject({ kind: "link", link: { kind } });
  });

  it("that cannot be read still tells its puzzle", () => {
    for (const text of [
      "https://cube.example/#puzzle=2x2x2&facelets=UUU",
      "?facelets=UUU&puzzle=2x2x2",
      "https://alg.cubing.net/?puzzle=2x2x2&alg=hello",
    ]) {
      expect(taken(text)).toMatchObject({ link: { kind: "failed-link", puzzle: "2x2x2" } });
    }
  });

  it("with endless comments is refused at once", () => {
    const text = `https://alg.cubing.net/?alg=${"/*".repeat(40_000)}`;
    expect(taken(text)).toMatchObject({ link: { kind: "failed-link" } });
  });
});

describe("pieces", () => {
  it("are read as stickers, or refused", () => {
    expect(taken(REID)).toMatchObject({ kind: "pieces", text: SOLVED_FACELETS });
    const numbers = (count: number, of: (index: number) => number) =>
      Array.from({ length: count }, (_, index) => of(index));
    const cube = {
      cp: numbers(8, (i) => i),
      co: numbers(8, () => 0),
      ep: numbers(12, (i) => i),
      eo: numbers(12, () => 0),
    };
    const text = JSON.stringify(cube);
    expect(taken(text)).toMatchObject({ kind: "pieces", text: SOLVED_FACELETS });
    expect(taken(JSON.stringify(cube, undefined, 2))).toMatchObject({
      kind: "pieces",
      text: SOLVED_FACELETS,
    });
    expect(taken('{"cp":[]}')).toEqual({ kind: "failed-pieces" });
    expect(taken('{"__proto__":{"cp":1}}')).toEqual({ kind: "failed-pieces" });
  });
});

describe("stickers and moves", () => {
  it.each([
    ["stickers", TURNED],
    ["stickers", TURNED.toLowerCase()],
    ["stickers", TURNED.replaceAll(/.{3}/g, "$& ").trim()],
    ["stickers", `?${TURNED.slice(1)}`],
    ["stickers", TURNED.slice(1)],
    ["moves", "R U R' U'"],
    ["moves", "RUR'U'"],
    ["moves", "(R U)3 [A, B]"],
    ["moves", ""],
    ["moves", "<img src=x onerror=alert(1)>"],
    ["moves", "javascript:alert(1)"],
    ["moves", "R\u0000U\u202e"],
  ])("are told apart by looks: %s %j", (kind, text) => {
    expect(taken(text)).toMatchObject({ kind, text });
  });
});

describe("stickers of the other puzzle", () => {
  const POCKET = applyMoves(SOLVED_POCKET, SETUP);

  it.each([
    ["3x3x3", POCKET],
    ["3x3x3", "⬜⬜⬜⬜🟥🟥🟥🟥🟩🟩🟩🟩🟨🟨🟨🟨🟧🟧🟧🟧🟦🟦🟦⬛"],
    ["3x3x3", `?${POCKET.slice(1)}`],
    ["3x3x3", POCKET.replaceAll(/.{2}/g, "$&\n").trim()],
    ["3x3x3", "UUUURRRRFFFFDDDDLLLLBBBU"],
    ["3x3x3", "UUUU RRRR FFFF DDDD LLLL BBBU"],
    ["3x3x3", "wwww\nrrrr\ngggg\nyyyy\noooo\nbbbw"],
    ["3x3x3", "WRGYOBWRGYOBWRGYOBWWWYOB"],
    ["3x3x3", "xUUURRRRFFFFDDDDLLLLBBBB"],
    ["3x3x3", "XURFDLBURFDLBURFDLBURFDL"],
    ["3x3x3", ".UUURRR-FFFFDDDDLLLL_BBB"],
    ["3x3x3", `xx${POCKET.slice(2)}`],
    ["3x3x3", `-${POCKET.slice(1)}`],
    ["3x3x3", "....\nrrrg\ngggr\nyyyy\noooo\nbbbb"],
    ["3x3x3", "111122223333444455556665"],
    ["3x3x3", "11112222333344445555666x"],
    ["3x3x3", "0000 1111 2222 3333 4444 555-"],
    ["3x3x3", "UUUURRRRFFFFDDDDLLLLLLLL"],
    ["2x2x2", "xUUURRRRFFFFDDDDLLLLBBBB"],
    ["2x2x2", "UUUURRRRFFFFDDDDLLLLBBBU"],
    ["2x2x2", POCKET],
    ["2x2x2", POCKET.slice(1)],
  ] as const)("are recognized as a 2x2x2 while a %s is shown: %j", (shown, text) => {
    const expected = { kind: "stickers", puzzle: "2x2x2" };
    expect(takePositionText(text, shown)).toMatchObject({ position: expected, lineCount: 1 });
  });

  it("are not seen in moves as links have them", () => {
    const text = "F_R_U_R-_U-_R_U_R-_U-_F-";
    expect(text.length).toBe(24);
    expect(taken(text)).toMatchObject({ puzzle: "3x3x3" });
  });

  it("are recognized as a 3x3x3 while a 2x2x2 is shown", () => {
    for (const text of [TURNED, `?${TURNED.slice(1)}`, REID]) {
      expect(takePositionText(text, "2x2x2").position).toMatchObject({ puzzle: "3x3x3" });
    }
  });

  it.each(["R U R' U'", "RUFRUFRUFRUFRUFRUFRUFRUF'", "R U F R U F R U F R U F R U F R U F"])(
    "are not confused with moves, which are for the shown puzzle: %j",
    (text) => {
      for (const shown of ["3x3x3", "2x2x2"] as const) {
        const expected = { kind: "moves", puzzle: shown };
        expect(takePositionText(text, shown).position).toMatchObject(expected);
      }
    },
  );

  it.each([
    ...["RUFRUFRUFRUFRUFRUFRUFRUF", "RUFDLBRUFDLBRUFDLBRUFDR2", "RUFDL BRUFD LBRUF DLBRUF DLU"],
    ...["RURURURURURURURURURURURU", "RUxRUxRUxRUxRUxRUxRUxRUx", "R2U2F2D2L2B2R2U2F2D2L2B2"],
    ...["URxUxRUFxURUxyLULyLFLUxy", "RUUxRUU2LUUxLUU2FUUxFUU2", "R_U2_F-R_U2_F-R_U2_F-R_U"],
    "R U x R F U R F x U R F U D L B D L B D L B D L",
  ])("are not confused with moves while a 3x3x3 is shown: %j", (text) => {
    expect(taken(text)).toMatchObject({ kind: "moves", puzzle: "3x3x3" });
  });
});

describe("a net", () => {
  const POCKET = applyMoves(SOLVED_POCKET, SETUP);

  it.each([
    ["3x3x3", TURNED],
    ["3x3x3", `?${TURNED.slice(1)}`],
    ["3x3x3", TURNED.replaceAll("B", "U")],
    ["2x2x2", POCKET],
    ["2x2x2", `????${POCKET.slice(4)}`],
    ["2x2x2", "UUUURRRRFFFFDDDDLLLLBBUU"],
  ] as const)("of a %s is read as that, whatever is shown: %j", (puzzle, text) => {
    for (const looks of [{}, { between: " " }, { letters: " ", between: " |" }]) {
      const position = { kind: "net", text, puzzle };
      for (const shown of ["3x3x3", "2x2x2"] as const) {
        const net = `\n${writeNet(text, looks)}\n`;
        expect(takePositionText(net, shown)).toEqual({ position, lineCount: 1 });
      }
    }
  });

  it("is not seen in moves", () => {
    const text = "R'\nU'\nR U R'U R\nU R U'R U\nR'\nU'";
    expect(takePositionText(text).position).toEqual({ kind: "moves", text: "R'", puzzle: "3x3x3" });
  });
});

describe("a link of another site to a 2x2x2", () => {
  it.each(FOREIGN_SITES)("can be written and opened: $name", ({ name, write }) => {
    const facelets = applyMoves(SOLVED_POCKET, SETUP);
    const cube = { facelets, alg: ALG, index: 0 };
    const link = { kind: "moves", site: name, cube, setupCount: 3 };
    const address = write(SETUP, parseMoves(ALG).moves, "2x2x2");
    expect(taken(address)).toEqual({ kind: "link", link });
  });
});

describe("several lines", () => {
  it.each([
    ["a net", TURNED.replaceAll(/.{9}/g, "$&\n").trim()],
    ["a solve with remarks", "F U2 // in\nR' // out"],
    ["pieces", REID.replaceAll(" ", "\n")],
    ["moves below each other", "R\nU2\n3Rw'"],
    ["numbered moves below each other", "1. R\r\n2. U'\r\n10) F2"],
  ])("are one cube if they are %s", (_, text) => {
    const { position, lineCount } = takePositionText(text);
    expect(lineCount).toBe(1);
    expect(position).not.toMatchObject({ kind: "failed-pieces" });
  });

  it.each([
    [`${TURNED}\n${SOLVED_FACELETS}\n`, { kind: "stickers", text: TURNED }, 2],
    ["1. R U\r\n2. F\r\n\r\n3. D", { kind: "moves", text: "R U" }, 3],
    ["10) R U\n11) F", { kind: "moves", text: "R U" }, 2],
    [`${REID}\n${REID}`, { kind: "pieces", text: SOLVED_FACELETS }, 2],
  ])("are a list whose first entry is taken: %#", (text, position, lineCount) => {
    expect(takePositionText(text)).toMatchObject({ position, lineCount });
  });

  it("are a list of links, although links contain // as comments do", () => {
    const { position, lineCount } = takePositionText("https://a.example/#alg=R\nhttps://b.example");
    expect(position).toMatchObject({ link: { cube: { alg: "R" } } });
    expect(lineCount).toBe(2);
  });
});

describe("a very long text", () => {
  it.each(["R ", "U", "[", "{", "\n", "https://", "R\n", "//", "/*", "UF "])(
    "of %j is refused at once",
    (part) => {
      const { length } = part;
      expect(taken(part.repeat(10_000_000 / length))).toEqual({ kind: "too-long" });
      const short = part.repeat(Math.floor(MAX_POSITION_LENGTH / length));
      expect(taken(short)).not.toEqual({ kind: "too-long" });
    },
    10_000,
  );
});
