import { contentWords } from '../../../researcher/content-words.ts'
import type { Subject } from '../known/fact.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'

/** Asks for any of the facts. */
const LISTED =
  /\b(?:facts?|things|reasons|secrets|stories|top|myths?|misconceptions?|quiz|trivia|pov|vs|versus|rank\w*)\b/i

/** Whether a prompt says nothing but the name of its subject: "the Inca empire" of the Incas, but not the Rosetta Stone of hieroglyphs. */
export function onlyNames(prompt: string, { name, words }: Subject): boolean {
  const own = contentWords(name)
  const names = words.map((word) => contentWords(word)).filter((word) => isNameLike(word, own))
  const known = new Set([own, ...names].flat())
  return (
    !LISTED.test(prompt) && contentWords(prompt).every((word) => known.has(word) || NEUTRAL_WORDS.has(word))
  )
}

const isNameLike = (one: readonly string[], own: readonly string[]): boolean =>
  one.some((word) => own.includes(word)) || one.join('') === own.join('')
