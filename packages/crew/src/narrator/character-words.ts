import type { WordTime } from '@hookreel/film'
import { splitWrittenWords } from './embedded/written-words.ts'

/** When each character of a text sounds, in seconds. */
export type CharacterTimes = {
  readonly characters: readonly string[]
  readonly startSeconds: readonly number[]
  readonly endSeconds: readonly number[]
}

const SAID = /[\p{L}\p{N}]/u

/**
 * When each written word sounds, from the times of its characters. Nothing when these are not the characters of the
 * text, or when their times run backwards: then somebody else must find the words.
 */
export function timeWordsByCharacters(text: string, times: CharacterTimes): WordTime[] | undefined {
  const { characters, startSeconds, endSeconds } = times
  if (characters.length !== startSeconds.length || characters.length !== endSeconds.length) return undefined
  const bare = (part: string) => part.replace(/\s+/gu, '')
  if (bare(characters.join('')) !== bare(text)) return undefined
  const words: WordTime[] = []
  let at = 0
  let earliest = 0
  for (const word of splitWrittenWords(text, (piece) => SAID.test(piece))) {
    let start: number | undefined
    let end: number | undefined
    for (let left = bare(word).length; left > 0 && at < characters.length; at += 1) {
      const character = characters[at] ?? ''
      const size = bare(character).length
      left -= size
      // Marks are silent: a word sounds from its first letter to its last.
      if (size === 0 || !SAID.test(character)) continue
      start ??= startSeconds[at]
      end = endSeconds[at]
    }
    if (start === undefined || end === undefined || !(end >= start) || start < earliest - 0.05)
      return undefined
    words.push({ text: word, startSeconds: Math.max(start, earliest), endSeconds: Math.max(end, earliest) })
    earliest = Math.max(end, earliest)
  }
  return words
}
