/**
 * Does `action` when this task is over, unless the element is in a document then: who moves an element
 * takes it out and puts it in again at once.
 */
export function onceGone(element: Pick<Node, "isConnected">, action: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) action();
  });
}
