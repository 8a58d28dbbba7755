/** For whom an ad is and when they need it, and what is so wherever that trade is plied: nothing in it says what only one shop is. */
export type Trade = {
  readonly words: RegExp
  /** First lines, each a question to those who need it. */
  readonly hooks: readonly string[]
  /** Speaks for such an offer, whoever makes it. */
  readonly line: string
  /** What those who need it are glad to know, in an order in which any that follow each other may be told; empty where none is kept. */
  readonly truths: readonly string[]
}

/** A trade from its rows: "? " stands before a hook, "= " before its line, "- " before what is so of all of them. */
export function trade(words: RegExp, rows: string): Trade {
  const all = rows.trim().split('\n')
  const saying = (mark: string) => all.filter((row) => row.startsWith(mark)).map((row) => row.slice(2))
  return { words, hooks: saying('? '), line: saying('= ')[0] ?? '', truths: saying('- ') }
}
