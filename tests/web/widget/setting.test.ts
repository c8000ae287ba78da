// Properties that take only what makes sense.

import type { LitElement } from "lit";
import { beforeEach, describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { checkSolveOptions } from "../../../web/engine";
import { numberThat, oneOf, setting } from "../../../web/widget/element/setting";

const created: [name: string, options: unknown][] = [];

// As much of an element as a setting needs, without a browser.
class Settings {
  static createProperty(name: string, options: unknown): void {
    created.push([name, options]);
  }

  readonly refused: unknown[] = [];
  readonly updates: [name: string, before: unknown][] = [];

  declare mode: unknown;
  declare timeMs: unknown;

  requestUpdate(name: string, before: unknown): void {
    this.updates.push([name, before]);
  }

  refuse(error: unknown): void {
    this.refused.push(error);
  }
}

type Host = LitElement & { refuse(error: unknown): void };
const prototype = Settings.prototype as unknown as Host;
setting("mode", "view", oneOf("mode", ["view", "paint"]))(prototype, "mode");
const readTime = numberThat((timeMs) => checkSolveOptions({ timeMs }));
setting("time-ms", 1000, readTime)(prototype, "timeMs");

let element: Settings;

beforeEach(() => {
  element = new Settings();
});

describe("a setting", () => {
  it("is a property with an attribute", () => {
    expect(created).toEqual([
      ["mode", { attribute: "mode", noAccessor: true }],
      ["timeMs", { attribute: "time-ms", noAccessor: true }],
    ]);
  });

  it("has a value of its own in each element, and a usual one before", () => {
    expect(element).toMatchObject({ mode: "view", timeMs: 1000 });
    element.mode = "paint";
    expect(element.mode).toBe("paint");
    expect(element.updates).toEqual([["mode", "view"]]);
    expect(new Settings().mode).toBe("view");
  });

  it("goes back to the usual value when it is taken away", () => {
    element.timeMs = "5";
    element.timeMs = null;
    element.mode = "paint";
    element.mode = undefined;
    expect(element).toMatchObject({ mode: "view", timeMs: 1000, refused: [] });
  });

  it("keeps its value where the new one makes no sense, and says why", () => {
    element.mode = "paint";
    element.mode = "painting";
    expect(element.mode).toBe("paint");
    expect(element.refused).toEqual([
      new SolverError("option", 'mode is one of "view", "paint", not "painting".'),
    ]);
  });

  it.each([
    ["250", 250],
    [250.5, 250.5],
    ["Infinity", Infinity],
  ])("reads %s as a number", (given, read) => {
    element.timeMs = given;
    expect(element.timeMs).toBe(read);
  });

  it.each(["", " ", "soon", "-1", -1, NaN, true, {}])("takes no time of %j", (given) => {
    element.timeMs = given;
    expect(element.timeMs).toBe(1000);
    expect(element.refused).toMatchObject([{ code: "option" }]);
  });
});
