// Running tasks side by side, so that no processor is idle while there is work: each task after those
// that it needs, and never more at a time than there are processors.
import { availableParallelism } from "node:os";

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [after] the names of the tasks whose results it needs
 * @property {boolean} [alone] whether nothing may run beside it; otherwise it keeps one processor busy
 * @property {() => Promise<unknown>} run
 */

/**
 * Of the tasks that could start, the first in the list does. After a failure no more are started.
 *
 * @param {Task[]} tasks
 * @param {number} [processorCount]
 * @returns {Promise<void>} rejects with the first failure, once all started tasks have ended
 */
export async function runTasks(tasks, processorCount = availableParallelism()) {
  checkNames(tasks);
  const waiting = [...tasks];
  const done = new Set();
  /** @type {Map<Task, Promise<void>>} */
  const running = new Map();
  /** @type {{ error: unknown } | undefined} */
  let failure;

  /** @param {Task} task */
  const canStart = ({ after = [], alone = false }) =>
    after.every((name) => done.has(name)) && (!alone || running.size === 0);
  /** @param {Task} task */
  const start = async (task) => {
    try {
      await task.run();
      done.add(task.name);
    } catch (error) {
      failure ??= { error };
    }
    running.delete(task);
  };

  for (;;) {
    const isFree = ![...running.keys()].some(({ alone }) => alone) && running.size < processorCount;
    const next = isFree && !failure ? waiting.find(canStart) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  if (failure) throw failure.error;
}

/**
 * A task can only be after tasks that stand before it in the list, so that none waits forever.
 *
 * @param {Task[]} tasks
 */
function checkNames(tasks) {
  const known = new Set();
  for (const { name, after = [] } of tasks) {
    const unknown = after.find((other) => !known.has(other));
    if (unknown !== undefined)
      throw new Error(`"${name}" is after "${unknown}", which is not before it.`);
    known.add(name);
  }
}
