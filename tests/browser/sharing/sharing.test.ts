// Cubes that come and go: by the address of the page, by what is pasted, by the dialog that shares.

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { encode } from "uqr";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { CubePage, DESKTOP, launchBrowser } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { SiteServer } from "../site/site-server";

const { facelets: FACELETS } = OPTIMAL_POSITIONS[1]!;
const FLIPPED_EDGE = SOLVED_FACELETS.replace("UUUUUUUUU", "UUUUURUUU").replace(
  "RRRRRRRRR",
  "RURRRRRRR",
);
const SETUP = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
const SOLUTION: Move[] = ["R", "U2", "F'"];
const PATIENCE = { timeout: 30_000 };

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: SiteServer;
let opened: CubePage[];

beforeAll(async () => {
  browser = await launchBrowser();
  site = await SiteServer.start();
  opened = [];
});

afterEach(async () => {
  const noise = opened.flatMap((cube) => cube.noise);
  for (const { context } of opened.splice(0)) await context.close();
  expect(noise).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function open(address = "", options = DESKTOP): Promise<CubePage> {
  const cube = await CubePage.open(browser, site.url + address, options);
  opened.push(cube);
  return cube;
}

function hashOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

async function shows(cube: CubePage, facelets: string, moves: readonly string[]): Promise<void> {
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(facelets);
  await expect.poll(() => cube.moves.allInnerTexts(), PATIENCE).toEqual(moves);
}

describe("the address", () => {
  it("holds the cube and its moves, and opens just that elsewhere", async () => {
    const cube = await open();
    expect(await hashOf(cube.page)).toBe("");
    await cube.enterPosition(FACELETS);
    expect(await hashOf(cube.page)).toBe(`#facelets=${FACELETS}`);
    const moves = (await cube.solve()) as Move[];
    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    const alg = moves.join("_").replaceAll("'", "-");
    expect(await hashOf(cube.page)).toBe(`#facelets=${FACELETS}&alg=${alg}&index=1`);

    const other = await open(await hashOf(cube.page));
    await shows(other, applyMoves(FACELETS, moves.slice(0, 1)), moves);
    await other.page.getByText(`1 of ${moves.length}`).waitFor();
    await other.button("Reset").click();
    await expect.poll(() => hashOf(other.page), PATIENCE).toBe(`#facelets=${SOLVED_FACELETS}`);
  });

  it("tells at once of a cube that cannot be, also with moves that are under way", async () => {
    const moves: Move[] = ["R", "U2"];
    const address = `#facelets=${FLIPPED_EDGE}&alg=R_U2`;
    const cube = await open(`${address}&index=1`);
    expect(await cube.readFacelets()).toBe(applyMoves(FLIPPED_EDGE, ["R"]));
    // Once others are elsewhere, too, nobody can say which one it is.
    await cube.alert.filter({ hasText: "one edge is flipped." }).waitFor();

    await cube.enterPosition(site.url + address);
    await cube.alert.filter({ hasText: "The red-white edge at UR is flipped." }).waitFor();
    await cube.sticker(0).focus();
    await cube.page.keyboard.press("r");
    await cube.alert.filter({ hasText: "one edge is flipped." }).waitFor();
    // Not the next of the moves: another cube, just as wrong.
    await cube.page.keyboard.press("d");
    await shows(cube, applyMoves(FLIPPED_EDGE, ["R", "D"]), []);
    await cube.alert.filter({ hasText: "one edge is flipped." }).waitFor();

    await cube.page.evaluate((hash) => (location.hash = hash), `${address}&index=2`);
    await shows(cube, applyMoves(FLIPPED_EDGE, moves), []);
    await cube.page.getByRole("button", { name: "Flip the" }).first().click();
    await cube.status.filter({ hasText: "Mended:" }).waitFor();
  });

  it("stands above the cube of the last visit, which stays where nothing is done", async () => {
    const cube = await open();
    await cube.enterPosition(FACELETS);
    const guest = await CubePage.openIn(cube.context, `${site.url}#setup=F_U2_R-&alg=R_U2_F-`);
    await shows(guest, SETUP, SOLUTION);
    const next = await CubePage.openIn(cube.context, site.url);
    await shows(next, FACELETS, []);
    expect(await hashOf(next.page)).toBe(`#facelets=${FACELETS}`);

    await guest.button("Next move").click();
    await guest.page.getByText("1 of 3").waitFor();
    await guest.reload();
    await shows(guest, applyMoves(SETUP, ["R"]), SOLUTION);
    expect([...guest.noise, ...next.noise]).toEqual([]);
  });

  it("is followed when it changes, and is the cube's again after the help", async () => {
    const cube = await open(`#facelets=${FACELETS}`);
    await shows(cube, FACELETS, []);
    await cube.page.evaluate(() => (location.hash = "#setup=F U2 R'&alg=R U2 F'&index=2"));
    await shows(cube, applyMoves(SETUP, ["R", "U2"]), SOLUTION);
    const link = `#facelets=${SETUP}&alg=R_U2_F-&index=2`;
    await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);

    await cube.page.getByRole("link", { name: "Help" }).click();
    await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);
    await cube.page.goBack();
    await shows(cube, FACELETS, []);
  });

  it.each([
    ["stickers", `#facelets=${FACELETS.slice(1)}`],
    ["moves", `#facelets=${SOLVED_FACELETS}&alg=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`],
    ["escapes", "#alg=R%2&setup=%FF%00"],
    ["an endless list", `#alg=${"R_".repeat(200_000)}`],
  ])("that is broken leaves the cube as it is, and says so: %s", async (_, link) => {
    const cube = await open();
    await cube.enterPosition(FACELETS);
    await cube.page.evaluate((link) => (location.hash = link), link);
    const note = cube.page.getByText("has a cube that cannot be read");
    await note.waitFor();
    await cube.page.reload();
    await note.waitFor();
    await shows(cube, FACELETS, []);
    expect(await cube.page.locator("#position-note").evaluate((note) => note.children.length)).toBe(
      0,
    );
  });
});

