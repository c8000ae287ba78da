// How <cubewright-cube> is composed: of features, each a class with a share of what the element does.
// A feature declares which of its properties and methods pages can use; the element has these as if
// they were its own, and hands each call on.

import type { ReactiveController } from "lit";

import { StyledElement } from "../looks/styled-element";
import { tell } from "./events";

/** A member that the element has from a feature. */
interface Member {
  /** The attribute that sets it, if it has one. */
  attribute?: string;
  /** Its value without the attribute, if that is always the same. */
  fallback?: unknown;
}

/** A class of features. */
export type FeatureClass<Kind extends Feature = Feature> = new (element: FeaturedElement) => Kind;

const membersOfClasses = new WeakMap<object, Map<string, Member>>();

function membersOf(featureClass: object): Map<string, Member> {
  const members = membersOfClasses.get(featureClass) ?? new Map<string, Member>();
  membersOfClasses.set(featureClass, members);
  return members;
}

/** Gives the element a member of the feature with this prototype. */
export function addMember(prototype: Feature, name: string, member: Member): void {
  membersOf(prototype.constructor).set(name, member);
}

/** Decorates a property or a method that pages can use. */
export function forPages(prototype: Feature, name: string): void {
  addMember(prototype, name, {});
}

/** Decorates a property that pages can use and set by an attribute of the same name. */
export function withAttribute(prototype: Feature, name: string): void {
  addMember(prototype, name, { attribute: name });
}

/** A share of what an element does. Lit calls the methods for controllers, if it has them. */
export abstract class Feature implements ReactiveController {
  protected readonly element: FeaturedElement;

  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdate?(): void;
  hostUpdated?(): void;
  /** Returns whether it has dealt with an attribute's new value, so that nobody else does. */
  takeAttribute?(name: string, value: string | null): boolean;
  /** A setting of this feature (setting.ts) has changed. */
  settingChanged?(name: string): void;

  constructor(element: FeaturedElement) {
    this.element = element;
  }

  /** The element's feature of another class. */
  protected use<Kind extends Feature>(featureClass: FeatureClass<Kind>): Kind {
    return this.element.feature(featureClass);
  }
}

/** An element that has features, and tells when it can be used. */
export abstract class FeaturedElement extends StyledElement {
  readonly #features = new Map<FeatureClass, Feature>();

  /**
   * The feature of this class, made when somebody first asks for it.
   * @internal
   */
  feature<Kind extends Feature>(featureClass: FeatureClass<Kind>): Kind {
    const known = this.#features.get(featureClass);
    if (known) return known as Kind;
    const feature = new featureClass(this);
    this.#features.set(featureClass, feature);
    // Added after the features that it uses, so that Lit calls those first.
    this.addController(feature);
    return feature;
  }

  protected override firstUpdated(): void {
    tell(this, "cubewright-ready", undefined);
  }

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    const isTaken = [...this.#features.values()].some((each) => each.takeAttribute?.(name, value));
    if (!isTaken) super.attributeChangedCallback(name, before, value);
  }
}

/** The class of elements with these features; `Api` is what pages can use of them. */
export function elementWith<Api>(
  ...featureClasses: readonly FeatureClass<Feature & Partial<Api>>[]
): (new () => FeaturedElement & Api) &
  Pick<typeof FeaturedElement, "observedAttributes" | "styles"> {
  class Composed extends FeaturedElement {
    constructor() {
      super();
      for (const featureClass of featureClasses) this.feature(featureClass);
    }
  }
  for (const featureClass of featureClasses) {
    for (const [name, { attribute, fallback }] of membersOf(featureClass)) {
      Object.defineProperty(Composed.prototype, name, handedOn(featureClass, name));
      if (attribute === undefined) continue;
      Composed.createProperty(name, { attribute, noAccessor: true, ...{ fallback } });
    }
  }
  return Composed as unknown as ReturnType<typeof elementWith<Api>>;
}

function handedOn(featureClass: FeatureClass, name: string): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(featureClass.prototype, name)!;
  const featureOf = (element: FeaturedElement) =>
    element.feature(featureClass) as unknown as Record<string, unknown>;
  const common = { configurable: true, enumerable: true };
  if (typeof own.value === "function") {
    const method = own.value as (...values: unknown[]) => unknown;
    return {
      ...common,
      writable: true,
      value(this: FeaturedElement, ...values: unknown[]) {
        return method.apply(featureOf(this), values);
      },
    };
  }
  return {
    ...common,
    get(this: FeaturedElement) {
      return featureOf(this)[name];
    },
    ...(own.set && {
      set(this: FeaturedElement, value: unknown) {
        featureOf(this)[name] = value;
      },
    }),
  };
}
