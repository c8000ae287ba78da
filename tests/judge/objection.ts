// What the judge says when it disbelieves something.

export class Objection extends Error {
  override name = "Objection";
}

/** @throws {Objection} with these words, unless the condition holds */
export function demand(condition: boolean, words: () => string): asserts condition {
  if (!condition) throw new Objection(words());
}

/** Says where an objection was made: in which stage, which step. */
export function at<Result>(where: string, judge: () => Result): Result {
  try {
    return judge();
  } catch (error) {
    if (error instanceof Error) throw new Objection(`${where}: ${error.message}`);
    throw error;
  }
}
