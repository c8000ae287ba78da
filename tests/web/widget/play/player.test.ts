// Playing moves, with frames that come when the test says so.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { Player, type Turn } from "../../../../web/widget/play/player";

const MOVES: Move[] = ["R", "U2", "F'"];

let frames: Map<number, FrameRequestCallback>;
let page: EventTarget & { visibilityState: DocumentVisibilityState };
let steps: number[];
let turns: (turn: Turn | undefined) => void;
let player: Player;

beforeEach(() => {
  frames = new Map();
  let lastFrame = 0;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frames.set(++lastFrame, callback);
    return lastFrame;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  steps = [];
  turns = () => undefined;
  const host = {
    addController: () => undefined,
    requestUpdate: () => undefined,
    isConnected: true,
  };
  player = new Player(host as unknown as ConstructorParameters<typeof Player>[0], SOLVED_FACELETS, {
    turn: (turn) => turns(turn),
    step: (index) => steps.push(index),
  });
  player.hostConnected();
  player.load(SOLVED_FACELETS, MOVES);
});

afterEach(() => vi.unstubAllGlobals());

function drawFrame(nowMs: number): void {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(nowMs);
}

function changeVisibility(state: DocumentVisibilityState): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

describe("playing", () => {
  it("makes one turn after the other until the end", () => {
    player.play();
    for (let turn = 1; turn <= MOVES.length; ++turn) drawFrame(performance.now() + 1e6);
    expect(steps).toEqual([1, 2, 3]);
    expect(player.playing).toBe(false);
    expect(player.facelets).toBe(applyMoves(SOLVED_FACELETS, MOVES));
    expect(frames.size).toBe(0);
  });

  it("pauses between two turns, and reports which move is current", () => {
    const turned: (Turn | undefined)[] = [];
    turns = (turn) => turned.push(turn);
    expect(player.current).toBe(0);
    player.play();
    const beginMs = performance.now();
    drawFrame(beginMs + 300);
    expect(turned).toMatchObject([{ move: "R" }]);
    drawFrame(beginMs + 1e6);
    expect(turned.at(-1)).toBeUndefined();
    expect(player.current).toBe(1);
    const restMs = performance.now();
    turned.length = 0;
    drawFrame(restMs + 1);
    expect(turned).toEqual([]);
    drawFrame(restMs + 600);
    expect(turned).toMatchObject([{ move: "U2" }]);
    player.seek(3);
    expect(player.current).toBe(3);
    player.step(-1);
    expect(player).toMatchObject({ index: 3, current: 2 });
  });

  it("completes its turn and stops when the page is hidden, and resumes only on request", () => {
    player.play();
    drawFrame(performance.now());
    changeVisibility("hidden");
    expect(player).toMatchObject({ index: 1, playing: false });
    expect(frames.size).toBe(0);
    changeVisibility("visible");
    expect(player).toMatchObject({ index: 1, playing: false });
    player.play();
    drawFrame(performance.now() + 1e6);
    expect(steps).toEqual([1, 2]);
  });

  it("reports that the cube is to be held differently, until the first new move is made", () => {
    player.load(SOLVED_FACELETS, ["x2", "R"]);
    expect(player.isHeldOtherwise).toBe(false);
    player.seek(1);
    player.load(SOLVED_FACELETS);
    player.load(SOLVED_FACELETS, ["U", "F"]);
    expect(player.isHeldOtherwise).toBe(true);
    player.seek(1);
    expect(player.isHeldOtherwise).toBe(false);
    player.load(SOLVED_FACELETS, ["F"]);
    expect(player.isHeldOtherwise).toBe(false);
  });

  it("ignores that the page is hidden once its element has left the document", () => {
    player.hostDisconnected();
    player.play();
    changeVisibility("hidden");
    expect(player.playing).toBe(true);
  });
});
