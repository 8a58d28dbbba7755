/**
 * Does the work for each, one after the other: one that fails keeps none of the others from their turn. Throws at the end what
 * went wrong, so that anyone who asked tries again.
 */
export async function forEachSettled<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for await (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('; '))
}
