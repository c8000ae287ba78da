// Which addresses of the page of lessons lead to rooms other than the lesson. Other files read the rest of them
// (library/library-link.ts, mathematics/, lesson/practice-link.ts).

/** Whether the end of an address, from "#" on, is one of the case library's. */
export function asksForLibrary(fragment: string): boolean {
  return /^#library\b/.test(fragment);
}

/** Whether it is one of the pages on the mathematics. */
export function asksForMathematics(fragment: string): boolean {
  return /^#mathematics(?:=|$)/.test(fragment);
}

/** Whether it is one of a stage that is practised. */
export function asksForPractice(fragment: string): boolean {
  return fragment.startsWith("#practise=");
}

/** Whether it is one of a lesson, or asks for nothing. */
export function asksForLesson(fragment: string): boolean {
  return ![asksForLibrary, asksForMathematics, asksForPractice].some((asks) => asks(fragment));
}
