// The cube in three dimensions on a canvas of its own. It knows no time of its own but the swing
// of the camera: who plays moves says how far a turn has come.

import {
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  setConsoleFunction,
  Vector3,
  WebGLRenderer,
} from "three";

import type { Move } from "../core/moves";
import { Cubies, type CubeColors } from "./cubies";
import { FRONT_VIEW, Orbit } from "./orbit";
import { RenderScheduler } from "./render-scheduler";
import { StagePointer } from "./stage-pointer";
import { stickerOnRay } from "./sticker-places";

const FIELD_OF_VIEW_DEGREES = 21;
// More pixels than this cost battery and show no difference on a shape with soft edges.
const LARGEST_PIXEL_RATIO = 2;

export interface CubeSceneEvents {
  /** The sticker (0..53) was tapped. */
  stickerTap(index: number): void;
  /** The pointer is over this sticker; -1: over none. */
  stickerHover(index: number): void;
  /** The browser has taken the drawing context away, or given it back. */
  contextChange(available: boolean): void;
}

// That the context went or came is for the events to tell; a page's console is for its faults.
setConsoleFunction((type: "log" | "warn" | "error", ...message: unknown[]) => {
  // eslint-disable-next-line no-console -- Three.js writes there by itself.
  if (type !== "log") console[type](...message);
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export class CubeScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 1, 60);
  readonly #cubies: Cubies;
  readonly #orbit: Orbit;
  readonly #pointer: StagePointer;
  readonly #scheduler = new RenderScheduler(() => {
    if (this.#prepared) this.#renderer.render(this.#scene, this.#camera);
  });
  readonly #resizing: ResizeObserver;
  readonly #listening = new AbortController();
  #hovered = -1;
  #prepared = false;

  /**
   * Draws onto `canvas`, which fills its box by CSS, until `dispose`. `undefined` where the browser
   * has no WebGL 2 to give. What takes long is done in several tasks, for the page's sake.
   */
  static async create(
    canvas: HTMLCanvasElement,
    colors: CubeColors,
    events: CubeSceneEvents,
  ): Promise<CubeScene | undefined> {
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true });
    if (!context) return undefined;
    await nextTask();
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    // Asking for the shaders' logs would stall the first picture.
    renderer.debug.checkShaderErrors = false;
    await nextTask();
    const cubies = new Cubies(colors);
    await nextTask();
    return new CubeScene(canvas, renderer, cubies, events);
  }

  private constructor(
    canvas: HTMLCanvasElement,
    renderer: WebGLRenderer,
    cubies: Cubies,
    events: CubeSceneEvents,
  ) {
    this.#canvas = canvas;
    this.#renderer = renderer;
    this.#cubies = cubies;
    this.#scene.add(this.#cubies, this.#camera, new HemisphereLight("#ffffff", "#dfd8cc", 2));
    this.#addLightsToCamera();
    this.#orbit = new Orbit(this.#camera, () => this.#scheduler.request());
    this.#pointer = new StagePointer(canvas, {
      tap: (event) => {
        const index = this.#stickerUnder(event);
        if (index >= 0) events.stickerTap(index);
      },
      drag: (rightPx, downPx) => this.#orbit.drag(rightPx, downPx),
      hover: (event) => this.#hover(event ? this.#stickerUnder(event) : -1, events),
    });
    const options = { signal: this.#listening.signal };
    canvas.addEventListener("webglcontextlost", () => events.contextChange(false), options);
    canvas.addEventListener(
      "webglcontextrestored",
      () => {
        events.contextChange(true);
        this.#scheduler.request();
      },
      options,
    );
    this.#resizing = new ResizeObserver(() => this.#fitBox());
    this.#resizing.observe(canvas);
  }

  /** Whether the browser lets the scene draw at present. */
  get hasContext(): boolean {
    return !this.#renderer.getContext().isContextLost();
  }

  /** Resolves when the cube is drawn, or disposed of. Blocks the page as little as can be. */
  async prepare(): Promise<void> {
    // Where the browser cannot tell whether a shader is ready, the first picture has to wait for it.
    if (this.#renderer.getContext().getExtension("KHR_parallel_shader_compile")) {
      await this.#renderer.compileAsync(this.#scene, this.#camera);
      if (this.#listening.signal.aborted) return;
    }
    this.#prepared = true;
    this.#fitBox();
  }

  /** 54 characters in the order of a facelet string; one that names no face is shown blank. */
  setFacelets(facelets: string): void {
    this.#cubies.setFacelets(facelets);
    this.#scheduler.request();
  }

  setColors(colors: CubeColors): void {
    this.#cubies.setColors(colors);
    this.#scheduler.request();
  }

  /** Shows `move` done in part, 0 to 1; `undefined` shows the cube at rest. */
  setTurn(move: Move | undefined, part = 0): void {
    this.#cubies.setTurn(move, part);
    this.#scheduler.request();
  }

  /** Marks these stickers (0..53) as faulty, and no others. */
  setMarks(indexes: readonly number[]): void {
    this.#cubies.setMarks(indexes);
    this.#scheduler.request();
  }

  /** Frames one sticker (0..53); -1 frames none. */
  setHighlight(index: number): void {
    this.#cubies.setHighlight(index);
    this.#scheduler.request();
  }

  /** The canvas with the cube drawn as it is now; what is on it may be gone after this task. */
  drawNow(): HTMLCanvasElement {
    this.#scheduler.drawNow();
    return this.#canvas;
  }

  /** Shows the three faces that are hidden now; `smooth` shows the way there. */
  seeOtherSide(smooth: boolean): void {
    const { yaw, pitch } = this.#orbit.view;
    this.#orbit.swingTo({ yaw: yaw + Math.PI, pitch: -pitch }, smooth);
  }

  /** Goes back to the view that shows up, front and right. */
  seeFront(smooth: boolean): void {
    this.#orbit.swingTo(FRONT_VIEW, smooth);
  }

  /** Releases the drawing context and everything else. */
  dispose(): void {
    this.#listening.abort();
    this.#resizing.disconnect();
    this.#pointer.dispose();
    this.#orbit.dispose();
    this.#scheduler.cancel();
    this.#cubies.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  // The lights move with the eye, so that whichever side is turned to it looks its best.
  #addLightsToCamera(): void {
    const key = new DirectionalLight("#fffaf0", 1.3);
    key.position.set(-3, 6, 5);
    const fill = new DirectionalLight("#f2f6ff", 1.1);
    fill.position.set(6, -1, 3);
    this.#camera.add(key, key.target, fill, fill.target);
    // The targets lie where the camera looks, at the cube's centre, whatever the distance.
    for (const light of [key, fill]) light.target.position.set(0, 0, -1);
  }

  #fitBox(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, LARGEST_PIXEL_RATIO));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#orbit.resize(clientWidth, clientHeight);
    this.#scheduler.drawNow();
  }

  #hover(index: number, events: CubeSceneEvents): void {
    if (index === this.#hovered) return;
    this.#hovered = index;
    events.stickerHover(index);
  }

  #stickerUnder(event: PointerEvent): number {
    const box = this.#canvas.getBoundingClientRect();
    const target = new Vector3(
      (2 * (event.clientX - box.left)) / box.width - 1,
      1 - (2 * (event.clientY - box.top)) / box.height,
      0.5,
    ).unproject(this.#camera);
    const origin = this.#camera.position;
    const direction = target.sub(origin);
    return stickerOnRay(origin.toArray(), direction.toArray());
  }
}
