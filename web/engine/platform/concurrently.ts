// Work on many things, a few at a time.

/**
 * Does `action` to every item, at most `limit` at once. After the first failure nothing new is
 * begun, and what is under way is waited for.
 * @throws what the first failure threw, in the order of the lanes.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await action(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, work));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
