/**
 * Calls `action` at the end of the current task if the element is in no document then. Moving an
 * element removes it and adds it again at once, which does not count.
 */
export function onceGone(element: Pick<Node, "isConnected">, action: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) action();
  });
}
