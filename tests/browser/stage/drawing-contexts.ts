// The drawing contexts of a page, which only the page itself can access.

import type { Tab } from "../browsers/tab";

interface DrawingWindow {
  /** Those that were made, in order. */
  drawingContexts: WebGL2RenderingContext[];
  drawingLoss: WEBGL_lose_context;
}

/** For `SiteServer.prepend`: remembers the contexts that the page makes. */
export function rememberDrawingContexts(): void {
  const { drawingContexts } = Object.assign(window, {
    drawingContexts: [] as WebGL2RenderingContext[],
  });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its element.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    ...request: Parameters<typeof getContext>
  ) {
    const context: RenderingContext | null = getContext.apply(this, request);
    if (context instanceof WebGL2RenderingContext && !drawingContexts.includes(context)) {
      drawingContexts.push(context);
    }
    return context;
  } as typeof getContext;
}

/** How many contexts the page has made, and how many of them are still alive. */
export function countDrawingContexts(tab: Tab): Promise<{ made: number; alive: number }> {
  return tab.evaluate(() => {
    const { drawingContexts } = window as unknown as DrawingWindow;
    const alive = drawingContexts.filter((context) => !context.isContextLost());
    return { made: drawingContexts.length, alive: alive.length };
  });
}

/** Takes the newest context away, as a browser does; resolves when the page knows. */
export async function loseDrawingContext(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    const drawing = window as unknown as DrawingWindow;
    const context = drawing.drawingContexts.at(-1)!;
    const loss = context.getExtension("WEBGL_lose_context")!;
    const lost = new Promise((resolve) =>
      context.canvas.addEventListener("webglcontextlost", resolve, { once: true }),
    );
    loss.loseContext();
    await lost;
    drawing.drawingLoss = loss;
  });
}

/** Gives it back. */
export async function restoreDrawingContext(tab: Tab): Promise<void> {
  await tab.evaluate(() => (window as unknown as DrawingWindow).drawingLoss.restoreContext());
}
