import { wordsOfFact, wordsOfMyth } from '../known/fact.ts'
import type { PackMatch } from './pack-match.ts'
import { says } from './words.ts'

/**
 * Tells whether what is told, and the headlines of it, say one of the prompt's own words: "tornado" for a prompt about tornadoes. Always, where the
 * prompt names a subject by its name or by a word that its pack never says ("lunar").
 */
export function namedIn({ pack, named, words }: PackMatch): (told: string) => boolean {
  // Of "human heart" the heart is meant.
  const heads = words.map((word) => word.split(' ').at(-1) ?? word)
  const names = named.map(({ name }) => name.toLowerCase()).join(' ')
  const isSaid = (text: string): boolean => heads.some((word) => says(text, word))
  const isWhole =
    // Instructions are told as a whole: each step belongs to what was asked.
    pack.unit.one === 'tip' ||
    isSaid(names) ||
    ![...pack.facts.map(wordsOfFact), ...pack.myths.map(wordsOfMyth)].some(isSaid)
  return (told) => isWhole || isSaid(told)
}
