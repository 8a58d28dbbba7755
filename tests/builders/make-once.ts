/** The same maker, which makes each thing once for all tests of a file that only read it. What is given names it, and is plain JSON. */
export function makeOnce<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  const made = new Map<string, Promise<Made>>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}
