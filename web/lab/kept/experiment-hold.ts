// Who runs an experiment that is kept: one tab at a time, since two would write over each other's cubes. A tab that is
// closed, or dies, lets go by itself.

const NAME = "cubewright-experiment";

/**
 * Takes it.
 * @returns how to let it go; `undefined` if another tab has it. Where there are no such locks, nobody else is known.
 */
export function holdExperiment(id: number): Promise<(() => void) | undefined> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const holding = locks.request(`${NAME} ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    });
    holding.catch(reject);
  });
}

/** Whether some tab runs it. */
export async function isExperimentHeld(id: number): Promise<boolean> {
  const letGo = await holdExperiment(id);
  letGo?.();
  return letGo === undefined;
}
