/** What is written and said of one word at most; how many words one person, or one film, has of their own. */
export const SAYING_MAX = { word: 60, saidAs: 100, count: 200 }

/** Nothing that a voice could take for an order, and something that can be said. */
const SAYABLE = /^(?=[^]*[\p{L}\p{N}])[^[\]<>{}\p{Cc}]+$/u

/** What is wrong with a word, or with how it is said, for its author; nothing when both can be used. */
export function explainSaying({ word, saidAs }: { word: string; saidAs: string }): string | undefined {
  if (!isWritten(word)) return 'Write a word'
  if (!isSaid(saidAs))
    return saidAs.includes('/') ? 'Sounds stand between two slashes' : 'Write how it is said'
  return undefined
}

/** Whether it is a word, or a few. */
export function isWritten(word: string): boolean {
  return SAYABLE.test(word.trim())
}

/** Whether it is a respelling, or sounds in the international alphabet between slashes. */
export function isSaid(saidAs: string): boolean {
  const said = saidAs.trim()
  return SAYABLE.test(said) && (!said.includes('/') || /^\/[^/()]+\/$/u.test(said))
}

/** Whether a word is said as sounds in the international alphabet, which stand between slashes; anything else is a respelling. */
export function isSounds(saidAs: string): boolean {
  return /^\/.+\/$/su.test(saidAs.trim())
}

/** Whether a voice reads such sounds. Any other says the word as it is written. */
export function readsSounds(voiceId: string): boolean {
  return /^(?:natural-voice|kokoro):/.test(voiceId)
}
