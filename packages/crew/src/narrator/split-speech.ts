import { splitSentences } from '@hookreel/film'

/**
 * A text in parts that a service takes at once, cut at the ends of sentences, else between words, and in the middle of
 * a word only when it alone is too long. Joined with spaces they are the text again, so that nothing is left unsaid.
 */
export function splitForSpeech(text: string, maxCharacters: number): string[] {
  const pieces = splitSentences(text).flatMap((sentence) =>
    sentence.length <= maxCharacters ? [sentence] : splitWords(sentence, maxCharacters),
  )
  return gather(pieces, maxCharacters)
}

function splitWords(sentence: string, maxCharacters: number): string[] {
  const words = sentence.split(/\s+/u).flatMap((word) => cutWord(word, maxCharacters))
  return gather(words, maxCharacters)
}

function gather(pieces: readonly string[], maxCharacters: number): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= maxCharacters)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** Never between the two halves of one character. */
function cutWord(word: string, maxCharacters: number): string[] {
  const parts: string[] = ['']
  for (const character of word) {
    if ((parts.at(-1) ?? '').length + character.length > maxCharacters) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts
}
