// One drawing context for all cubes of a page. Browsers allow a page about sixteen contexts and
// then take away the oldest, and each context has to compile its own shaders. So all cubes are
// drawn on one shared canvas. If there is only one cube, the shared canvas itself is put on the
// page, since copying a picture blocks the page where there is no graphics card. With several
// cubes, each picture is copied to the cube's own canvas.

import { setConsoleFunction, WebGLRenderer, type Camera, type Object3D, type Scene } from "three";

import { nextTask } from "./next-task";
import { Shapes } from "../cube/shapes";

/** A cube that is drawn with the shared context. */
export interface Drawer {
  /** Shows the picture; the shared canvas may be put behind it, in the same box. */
  readonly canvas: HTMLCanvasElement;
  /** Asks for another drawing before the next repaint. */
  redraw(): void;
  /** The browser has taken the drawing context away, or given it back. */
  contextChange(available: boolean): void;
}

// How long the context is kept without any cube: making one takes long, and a cube that leaves is
// often followed by another.
const LINGER_MS = 2_000;

// How often the graphics processor is asked whether it has finished drawing.
const POLL_MS = 8;

// Three.js logs when the context is lost or restored. The cubes tell that to the page themselves.
setConsoleFunction((type: "log" | "warn" | "error", ...message: unknown[]) => {
  // eslint-disable-next-line no-console -- Three.js writes there by itself.
  if (type !== "log") console[type](...message);
});

let shared: Promise<SharedRenderer | undefined> | undefined;

// In several tasks, since each part takes long.
async function createRenderer(): Promise<SharedRenderer | undefined> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true });
  if (!context) return undefined;
  await nextTask();
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  await nextTask();
  return new SharedRenderer(renderer, new Shapes());
}

export class SharedRenderer {
  readonly shapes: Shapes;
  readonly #renderer: WebGLRenderer;
  readonly #drawers = new Set<Drawer>();
  #hasDrawn = false;
  // The scene on the canvas; undefined if the canvas has been emptied since.
  #latest: Scene | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  /** The page's renderer, to be joined at once. `undefined` where there is no WebGL 2. */
  static async open(): Promise<SharedRenderer | undefined> {
    const opening = (shared ??= createRenderer());
    const renderer = await opening.catch(() => undefined);
    if (renderer) renderer.#lingerIfLeft();
    // The next attempt may succeed.
    else if (shared === opening) shared = undefined;
    return renderer;
  }

  /** Only for `open`, which makes one for the whole page. */
  constructor(renderer: WebGLRenderer, shapes: Shapes) {
    this.#renderer = renderer;
    this.shapes = shapes;
    // Asking for the shaders' logs would stall the first picture.
    renderer.debug.checkShaderErrors = false;
    renderer.setScissorTest(true);
    renderer.domElement.addEventListener("webglcontextlost", () => this.#tell(false));
    renderer.domElement.addEventListener("webglcontextrestored", () => this.#tell(true));
  }

  /** Whether the drawing context is there at present. */
  get hasContext(): boolean {
    return !this.#renderer.getContext().isContextLost();
  }

  /** Resolves when `scene` can be drawn without waiting for its shaders. */
  async prepare(scene: Scene, camera: Camera): Promise<void> {
    // Without this extension the browser cannot tell when shaders are ready; the first picture
    // waits for them.
    if (!this.#renderer.getContext().getExtension("KHR_parallel_shader_compile")) return;
    await this.#compile(scene, camera);
  }

  /**
   * Draws the very first picture without showing it: drivers finish shaders at their first use, and
   * showing the picture would block the page until then. Resolves when it is drawn, with whether it
   * can be shown: `false` if there was a picture before, or if another scene has been drawn
   * meanwhile.
   */
  async drawAhead(
    scene: Scene,
    camera: Camera,
    target: CanvasRenderingContext2D,
  ): Promise<boolean> {
    if (this.#hasDrawn) return false;
    this.#render(scene, camera, target.canvas);
    await this.#untilDrawn();
    this.#hasDrawn = true;
    return this.#latest === scene;
  }

  /** The canvas with the picture of a drawer. It may be empty again after the current task. */
  canvasOf({ canvas }: Drawer): HTMLCanvasElement {
    const { domElement } = this.#renderer;
    return canvas.previousSibling === domElement ? domElement : canvas;
  }

  /** To be called when the canvas of a drawer has another size. */
  fit(): void {
    const canvases = Array.from(this.#drawers, ({ canvas }) => canvas);
    const width = Math.max(1, ...canvases.map((canvas) => canvas.width));
    const height = Math.max(1, ...canvases.map((canvas) => canvas.height));
    const { domElement } = this.#renderer;
    if (width === domElement.width && height === domElement.height) return;
    this.#renderer.setSize(width, height, false);
    this.#latest = undefined;
  }

  /** Draws `scene` and shows it on `target`, the whole of a drawer's canvas. */
  draw(scene: Scene, camera: Camera, target: CanvasRenderingContext2D): void {
    this.#render(scene, camera, target.canvas);
    this.show(target);
  }

  /** Shows the picture that was drawn last. */
  show(target: CanvasRenderingContext2D): void {
    const { width, height } = target.canvas;
    const { domElement } = this.#renderer;
    if (this.#drawers.size === 1) {
      if (target.canvas.previousSibling === domElement) return;
      target.canvas.before(domElement);
      target.clearRect(0, 0, width, height);
    } else {
      target.globalCompositeOperation = "copy";
      const top = domElement.height - height;
      target.drawImage(domElement, 0, top, width, height, 0, 0, width, height);
    }
  }

  /** Lets `drawer` draw until it leaves. */
  join(drawer: Drawer): void {
    clearTimeout(this.#lingering);
    // The cube that was alone until now has to show its picture on its own canvas.
    if (this.#renderer.domElement.isConnected) for (const other of this.#drawers) other.redraw();
    this.#renderer.domElement.remove();
    this.#drawers.add(drawer);
  }

  leave(drawer: Drawer): void {
    if (this.canvasOf(drawer) !== drawer.canvas) this.#renderer.domElement.remove();
    this.#drawers.delete(drawer);
    this.#latest = undefined;
    this.fit();
    this.#lingerIfLeft();
  }

  #render(scene: Scene, camera: Camera, { width, height }: HTMLCanvasElement): void {
    this.#renderer.setViewport(0, 0, width, height);
    this.#renderer.setScissor(0, 0, width, height);
    this.#renderer.render(scene, camera);
    this.#latest = scene;
  }

  // Starts the compilation of each part's shaders in a task of its own; all of them are compiled at the same time.
  async #compile(scene: Scene, camera: Camera): Promise<void> {
    const parts: Object3D[] = [];
    scene.traverse((part) => {
      if ("material" in part) parts.push(part);
    });
    const compiled = [];
    for (const part of parts) {
      await nextTask();
      compiled.push(this.#renderer.compileAsync(part, camera, scene));
    }
    await Promise.all(compiled);
  }

  async #untilDrawn(): Promise<void> {
    const context = this.#renderer.getContext() as WebGL2RenderingContext;
    const drawn = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    const isPending = () =>
      drawn && context.getSyncParameter(drawn, context.SYNC_STATUS) === context.UNSIGNALED;
    while (isPending()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    context.deleteSync(drawn);
  }

  #lingerIfLeft(): void {
    if (this.#drawers.size > 0) return;
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => this.#dispose(), LINGER_MS);
  }

  #dispose(): void {
    shared = undefined;
    this.shapes.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #tell(available: boolean): void {
    for (const drawer of this.#drawers) drawer.contextChange(available);
  }
}
