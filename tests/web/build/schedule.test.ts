// The order in which the steps of a build and the test suites run, and what runs side by side.
import { describe, expect, it } from "vitest";
import { runTasks, type Task } from "../../../web/build/schedule.mjs";

/** Tasks that end when the test says so, and which of them have started and ended so far. */
class ControlledTasks {
  readonly events: string[] = [];
  readonly #endings = new Map<string, (error?: Error) => void>();

  task(name: string, settings: Omit<Task, "name" | "run"> = {}): Task {
    const run = async () => {
      this.events.push(`${name} starts`);
      const error = await new Promise<Error | undefined>((resolve) => {
        this.#endings.set(name, resolve);
      });
      if (error) throw error;
      this.events.push(`${name} ends`);
    };
    return { name, run, ...settings };
  }

  /** Ends a running task, with a failure if there is an error. */
  async end(name: string, error?: Error): Promise<void> {
    this.#endings.get(name)!(error);
    await settled();
  }

  /** The names of those that run now. */
  get running(): string[] {
    const named = (ending: string) =>
      this.events.filter((event) => event.endsWith(ending)).map((event) => event.split(" ")[0]!);
    const ended = named(" ends");
    return named(" starts").filter((name) => !ended.includes(name));
  }
}

/** Resolves when everything has happened that follows from what has been resolved. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe("tasks", () => {
  it("run as many at a time as there are processors, the first of the list first", async () => {
    const tasks = new ControlledTasks();
    const all = runTasks(
      ["a", "b", "c", "d"].map((name) => tasks.task(name)),
      2,
    );
    expect(tasks.running).toEqual(["a", "b"]);
    await tasks.end("b");
    expect(tasks.running).toEqual(["a", "c"]);
    await tasks.end("a");
    expect(tasks.running).toEqual(["c", "d"]);
    await tasks.end("c");
    await tasks.end("d");
    await all;
  });

  it("wait for those that they need, and let others go first", async () => {
    const tasks = new ControlledTasks();
    const all = runTasks(
      [tasks.task("compile"), tasks.task("test", { after: ["compile"] }), tasks.task("lint")],
      2,
    );
    expect(tasks.running).toEqual(["compile", "lint"]);
    await tasks.end("lint");
    expect(tasks.running).toEqual(["compile"]);
    await tasks.end("compile");
    expect(tasks.running).toEqual(["test"]);
    await tasks.end("test");
    await all;
  });

  it("run with nothing beside them if they are to be alone", async () => {
    const tasks = new ControlledTasks();
    const all = runTasks(
      [tasks.task("lint"), tasks.task("measure", { alone: true }), tasks.task("test")],
      2,
    );
    expect(tasks.running).toEqual(["lint", "test"]);
    await tasks.end("lint");
    expect(tasks.running).toEqual(["test"]);
    await tasks.end("test");
    expect(tasks.running).toEqual(["measure"]);
    await tasks.end("measure");
    await all;
  });

  it("are not started beside one that is alone", async () => {
    const tasks = new ControlledTasks();
    const all = runTasks([tasks.task("measure", { alone: true }), tasks.task("test")], 2);
    expect(tasks.running).toEqual(["measure"]);
    await tasks.end("measure");
    await tasks.end("test");
    await all;
  });

  it("are not started after a failure, which is reported when all have ended", async () => {
    const tasks = new ControlledTasks();
    const all = runTasks(
      ["a", "b", "c"].map((name) => tasks.task(name)),
      2,
    );
    let failure: unknown;
    const told = all.catch((error: unknown) => (failure = error));
    await tasks.end("a", new Error("no compiler"));
    expect(tasks.running).toEqual(["a", "b"]);
    expect(failure).toBeUndefined();
    await tasks.end("b");
    await told;
    expect(failure).toEqual(new Error("no compiler"));
    expect(tasks.events).not.toContain("c starts");
  });

  it("cannot wait for a task that is listed after them", async () => {
    const tasks = new ControlledTasks();
    const list = [tasks.task("test", { after: ["compile"] }), tasks.task("compile")];
    await expect(runTasks(list, 2)).rejects.toThrow('"test" is after "compile"');
  });
});
