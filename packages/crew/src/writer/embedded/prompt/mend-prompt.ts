import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isEnglishWord } from '../../../text/english-words.ts'
import { PACKS } from '../facts/packs.ts'
import { NEUTRAL_WORDS } from './neutral-words.ts'

/** What an emoji's name says of its drawing alone: "cat-face", "full-moon", "sparkles". */
const OF_THE_DRAWING = new Set(
  'face full red classical with sparkles fire hundred points glowing smiling growing'.split(' '),
)
/** What people mean by a drawing that is named after what it shows. */
const MEANT: Readonly<Record<string, string>> = {
  '🌊': 'ocean',
  '☕': 'coffee',
  '💤': 'sleep',
  '🌌': 'space',
}
/** Shorter words lie one slip from too many others. */
const SHORTEST_SWAPPED = 4
const SHORTEST_DOUBLED = 5
const SHORTEST_LOST = 7

const KNOWN = new Set([
  ...NEUTRAL_WORDS,
  ...PACKS.flatMap(({ words, subjects }) => [...words, ...subjects.flatMap((subject) => subject.words)])
    .join(' ')
    .split(' '),
])
/** Names of whole topics: long and few, so that a lost vowel leaves no other word ("spce", "anmals"). */
const TOPICS = PACKS.flatMap(({ words }) => words).filter((word) => /^[a-z]{5,}$/.test(word))

/**
 * A prompt as it was meant: slips of the fingers in words the writer knows are put right ("histroy", "somthing",
 * "octopuss"), and a prompt of emoji alone is read by their names. Words it does not know stay as they are.
 */
export function mendPrompt(prompt: string): string {
  const text = /\p{L}/u.test(prompt) ? prompt : nameEmoji(prompt)
  return text.replace(/(?<![\p{L}\p{N}'’-])[A-Za-z]+(?![\p{L}\p{N}'’-])/gu, mendWord)
}

let emojiNames: Readonly<Record<string, string>> | undefined

function nameEmoji(prompt: string): string {
  // Read at the first prompt without letters: 190 kB that hardly any asks for.
  emojiNames ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/chars.json'), 'utf8'),
  ) as Record<string, string> // the package's documented shape
  const names = emojiNames
  const words = Array.from(
    prompt,
    (sign) => MEANT[sign] ?? names[sign.codePointAt(0)?.toString(16) ?? ''] ?? '',
  )
    .flatMap((name) => name.split('-'))
    .filter((word) => word !== '' && !OF_THE_DRAWING.has(word))
  // A rocket beside a moon is there for the mood: what the writer knows is what is meant.
  const known = words.filter((word) => KNOWN.has(word))
  const meant = [...new Set(known.length > 0 ? known : words)]
  return meant.length === 0 ? prompt : meant.join(' ')
}

function mendWord(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < SHORTEST_SWAPPED || KNOWN.has(lower)) return word
  const meant =
    [...KNOWN].find((known) => isSlip(lower, known)) ??
    TOPICS.find((topic) => lostVowels(topic).includes(lower))
  // A word that is right as it is means itself, though it lies one slip from a topic: "summer" is not Sumer.
  return meant === undefined || isEnglishWord(lower) ? word : meant
}

const lostVowels = (word: string): string[] =>
  Array.from(word, (letter, at) =>
    /[aeiou]/.test(letter) && at > 0 ? word.slice(0, at) + word.slice(at + 1) : '',
  )

/** Two neighbours swapped, a letter doubled or not; in longer words that ask for a video, one letter lost. */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  if (typed.length === meant.length) return isSwapped(typed, meant)
  if (meant.length >= SHORTEST_DOUBLED && undouble(typed) === undouble(meant)) return true
  return meant.length >= SHORTEST_LOST && typed.length < meant.length && NEUTRAL_WORDS.has(meant)
    ? Array.from(meant, (_, at) => meant.slice(0, at) + meant.slice(at + 1)).includes(typed)
    : false
}

function isSwapped(typed: string, meant: string): boolean {
  const at = Array.from(typed).findIndex((letter, index) => letter !== meant[index])
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  )
}

const undouble = (word: string): string => word.replace(/(.)\1/g, '$1')
