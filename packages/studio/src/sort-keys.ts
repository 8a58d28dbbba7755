/**
 * The same plain data with the keys of its objects in the order of the alphabet. A database gives them back in an order of its own, and
 * what is remembered under such data must be found again.
 */
export function sortKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sortKeys)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]))
}
