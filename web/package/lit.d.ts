// The parts of Lit's types that occur in the types of the element. They replace Lit's own types, so that nobody has to
// install them: Lit itself is within the package's scripts.

export declare class LitElement extends HTMLElement {
  static readonly observedAttributes: string[];
  static styles?: CSSResultGroup;
  /** Resolves when the element shows what was last set. */
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

export type CSSResult = object;
export type CSSResultGroup = object;
export type PropertyValues<_Element = unknown> = ReadonlyMap<PropertyKey, unknown>;
export type ReactiveController = object;
export interface ReactiveControllerHost {
  requestUpdate(): void;
}
export type TemplateResult = object;