/** Pastes as a person does, whatever the field holds. */
async function paste(cube: CubePage, text: string): Promise<void> {
  await cube.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await cube.position.focus();
  await cube.page.keyboard.press("ControlOrMeta+V");
}

describe("what is pasted", () => {
  it("is taken for what it is, and that is said", async () => {
    const cube = await open();
    await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const turned = [SETUP, SOLUTION] as const;
    const plain = [SETUP, []] as const;
    for (const [text, said, [facelets, moves]] of [
      [
        "https://alg.cubing.net/?setup=F_U2_R-&alg=R_U2_F-",
        "Read as a link of alg.cubing.net: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [`${SETUP}\n${FACELETS}\n`, "54 stickers. Only the first of 2 lines was taken.", plain],
      [
        "https://alpha.twizzle.net/edit/?alg=R+U2+F%27&setup-alg=F+U2+R%27",
        "Read as a link of Twizzle: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [SETUP.replaceAll(/.{9}/g, "$&\n"), "Read as 54 stickers.", plain],
      [
        `${site.url}#facelets=${SETUP}&alg=R_U2_F-`,
        "Read as a link of Cubewright: 54 stickers, 3 moves to follow.",
        turned,
      ],
      ["F U2 // in\nR' // so", "Read as 3 moves from the solved cube.", plain],
    ] as const) {
      await paste(cube, text);
      await cube.page.getByText(said).waitFor();
      await shows(cube, facelets, moves);
      expect(await cube.position.inputValue()).toBe(facelets);
    }
  });

  it.each([
    ["https://evil.example/?alg=R_U", "but not this one; the cube is as before."],
    ["https://alg.cubing.net/?puzzle=5x5x5&alg=R", "but of another puzzle"],
    ["https://alg.cubing.net/?alg=<img src=x onerror=alert(1)>", "which did not work"],
    ["<img src=x onerror=alert(1)><script>alert(2)</script>", "Read as moves, which did not work"],
    ['{"cp":["<img src=x onerror=alert(1)>"]}', "Read as pieces, which did not work"],
    ["[".repeat(300_000), "Too long for a cube"],
  ])("does nothing bad, and is no more than told: %#", async (text, said) => {
    const cube = await open(`#facelets=${FACELETS}`);
    await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const dialogs: string[] = [];
    cube.page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    await shows(cube, FACELETS, []);
    await paste(cube, text);
    await cube.page.getByText(said).waitFor();
    expect(await cube.position.getAttribute("aria-invalid")).toBe("true");
    expect(await cube.readFacelets()).toBe(FACELETS);
    expect(await hashOf(cube.page)).toBe(`#facelets=${FACELETS}`);
    const strange = "#position-note *, img[src=x]";
    expect(await cube.page.locator(strange).count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
});

describe("the dialog", () => {
  async function openDialog({ page }: CubePage) {
    const dialog = page.getByRole("dialog", { name: "Share this cube" });
    await page.getByRole("button", { name: "Share", exact: true }).press("Enter");
    await dialog.waitFor();
    return dialog;
  }

  it.each(["light", "dark"] as const)("gives link, moves and code, in %s", async (colorScheme) => {
    const cube = await open("#setup=F_U2_R-&alg=R_U2_F-&index=1", { ...DESKTOP, colorScheme });
    await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await shows(cube, applyMoves(SETUP, ["R"]), SOLUTION);
    const dialog = await openDialog(cube);
    const link = `${site.url}#facelets=${SETUP}&alg=R_U2_F-&index=1`;
    expect(await dialog.getByRole("textbox", { name: "Link to this cube" }).inputValue()).toBe(
      link,
    );

    const path = dialog.getByRole("img", { name: "QR code of the link" }).locator("path");
    const drawn = (await path.getAttribute("d"))!.match(/M\d+ \d+/g);
    const { data } = encode(link, { ecc: "M", border: 4 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])),
    );
    expect(drawn).toEqual(dark);

    await dialog.getByRole("button", { name: "Copy: Link to this cube" }).press("Enter");
    await dialog.getByText("Link to this cube: copied.").waitFor();
    expect(await cube.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await dialog.getByRole("button", { name: "Copy: Moves" }).press("Enter");
    await dialog.getByText("Moves: copied.").waitFor();
    expect(await cube.page.evaluate(() => navigator.clipboard.readText())).toBe("R U2 F'");

    const hrefOf = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
    expect(await hrefOf("Open on alg.cubing.net")).toBe(
      "https://alg.cubing.net/?setup=F_U2_R-&alg=R_U2_F-",
    );
    expect(await hrefOf("Open on Twizzle")).toBe(
      "https://alpha.twizzle.net/edit/?setup-alg=F+U2+R%27&alg=R+U2+F%27",
    );
    expect(await axeFindings(cube.page)).toEqual([]);
    await cube.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const focused = () => cube.page.evaluate(() => document.activeElement?.id);
    expect(await focused()).toBe("share");
  });

  it("saves a picture, copies it, and hands the link to the browser's own sharing", async () => {
    const cube = await open();
    await cube.stageIsLive();
    await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await cube.page.evaluate(() => {
      const share = (data: ShareData) => {
        document.title = String(data.url);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    const dialog = await openDialog(cube);
    await dialog.getByText("To share a solution as well, press Solve first.").waitFor();

    const coming = cube.page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save picture" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("cube.png");
    const saved = readFileSync(await download.path());
    expect(saved.subarray(1, 4).toString()).toBe("PNG");
    expect(saved.length).toBeGreaterThan(1_000);

    await dialog.getByRole("button", { name: "Copy picture" }).click();
    await dialog.getByText("Picture: copied.").waitFor();
    const types = await cube.page.evaluate(async () => {
      const items = await navigator.clipboard.read();
      return items.flatMap((item) => item.types);
    });
    expect(types).toEqual(["image/png"]);

    await dialog.getByRole("button", { name: "Share with…" }).click();
    await expect
      .poll(() => cube.page.title(), PATIENCE)
      .toBe(`${site.url}#facelets=${SOLVED_FACELETS}`);
  });
});
