// The cube in three dimensions on a canvas: what it shows, from which side, and what a pointer does
// with it. Turns that are played are set from outside, frame by frame.

import { Scene, Vector3 } from "three";

import type { Face } from "../core/faces";
import type { Vector } from "../core/geometry";
import type { Move, WrittenMove } from "../core/moves";
import { isPocket } from "../core/pocket-stickers";
import { along, layerUnder, type ScreenVector } from "./hand/layer-drag";
import { LayerTurning } from "./hand/layer-turning";
import { addLights } from "./drawing/lights";
import { nextTask } from "./drawing/next-task";
import { Cubies, type CubeColors } from "./cube/cubies";
import { createCamera, CUBE_RADIUS, FACE_VIEWS, FRONT_VIEW, Orbit, type View } from "./hand/orbit";
import { RenderScheduler } from "./drawing/render-scheduler";
import { SharedRenderer, type Drawer } from "./drawing/shared-renderer";
import { StagePointer, type Drag, type TouchUse } from "./hand/stage-pointer";
import { stickerOnRay, type StickerHit } from "./hand/sticker-hit";
import type { LayerTurn } from "./cube/layer-turn";
import type { SignKind } from "./signs/sticker-signs";
import type { StickerUse } from "./hand/sticker-use";
import { placesBetween, type Place } from "./hand/stroke-path";
import { TurnArrow } from "./cube/turn-arrow";

// A higher resolution costs battery and makes no visible difference.
const LARGEST_PIXEL_RATIO = 2;
// With the stickers behind the cube, whose corners may lie outside of the picture.
const RADIUS_WITH_BACKS = 3.4;
// What a finger may do on a sticker.
const TOUCH_USES: Readonly<Record<StickerUse, TouchUse>> = {
  paint: "hold",
  tap: "scroll",
  turn: "drag",
  none: "scroll",
};

export interface CubeSceneEvents {
  /** The sticker (0..53) was tapped. */
  stickerTap(index: number): void;
  /** A stroke that paints has reached this sticker. */
  stickerStroke(index: number): void;
  /** The pointer is over this sticker, in order to paint; -1: over none. */
  stickerHover(index: number): void;
  /** A person begins to turn a layer. */
  turnBegin(): void;
  /** A person has turned a layer. The cube is shown as before the turn until it gets other facelets. */
  turn(move: Move): void;
  /** A person has turned the view away from the one that was chosen for them, or it is back. */
  viewChange(isTurned: boolean): void;
  /** The browser has taken the drawing context away, or given it back. */
  contextChange(available: boolean): void;
}

export class CubeScene implements Drawer {
  readonly canvas: HTMLCanvasElement;
  /** What a pointer does on stickers. */
  stickerUse: StickerUse = "paint";

  readonly #events: CubeSceneEvents;
  readonly #surface: CanvasRenderingContext2D;
  readonly #renderer: SharedRenderer;
  readonly #scene = new Scene();
  readonly #camera = createCamera();
  readonly #cubies: Cubies;
  readonly #arrow: TurnArrow;
  readonly #orbit: Orbit;
  #chosenView = FRONT_VIEW;
  #isViewTurned = false;
  readonly #turning: LayerTurning;
  readonly #pointer: StagePointer;
  readonly #scheduler: RenderScheduler;
  readonly #resizing: ResizeObserver;
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #hovered = -1;
  #isOfPocket = false;
  #isDisposed = false;

  /**
   * Draws onto `canvas`, which fills its box by CSS, until `dispose`. `undefined` where the browser
   * has no WebGL 2. Long work is divided into several tasks, so that the page stays responsive.
   */
  static async create(
    canvas: HTMLCanvasElement,
    colors: CubeColors,
    events: CubeSceneEvents,
  ): Promise<CubeScene | undefined> {
    const surface = canvas.getContext("2d");
    const renderer = surface && (await SharedRenderer.open());
    await nextTask();
    return renderer ? new CubeScene(surface, renderer, colors, events) : undefined;
  }

