/** A `localStorage` or `sessionStorage` that is empty. */
export function buildStore(): Record<string, string> {
  const held: Record<string, string> = {}
  const ways = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
    removeItem: (key: string) => void delete held[key],
  }
  // As in a browser: its own ways are not among its keys.
  for (const [name, way] of Object.entries(ways)) Object.defineProperty(held, name, { value: way })
  return held
}
