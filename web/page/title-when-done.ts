// Shows in the title of a hidden tab that its search has ended.

const DONE = "✓ ";

/** The page whose title is marked, and which reports when it is looked at. */
type TitledPage = EventTarget & Pick<Document, "hidden" | "title">;

/** Marks the title of `page` when `cube` has its solution, until the page is looked at. */
export function tellInTitle(cube: EventTarget, page: TitledPage = document): void {
  const plain = () => (page.title.startsWith(DONE) ? page.title.slice(DONE.length) : page.title);
  cube.addEventListener("cubewright-solution", () => {
    if (page.hidden) page.title = DONE + plain();
  });
  page.addEventListener("visibilitychange", () => {
    if (!page.hidden) page.title = plain();
  });
}