  private constructor(
    surface: CanvasRenderingContext2D,
    renderer: SharedRenderer,
    colors: CubeColors,
    events: CubeSceneEvents,
  ) {
    const { canvas } = surface;
    this.canvas = canvas;
    this.#surface = surface;
    this.#renderer = renderer;
    this.#events = events;
    this.#cubies = new Cubies(renderer.shapes, colors);
    this.#arrow = new TurnArrow(renderer.shapes.arrowMaterial);
    this.#scene.add(this.#cubies, this.#arrow, this.#camera);
    addLights(this.#scene, this.#camera);
    this.#scheduler = new RenderScheduler(canvas, () => this.#draw());
    this.#orbit = new Orbit(this.#camera, () => this.#scheduler.request());
    this.#turning = new LayerTurning({
      begin: () => events.turnBegin(),
      show: (turn) => this.#show(turn),
      turned: (move) => events.turn(move),
    });
    this.#pointer = new StagePointer(canvas, {
      touchUse: (touch) => (this.#hit(touch) ? TOUCH_USES[this.stickerUse] : "scroll"),
      tap: (event) => this.#tap(event),
      drag: (begin, way) => this.#drag(begin, way),
      hold: (begin) => this.#holdSticker(begin),
      dragWithTwo: () => this.#orbiting,
      hover: (event) => this.#hover(event),
    });
    this.#resizing = new ResizeObserver(() => this.#fitBox());
    this.#resizing.observe(canvas);
    renderer.join(this);
  }

  /** Whether the drawing context is there; the browser may take it away for a while. */
  get hasContext(): boolean {
    return this.#renderer.hasContext;
  }

  /** Resolves when the cube is drawn for the first time, or disposed of. */
  async prepare(): Promise<void> {
    await this.#renderer.prepare(this.#scene, this.#camera);
    if (!this.#isDisposed) await this.#drawFirst();
  }

  redraw(): void {
    this.#scheduler.request();
  }

  contextChange(available: boolean): void {
    this.#events.contextChange(available);
    if (available) this.#scheduler.request();
  }

  /** 54 characters in the order of a facelet string; one that names no face is shown blank. */
  setFacelets(facelets: string): void {
    this.#isOfPocket = isPocket(facelets);
    this.#cubies.setFacelets(facelets);
    this.#arrow.setCubieWidth(this.#isOfPocket ? 1.5 : 1);
    this.#scheduler.request();
  }

  /** Shows signs on the stickers, besides their colours. */
  setSigns(kind: SignKind): void {
    this.#cubies.setSigns(kind);
    this.#scheduler.request();
  }

  /** Whether the stickers of the hidden faces float behind the cube, where they are seen. */
  setBacks(visible: boolean): void {
    this.#cubies.setBacks(visible);
    this.#orbit.setRadius(visible ? RADIUS_WITH_BACKS : CUBE_RADIUS);
    this.#scheduler.request();
  }

  setColors(colors: CubeColors): void {
    this.#cubies.setColors(colors);
    this.#scheduler.request();
  }

  /** Shows a layer turned in part; `undefined` shows the cube at rest. Ends a turn by hand. */
  setTurn(turn: LayerTurn | undefined): void {
    this.#turning.letGo();
    this.#show(turn);
  }

  /** Marks these stickers (0..53) as faulty, and no others. */
  setMarks(indexes: readonly number[]): void {
    this.#cubies.setMarks(indexes);
    this.#scheduler.request();
  }

  /** Puts a dot on these stickers (0..53), and on no others: they follow from the painted ones. */
  setFilled(indexes: readonly number[]): void {
    this.#cubies.setFilled(indexes);
    this.#scheduler.request();
  }

  /** Frames these stickers (0..53), and no others. */
  setHighlights(indexes: readonly number[]): void {
    this.#cubies.setHighlights(indexes);
    this.#scheduler.request();
  }

  /** The canvas with the cube as it is now. It may be empty again after the current task. */
  drawNow(): HTMLCanvasElement {
    // The observer tells a new size only before the next frame.
    this.#fitBox();
    this.#scheduler.drawNow();
    return this.#renderer.canvasOf(this);
  }

  /** Shows the turn that is to be made next, by an arrow; `undefined` shows none. */
  setHint(move: WrittenMove | undefined): void {
    this.#arrow.setMove(move);
    this.#scheduler.request();
  }

  /** Turns a layer as a person would, and reports the turn when it is complete. */
  turn(move: Move): void {
    this.#turning.perform(move, !this.#reducedMotion.matches);
  }

  /** Completes such a turn at once. */
  finishTurn(): void {
    this.#turning.finish();
  }

  /** Turns layers to rest; `turn` says how far they are turned at the beginning. */
  rest(turn: LayerTurn): void {
    this.#turning.rest(turn, !this.#reducedMotion.matches);
  }

  /** Shows the three faces that are hidden now. */
  seeOtherSide(): void {
    const { yaw, pitch } = this.#orbit.view;
    const view = { yaw: yaw + Math.PI, pitch: -pitch };
    this.#orbit.swingTo(view, !this.#reducedMotion.matches);
    this.#tellView(true);
  }

  /** Turns `face` to the viewer; the faces above it and on its right stay in sight. */
  seeFace(face: Face): void {
    this.#seeFrom(FACE_VIEWS[face]);
  }

  /** Goes back to the view that shows up, front and right. */
  seeFront(): void {
    this.#seeFrom(FRONT_VIEW);
  }

  /** Goes back to the chosen view, if a person has turned the cube away from it. */
  seeAsBefore(): void {
    this.#seeFrom(this.#chosenView);
  }

  /** Releases everything but the drawing context, which other cubes share. */
  dispose(): void {
    this.#isDisposed = true;
    this.#resizing.disconnect();
    this.#pointer.dispose();
    this.#turning.letGo();
    this.#orbit.dispose();
    this.#scheduler.dispose();
    this.#cubies.dispose();
    this.#arrow.dispose();
    this.#renderer.leave(this);
  }

  // The first picture is drawn before it is shown, and is not drawn again to show it.
  async #drawFirst(): Promise<void> {
    this.#fitBox();
    this.#turnToEye();
    await nextTask();
    this.#scheduler.forget();
    const isKept = await this.#renderer.drawAhead(this.#scene, this.#camera, this.#surface);
    if (this.#isDisposed) return;
    this.#scheduler.start();
    if (isKept) this.#renderer.show(this.#surface);
    else this.#scheduler.drawNow();
  }

  #fitBox(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const pixelRatio = Math.min(devicePixelRatio, LARGEST_PIXEL_RATIO);
    const [width, height] = [clientWidth, clientHeight].map((px) => Math.round(px * pixelRatio));
    if (width === this.canvas.width && height === this.canvas.height) return;
    Object.assign(this.canvas, { width, height });
    this.#renderer.fit();
    this.#orbit.resize(clientWidth, clientHeight);
    // Setting the size has emptied the canvas.
    this.#scheduler.drawNow();
  }

  #draw(): void {
    this.#turnToEye();
    this.#renderer.draw(this.#scene, this.#camera, this.#surface);
  }

  #turnToEye(): void {
    this.#arrow.turnTo(this.#camera.position);
    this.#cubies.turnTo(this.#camera.position);
  }

  #show(turn: LayerTurn | undefined): void {
    this.#cubies.setTurn(turn);
    this.#arrow.setTurn(turn);
    this.#scheduler.request();
  }

  get #paints(): boolean {
    return this.stickerUse === "paint" || this.stickerUse === "tap";
  }

  #tap(event: PointerEvent): void {
    const hit = this.#paints ? this.#hit(event) : undefined;
    if (hit) this.#events.stickerTap(hit.index);
  }

  #hover(event: PointerEvent | undefined): void {
    const hit = event && this.#paints ? this.#hit(event) : undefined;
    const index = hit?.index ?? -1;
    if (index === this.#hovered) return;
    this.#hovered = index;
    this.#events.stickerHover(index);
  }

  #drag(begin: PointerEvent, way: ScreenVector): Drag | undefined {
    const isTouch = begin.pointerType !== "mouse";
    // A finger paints after a short press only.
    const isUsed = this.stickerUse === "turn" || (this.#paints && !isTouch);
    const hit = isUsed ? this.#hit(begin) : undefined;
    // A finger that moves up or down where it neither paints nor turns scrolls the page.
    if (!hit && isTouch && Math.abs(way[1]) > Math.abs(way[0])) return undefined;
    if (hit && this.#paints) return this.#paintAlong(hit, begin);
    return (hit && this.#turnLayer(hit, way)) ?? this.#orbiting;
  }

  get #orbiting(): Drag {
    return {
      move: ([rightPx, downPx]) => {
        this.#orbit.drag(rightPx, downPx);
        this.#tellView(true);
      },
    };
  }

  #seeFrom(view: View): void {
    this.#chosenView = view;
    this.#orbit.swingTo(view, !this.#reducedMotion.matches);
    this.#tellView(false);
  }

  #tellView(isTurned: boolean): void {
    if (isTurned === this.#isViewTurned) return;
    this.#isViewTurned = isTurned;
    this.#events.viewChange(isTurned);
  }

  #holdSticker(begin: PointerEvent): Drag | undefined {
    const hit = this.#hit(begin);
    return hit && this.#paintAlong(hit, begin);
  }

  #paintAlong(hit: StickerHit, begin: Place): Drag {
    let last = -1;
    let from = begin;
    const come = (index: number) => {
      if (index !== last) this.#events.stickerStroke(index);
      last = index;
    };
    come(hit.index);
    return {
      move: (_, event) => {
        // A quick finger passes over several stickers in one frame.
        for (const to of event.getCoalescedEvents()) {
          for (const place of placesBetween(from, to)) {
            const next = this.#hit(place);
            if (next) come(next.index);
          }
          from = to;
        }
      },
    };
  }

  #turnLayer(hit: StickerHit, way: ScreenVector): Drag | undefined {
    const layer = layerUnder(hit, way, (point) => this.#project(point));
    if (!layer) return undefined;
    const { face, quarterTurnsPerPx } = layer;
    this.#turning.hold(face);
    return {
      move: (further) => this.#turning.drag(along(further, quarterTurnsPerPx)),
      release: (speed) =>
        this.#turning.release(along(speed, quarterTurnsPerPx), !this.#reducedMotion.matches),
      cancel: () => this.#turning.cancel(!this.#reducedMotion.matches),
    };
  }

  #hit({ clientX, clientY }: Place): StickerHit | undefined {
    const box = this.canvas.getBoundingClientRect();
    const right = (2 * (clientX - box.left)) / box.width - 1;
    const up = 1 - (2 * (clientY - box.top)) / box.height;
    const origin = this.#camera.position;
    const direction = new Vector3(right, up, 0.5).unproject(this.#camera).sub(origin);
    return stickerOnRay(origin.toArray(), direction.toArray(), this.#isOfPocket);
  }

  #project(point: Vector): ScreenVector {
    const { clientWidth, clientHeight } = this.canvas;
    const { x, y } = new Vector3(...point).project(this.#camera);
    return [(x * clientWidth) / 2, (-y * clientHeight) / 2];
  }
}
