/** From so many words on it is the author's wording, not the fact: a card with more in a row is not offered. */
export const MAX_COPIED_WORDS = 7

/** Longest run of words that a text shares with what was read, of many texts: what was read is parted into its words once. */
export function openCopyMeter(read: string, subject = ''): (text: string) => number {
  const named = new Set(subject.toLowerCase().split(/\s+/))
  const theirs = wordingOf(read, named)
  return (text) => longestRun(wordingOf(text, named), theirs)
}

/**
 * Longest run of words that a text shares with what was read. Names and numbers can be said in one way only: they neither
 * count nor end a run.
 */
export function countCopiedWords(text: string, read: string, subject = ''): number {
  return openCopyMeter(read, subject)(text)
}

function longestRun(mine: readonly string[], theirs: readonly string[]): number {
  let longest = 0
  let before: number[] = []
  for (const word of mine) {
    const row = theirs.map((other, at) => (other === word ? (at === 0 ? 0 : (before[at - 1] ?? 0)) + 1 : 0))
    for (const run of row) longest = Math.max(longest, run)
    before = row
  }
  return longest
}

const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter)s?$/i

/** The words that are a choice: no numbers, no names inside a sentence, not the subject's own name. */
function wordingOf(text: string, named: ReadonlySet<string>): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/u)
  return sentences.flatMap((sentence) =>
    (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [])
      .map((word) => word.replace(/[.,]+$/u, ''))
      .filter((word, at) => !/\p{N}/u.test(word) && (at === 0 || !/^\p{Lu}/u.test(word)))
      .map((word) => word.toLowerCase())
      .filter((word) => !NUMBER_WORD.test(word) && !named.has(word.replace(/s$/, '')) && !named.has(word)),
  )
}
