// An element that is composed of features.

import { beforeEach, describe, expect, it } from "vitest";

import {
  elementWith,
  Feature,
  forPages,
  withAttribute,
} from "../../../../web/widget/element/feature";

const made: string[] = [];

class Counting extends Feature {
  #count = 0;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    made.push("counting");
  }

  get count(): number {
    return this.#count;
  }

  set count(count: unknown) {
    this.#count = Number(count);
  }

  add(step: number): number {
    return (this.#count += step);
  }

  internal(): void {
    this.#count = NaN;
  }

  override takeAttribute(name: string, value: string | null): boolean {
    return name === "count" && value === "many";
  }
}
withAttribute(Counting.prototype, "count");
forPages(Counting.prototype, "add");

class Doubling extends Feature {
  readonly #counting = this.use(Counting);

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    made.push("doubling");
  }

  get doubled(): number {
    return 2 * this.#counting.count;
  }
}
forPages(Doubling.prototype, "doubled");

interface Api {
  count: unknown;
  add(step: number): number;
  readonly doubled: number;
}

class Element extends elementWith<Api>(Doubling, Counting) {}

let element: Element;

beforeEach(() => {
  made.length = 0;
  element = new Element();
});

describe("an element with features", () => {
  it("exposes only the members that its features offer to pages", () => {
    element.count = 3;
    expect(element.add(2)).toBe(5);
    expect(element.doubled).toBe(10);
    expect("internal" in element).toBe(false);
  });

  it("shares no feature with another element", () => {
    element.count = 3;
    expect(new Element().count).toBe(0);
  });

  it("makes each feature once, after the features that it uses", () => {
    expect(element.feature(Counting)).toBe(element.feature(Counting));
    expect(made).toEqual(["counting", "doubling"]);
  });

  it("sets a property from its attribute, unless a feature handles the attribute itself", () => {
    expect(Element.observedAttributes).toEqual(["count"]);
    element.attributeChangedCallback("count", null, "7");
    expect(element.count).toBe(7);
    element.attributeChangedCallback("count", "7", "many");
    expect(element.count).toBe(7);
  });

  it("rejects setting a read-only property", () => {
    expect(() => Object.assign(element, { doubled: 4 })).toThrow(TypeError);
  });
});
