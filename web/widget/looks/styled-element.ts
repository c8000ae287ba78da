// The base class of all elements of the widget.

import { LitElement, type CSSResult, type CSSResultOrNative } from "lit";

// A constructed style sheet can be used in one document only.
const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

function sheetFor(page: Document, style: CSSResultOrNative): CSSStyleSheet {
  const ofPage = sheets.get(page) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  sheets.set(page, ofPage);
  const known = ofPage.get(style);
  if (known) return known;
  const sheet = new page.defaultView!.CSSStyleSheet();
  sheet.replaceSync((style as CSSResult).cssText);
  ofPage.set(style, sheet);
  return sheet;
}

/** An element that keeps its styles when it is moved to another document. */
export abstract class StyledElement extends LitElement {
  /**
   * The browser calls this after it has moved the element to another document, where its styles are
   * lost.
   * @internal
   */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#dress(this.shadowRoot);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#dress(root);
    return root;
  }

  #dress(root: ShadowRoot): void {
    const { ownerDocument } = this;
    // A document without a window is not displayed, and has no style sheets to construct.
    if (!ownerDocument.defaultView) return;
    const { elementStyles } = this.constructor as typeof LitElement;
    root.adoptedStyleSheets = elementStyles.map((style) => sheetFor(ownerDocument, style));
  }
}
