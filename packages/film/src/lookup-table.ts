/**
 * A table that has the names which stand in it, and no others. Every object is born with a `constructor`, a `toString` and more, and what
 * is looked up by a word of people finds those: a script that said "constructor" could not be spoken.
 */
export function lookupTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const bare = Object.create(null) as Record<string, Value> // any, and has nothing
  return Object.assign(bare, entries)
}
