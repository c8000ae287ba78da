// Which case a trainer asks for next, by the boxes of Sebastian Leitner ("So lernt man lernen", 1972): a case that is
// known goes one box up, one that was missed goes below the first. Boxes do not wait for days: a case is drawn half as
// often as one in the box below, so that one may train for as long as one likes. New cases are in the first box. There may
// be dozens of them, so a missed case is drawn as often as eight of them.

/** The number of the highest box. */
export const HIGHEST_BOX = 5;
/** The number of the box for missed cases. */
export const MISSED_BOX = 0;
const SHARE_OF_MISSED = 8;
/** A case from this box on counts as known well: it was known three times and has not been missed since. */
const KNOWN_BOX = 4;

/** The box of each case, by its name; those that were never asked for are missing. */
export type Boxes = ReadonlyMap<string, number>;

function boxOf(boxes: Boxes, id: string): number {
  return boxes.get(id) ?? 1;
}

/** The box of a case after it was asked for. */
export function boxAfter(boxes: Boxes, id: string, isKnown: boolean): number {
  if (!isKnown) return MISSED_BOX;
  return Math.min(Math.max(boxOf(boxes, id), 1) + 1, HIGHEST_BOX);
}

/** How many of these cases are known well. */
export function countKnown(boxes: Boxes, ids: readonly string[]): number {
  return ids.filter((id) => boxOf(boxes, id) >= KNOWN_BOX).length;
}

/** How often a case is drawn, compared to one in the first box. */
export function shareOf(boxes: Boxes, id: string): number {
  const box = boxOf(boxes, id);
  return box === MISSED_BOX ? SHARE_OF_MISSED : 2 ** (1 - box);
}

/**
 * The next case.
 * @param last was asked for just before, and does not come again at once
 * @param random from 0 to less than 1
 */
export function drawCase(
  boxes: Boxes,
  ids: readonly string[],
  last: string | undefined,
  random: number,
): string {
  const others = ids.filter((id) => id !== last);
  const total = others.reduce((sum, id) => sum + shareOf(boxes, id), 0);
  let rest = random * total;
  // If rounding leaves a rest, take the last one.
  return others.find((id) => (rest -= shareOf(boxes, id)) < 0) ?? others.at(-1)!;
}

/** The item and `count` - 1 others of the list, in random order. */
export function withOthers<Item>(
  item: Item,
  list: readonly Item[],
  count: number,
  random: () => number,
): Item[] {
  const others = shuffled(list, random).filter((other) => other !== item);
  return shuffled([item, ...others.slice(0, count - 1)], random);
}

// By Fisher and Yates.
function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  const items = [...list];
  for (let left = items.length; left > 1; --left) {
    const place = Math.floor(random() * left);
    [items[left - 1], items[place]] = [items[place]!, items[left - 1]!];
  }
  return items;
}
