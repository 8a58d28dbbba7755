/** Opening marks that belong to the word after them: “ ( [ ¿. */
const OPENERS = /^[\p{Ps}\p{Pi}¿¡"']+$/u

/**
 * The written words of a text as captions show them: what lies between spaces, punctuation kept. A piece that cannot
 * be spoken (a dash, an emoji, a word in another script) is written with its neighbour, so nothing is lost:
 * joined with spaces they are the text again.
 */
export function splitWrittenWords(text: string, canSpeak: (piece: string) => boolean): string[] {
  const words: string[] = []
  let waiting = ''
  for (const piece of text.split(/\s+/u).filter((part) => part !== '')) {
    if (canSpeak(piece)) {
      words.push(waiting + piece)
      waiting = ''
    } else if (words.length === 0 || OPENERS.test(piece)) {
      waiting += `${piece} `
    } else {
      words.push(`${words.pop() ?? ''} ${waiting}${piece}`)
      waiting = ''
    }
  }
  if (waiting !== '' && words.length > 0) words.push(`${words.pop() ?? ''} ${waiting.trim()}`)
  return words
}
