// Runs in the page, put there by the browser's protocol: finds parts as users of assistive
// technology do, by role and name, and reports when and where they can be pressed.

import { computeAccessibleName, getRole } from "dom-accessibility-api";

import type { PartPath, PartStep, TextPattern } from "./part-path";

type Root = Document | Element | ShadowRoot;

export type PartState = "attached" | "detached" | "hidden" | "visible";

const POLL_MS = 15;

// Texts of these are not shown.
const SILENT_TAGS = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

function* elementsBelow(root: Root): Generator<Element> {
  if (root instanceof Element && root.shadowRoot) yield* elementsBelow(root.shadowRoot);
  for (const child of root.children) {
    yield child;
    yield* elementsBelow(child);
  }
}

function composedParent(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function isWithin(element: Element, ancestor: Element): boolean {
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

// An element with `display: contents` has no box: its nearest ancestor with one decides whether it is visible.
function withBox(element: Element): Element {
  const parent = composedParent(element);
  return parent && getComputedStyle(element).display === "contents" ? withBox(parent) : element;
}

function isToldOf(element: Element): boolean {
  if (!withBox(element).checkVisibility({ visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (at.getAttribute("aria-hidden") === "true") return false;
  }
  return true;
}

function normalized(text: string | null): string {
  return (text ?? "").trim().replace(/\s+/g, " ");
}

function matches(text: string, pattern: TextPattern): boolean {
  switch (pattern.kind) {
    case "regex":
      return new RegExp(pattern.source, pattern.flags).test(text);
    case "equals":
      return text === normalized(pattern.text);
    case "contains":
      return text.toLowerCase().includes(normalized(pattern.text).toLowerCase());
  }
}

function hasText(element: Element, pattern: TextPattern): boolean {
  return !SILENT_TAGS.has(element.tagName) && matches(normalized(element.textContent), pattern);
}

function cssBelow(root: Root, selector: string): Element[] {
  const paths = selector.split(",").map((path) => path.trim().split(/\s+/));
  return paths.flatMap(
    (compounds) =>
      compounds.reduce<Root[]>(
        (roots, compound) => {
          const below = roots.flatMap((from) => [...elementsBelow(from)]);
          return below.filter((element) => element.matches(compound));
        },
        [root],
      ) as Element[],
  );
}

function found(roots: readonly Root[], step: PartStep): Element[] {
  const below = () => roots.flatMap((root) => [...elementsBelow(root)]);
  switch (step.kind) {
    case "role":
      return below().filter(
        (element) =>
          getRole(element) === step.role &&
          isToldOf(element) &&
          (!step.name || matches(normalized(computeAccessibleName(element)), step.name)),
      );
    case "text":
      // The innermost elements that have the text.
      return below().filter(
        (element) =>
          hasText(element, step.pattern) &&
          !Array.from(element.children).some((child) => hasText(child, step.pattern)),
      );
    case "css":
      return roots.flatMap((root) => cssBelow(root, step.selector));
    case "has-text":
      return (roots as Element[]).filter((element) => hasText(element, step.pattern));
    case "nth":
      return (roots as Element[]).slice(step.index).slice(0, 1);
  }
}

function all(path: PartPath): Element[] {
  return [
    ...new Set(path.reduce<Root[]>((roots, step) => found(roots, step), [document])),
  ] as Element[];
}

function described(path: PartPath): string {
  return path.map((step) => JSON.stringify(step)).join(" > ");
}

/** The only matching element, if there is one. */
function only(path: PartPath): Element | undefined {
  const elements = all(path);
  if (elements.length > 1) throw new Error(`${elements.length} parts are ${described(path)}`);
  return elements[0];
}

async function until<Value>(
  what: string,
  timeoutMs: number,
  attempt: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const value = await attempt();
    if (value !== undefined) return value;
    if (performance.now() > endMs) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function one(path: PartPath, timeoutMs: number): Promise<Element> {
  return until(`there is ${described(path)}`, timeoutMs, () => only(path));
}

async function waitFor(path: PartPath, state: PartState, timeoutMs: number): Promise<void> {
  await until(`${state} is ${described(path)}`, timeoutMs, () => {
    const element = only(path);
    const isSo = {
      attached: element !== undefined,
      detached: element === undefined,
      hidden: !element || !isVisible(element),
      visible: element !== undefined && isVisible(element),
    };
    return isSo[state] || undefined;
  });
}

function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

function isEnabled(element: Element): boolean {
  return !element.matches(":disabled") && element.getAttribute("aria-disabled") !== "true";
}

/**
 * Where to press the part: its middle, once it is seen, enabled, at rest and not covered.
 * @returns CSS pixels from the upper left corner of the window
 */
function pointToPress(path: PartPath, timeoutMs: number): Promise<{ x: number; y: number }> {
  return until(`to be pressed is ${described(path)}`, timeoutMs, async () => {
    const element = only(path);
    if (!element || !isVisible(element) || !isEnabled(element)) return undefined;
    const before = element.getBoundingClientRect();
    const isInView =
      before.top >= 0 &&
      before.left >= 0 &&
      before.bottom <= innerHeight &&
      before.right <= innerWidth;
    if (!isInView) {
      element.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
    }
    await nextFrame();
    const first = element.getBoundingClientRect();
    await nextFrame();
    const box = element.getBoundingClientRect();
    if (box.x !== first.x || box.y !== first.y) return undefined;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = hitAt(point.x, point.y);
    return hit && isWithin(hit, element) ? point : undefined;
  });
}

async function focus(path: PartPath, timeoutMs: number): Promise<void> {
  ((await one(path, timeoutMs)) as HTMLElement).focus();
}

/**
 * Prepares a field so that `text` typed into it replaces its content.
 * @returns whether to type it; a slider has it already.
 */
async function readyToType(path: PartPath, text: string, timeoutMs: number): Promise<boolean> {
  const field = (await one(path, timeoutMs)) as HTMLInputElement;
  field.focus();
  if (field.type !== "range") {
    field.select();
    return true;
  }
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return false;
}

let clickHeard: Promise<Event> | undefined;

function listenForClick(): void {
  clickHeard = new Promise((resolve) => {
    addEventListener("click", resolve, { capture: true, once: true });
  });
}

/** Waits for the click that a browser makes of a touch, some time after it. */
async function hearClick(): Promise<void> {
  await clickHeard;
}

const pageAgent = {
  all,
  focus,
  hearClick,
  isVisible,
  listenForClick,
  one,
  pointToPress,
  readyToType,
  waitFor,
};

export type PageAgent = typeof pageAgent;

Object.assign(globalThis, { pageAgent });
