// Doing something to many items, a few at a time.

/**
 * Calls `action` for every item, for at most `limit` of them at once. After a failure it begins no
 * further item, and waits for those that it has begun.
 * @throws what one of the failed actions threw.
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
