// What the types of the element show of Lit, which the package brings along within its scripts: put
// in the place of Lit's own types, so that nobody has to install them.

export declare class LitElement extends HTMLElement {
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
