// The title of a tab that nobody looks at.

import { expect, it } from "vitest";

import { tellInTitle } from "../../../web/page/title-when-done";

class FakePage extends EventTarget {
  hidden = false;
  title = "Cubewright";
}

it("the tab's title shows that a search has ended until the page is visible again", () => {
  const [cube, page] = [new EventTarget(), new FakePage()];
  tellInTitle(cube, page);
  const solve = () => cube.dispatchEvent(new Event("cubewright-solution"));
  solve();
  expect(page.title).toBe("Cubewright");
  page.hidden = true;
  solve();
  solve();
  expect(page.title).toBe("✓ Cubewright");
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(page.title).toBe("Cubewright");
});
