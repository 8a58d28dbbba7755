import { lookupTable } from '@hookreel/film'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What an emoji's name says of its drawing alone: "cat-face", "full-moon", "sparkles". */
const OF_THE_DRAWING = new Set(
  'face full red classical with sparkles fire hundred points glowing smiling growing'.split(' '),
)
/** What people mean by a drawing that is named after what it shows. */
const MEANT: Readonly<Record<string, string>> = lookupTable({
  '🌊': 'ocean',
  '☕': 'coffee',
  '💤': 'sleep',
  '🌌': 'space',
})
let emojiNames: Readonly<Record<string, string>> | undefined

/** A prompt of emoji as the words that they are named by; what is known of them alone where something is. */
export function nameEmoji(prompt: string, isKnown: (word: string) => boolean = () => true): string {
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
  const known = words.filter(isKnown)
  const meant = [...new Set(known.length > 0 ? known : words)]
  return meant.length === 0 ? prompt : meant.join(' ')
}

/** A drawing, or what changes or joins drawings: colours of skin, letters of flags, the edge of a key. */
const PICTURE = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3})`
const PICTURES = new RegExp(`${PICTURE}+`, 'gu')
/** A text without drawings, each run of them a blank. */
export const stripPictures = (text: string): string => text.replace(PICTURES, ' ')

const WITH_BLANKS = new RegExp(String.raw`\s*${PICTURE}+`, 'gu')
/** A text without drawings and the blanks before them, as its writer would have written it. */
export const removePictures = (text: string): string => text.replace(WITH_BLANKS, '')

/** Drawings behind a clause are there for the mood; in a sentence they may be what is meant, and a long text is told as it is. */
const MOODS = new RegExp(String.raw`\s*\p{Extended_Pictographic}${PICTURE}*(?=\s*(?:[.!?,;]|$))`, 'gu')
const LONGEST_ORDER = 200
const ASKS_EMOJI = /\bwhat (?:do|does) (\p{Extended_Pictographic}\u{FE0F}?) mean/iu
/** A prompt without the emoji that only say how its writer feels; one that is asked for is named. */
export function dropMoods(prompt: string): string {
  const asked = ASKS_EMOJI.exec(prompt)?.[1]
  if (asked !== undefined) return prompt.replace(asked, `the ${nameEmoji(asked)} emoji`)
  if (prompt.length > LONGEST_ORDER || /\bemojis?\b/i.test(prompt)) return prompt
  const bare = prompt.replace(MOODS, '')
  return /\p{L}/u.test(bare) ? bare : prompt
}
