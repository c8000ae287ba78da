// How many positions a solve visits in a second.

/** Over how long it is measured: threads report what they have visited only now and then. */
const MEASURED_MS = 1_000;

export class Speed {
  #from: { nodes: number; timeMs: number } | undefined;
  #nodesPerSecond: number | undefined;

  /**
   * Records how many positions have been visited, including those of an earlier solve that this one continues; returns
   * how many a second it was last, to two digits, or `undefined` in the first second.
   *
   * @param timeMs since the beginning of the solve
   */
  tell(nodes: number, timeMs: number): number | undefined {
    this.#from ??= { nodes, timeMs };
    const elapsedMs = timeMs - this.#from.timeMs;
    if (elapsedMs >= MEASURED_MS) {
      const nodesPerSecond = ((nodes - this.#from.nodes) / elapsedMs) * 1_000;
      this.#nodesPerSecond = Number(nodesPerSecond.toPrecision(2));
      this.#from = { nodes, timeMs };
    }
    return this.#nodesPerSecond;
  }
}
