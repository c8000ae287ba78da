// Which modules of the site are in which script. Left to itself, the bundler makes a script of each few
// modules that the same scripts use, and a browser has to ask for them one by one.
import { join } from "node:path";
import { projectDirectory } from "../directories.mjs";

const pageDirectory = join(projectDirectory, "web/page");
const FIRST = join(pageDirectory, "main.ts");
const PAGE = join(pageDirectory, "page.ts");
const PAGE_IN_FRAME = join(pageDirectory, "embedded/embed.ts");
/** What the page and the page in a frame load for a search that may prove something. */
const PROOFS = join(projectDirectory, "web/widget/solve/resting-proofs.ts");
const learnDirectory = join(projectDirectory, "web/learn");
const LESSONS = join(learnDirectory, "learn.ts");
const LABORATORY = join(projectDirectory, "web/lab/lab.ts");
const LESSONS_IN_FRAME = join(learnDirectory, "embedded/learn-in-element.ts");
/** What the lessons page loads on demand. */
const ROOMS_OF_LESSONS = [
  join(learnDirectory, "library/learn-library.ts"),
  join(learnDirectory, "practice/learn-practice.ts"),
];

/**
 * Three scripts: `main`, which runs first; `element`, the other modules that the page shares with the page in a frame,
 * the lessons, the laboratory or the storage of proofs; and `learn-lesson`, the lesson modules also used by a lesson in a
 * frame or by what the lessons page loads later. If a later script imported from the lessons' own script, the bundler
 * would add one more to every page. All other modules are where the bundler puts them.
 *
 * @returns {import("rolldown").CodeSplittingGroup}
 */
export function siteScripts() {
  /** @type {Scripts | undefined} */
  let scripts;
  return {
    name: (id, build) => {
      scripts ??= divide((module) => build.getModuleInfo(module)?.importedIds ?? []);
      if (scripts.main.has(id)) return "main";
      if (scripts.element.has(id)) return "element";
      if (scripts.lesson.has(id)) return "learn-lesson";
      return null;
    },
  };
}

/** @typedef {{ main: Set<string>, element: Set<string>, lesson: Set<string> }} Scripts the modules of each */

/**
 * @param {(module: string) => readonly string[]} importsOf static imports only, without `import()`
 * @returns {Scripts}
 */
function divide(importsOf) {
  const main = withImports(FIRST, importsOf);
  const lessons = withImports(LESSONS, importsOf);
  const ofOthers = [PAGE_IN_FRAME, LABORATORY, PROOFS]
    .map((path) => withImports(path, importsOf))
    .concat(lessons);
  const element = [...withImports(PAGE, importsOf)].filter(
    (module) => ofOthers.some((other) => other.has(module)) && !main.has(module),
  );
  // People who only solve do not store files with this name (web-app.mjs), so modules that Solve uses too are left out.
  const later = [LESSONS_IN_FRAME, ...ROOMS_OF_LESSONS];
  const lesson = later
    .flatMap((path) => [...withImports(path, importsOf)])
    .filter((module) => module.startsWith(learnDirectory) && lessons.has(module));
  return { main, element: new Set(element), lesson: new Set(lesson) };
}

/**
 * @param {string} path
 * @param {(module: string) => readonly string[]} importsOf
 * @returns {Set<string>} this module and those that it cannot run without
 */
function withImports(path, importsOf) {
  const modules = new Set([path]);
  for (const module of modules) {
    for (const imported of importsOf(module)) modules.add(imported);
  }
  return modules;
}
