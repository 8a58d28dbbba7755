/** Money as a person reads it: `$2.50`. */
export function writeDollars(microdollars: number): string {
  return `$${(microdollars / 1_000_000).toFixed(2)}`
}
