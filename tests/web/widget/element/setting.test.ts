// Settings of features: properties of the element that accept only values that make sense.

import { beforeEach, describe, expect, it } from "vitest";

import { checkSolveOptions } from "../../../../web/engine";
import { elementWith, Feature } from "../../../../web/widget/element/feature";
import { numberThat, oneOf, setting } from "../../../../web/widget/element/setting";

class Settings extends Feature {
  declare mode: unknown;
  declare timeMs: unknown;
}

setting("mode", "view", oneOf("mode", ["view", "paint"]))(Settings.prototype, "mode");
const readTime = numberThat((timeMs) => checkSolveOptions({ timeMs }));
setting("time-ms", 1000, readTime)(Settings.prototype, "timeMs");

type Api = Record<"mode" | "timeMs", unknown>;

const errors: { code: string; message: string }[] = [];
const updates: unknown[] = [];

class Element extends elementWith<Api>(Settings) {
  override readonly hasUpdated = true;

  override dispatchEvent(event: Event): boolean {
    errors.push((event as CustomEvent<(typeof errors)[number]>).detail);
    return true;
  }

  override requestUpdate(name?: PropertyKey, before?: unknown): void {
    if (name !== undefined) updates.push([name, before]);
  }
}

let element: Element;

beforeEach(() => {
  element = new Element();
  errors.length = 0;
  updates.length = 0;
});

describe("a setting", () => {
  it("is a property with an attribute", () => {
    expect(Element.observedAttributes).toEqual(["mode", "time-ms"]);
    element.attributeChangedCallback("time-ms", null, "250");
    expect(element.timeMs).toBe(250);
  });

  it("has its default value in each element until it is set there", () => {
    expect(element).toMatchObject({ mode: "view", timeMs: 1000 });
    element.mode = "paint";
    expect(element.mode).toBe("paint");
    expect(updates).toEqual([["mode", "view"]]);
    expect(new Element().mode).toBe("view");
  });

  it.each([null, undefined])("returns to its default value when set to %s", (nothing) => {
    element.timeMs = "5";
    element.timeMs = nothing;
    element.mode = "paint";
    element.mode = nothing;
    expect(element).toMatchObject({ mode: "view", timeMs: 1000 });
    expect(errors).toEqual([]);
  });

  it("keeps its value when set to an invalid one, and reports why", () => {
    element.mode = "paint";
    element.mode = "painting";
    expect(element.mode).toBe("paint");
    expect(errors).toEqual([
      { code: "option", message: 'mode is one of "view", "paint", not "painting".' },
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

  it.each(["", " ", "soon", "-1", -1, NaN, true, {}])("rejects %j as a time", (given) => {
    element.timeMs = given;
    expect(element.timeMs).toBe(1000);
    expect(errors).toMatchObject([{ code: "option" }]);
  });
});
