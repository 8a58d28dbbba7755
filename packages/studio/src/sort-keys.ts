/**
 * The same plain data with the keys of its objects in the order of the alphabet. A database gives them back in an order of its own, and
 * what is remembered under such data must be found again. An object that is met many times, as the layers of a stretch are in each of its
 * frames, is sorted once.
 */
export function sortKeys(data: unknown): unknown {
  const known = new Map<object, unknown>()
  const sort = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const before = known.get(value)
    if (before !== undefined) return before
    const sorted = Array.isArray(value) ? value.map(sort) : sortObject(value)
    known.set(value, sorted)
    return sorted
  }
  const sortObject = (value: object) => {
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(entries.map(([key, inner]) => [key, sort(inner)]))
  }
  return sort(data)
}
