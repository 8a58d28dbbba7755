import { contentWords } from '../../../researcher/content-words.ts'
import type { IdeaDraft } from '../../writer.ts'
import { fold, says } from '../matching/words.ts'
import { findActivity } from '../plots/activities.ts'
import type { Genre } from '../plots/genre.ts'
import { readTwofold } from '../plots/speeches/read-twofold.ts'
import { premiseForChild } from '../plots/premise/read-parts.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'

/** Asks for a kind of text, and names nothing that it is about. */
const FORM =
  /^(?:stor(?:y|ies)|tales?|horror|creepypasta|asleep|sleep|cant|cannot|spooky|eerie|ghosts?|terrifying|chilling|haunted|bedtime|goodnight|night|sleepy|gentle|calm|sad|sweet|cute|love|romance|romantic|mystery|detective|crime|whodunit|funny|hilarious|comedy|silly|skit|adventure|quest|sci-?fi|sci|fi|science|fiction|futuristic|dystopian|future|murder|missing|lost|stolen|monologue|letter|pov|motivation\w*|inspir\w+|speech|pep|talk|survival|heist|twist|legend|campfire|set|called|named|daughter|son|niece|nephew|grandson|granddaughter|twins|quiet|fictional|original|lonely|old|young|talking|sentences?|takes?|place|happens|between|minutes?|seconds?|words?|vs|versus)$/
/** Of what a prompt names, so much must be told: with less it is a neighbor's story. */
const TOLD_SHARE = 0.5

/** What a prompt names beside the form of the text. */
const wordsNamed = (prompt: string): string[] =>
  // "Didn't" names nothing, in one piece or in two.
  contentWords(prompt.replace(/\p{L}+n['\u2019]t\b/gu, ' ')).filter(
    (word) => word.length > 2 && !NEUTRAL_WORDS.has(word) && !FORM.test(word),
  )

/** A plot with the prompt's words put in is no story of its premise: nearly all of it must be in what is said. */
const PLOT_SHARE = 0.6
/** Are spoken to somebody, whom their first sentence names. */
const SPOKEN = new Set<Genre>(['motivation', 'letter', 'pov'])

/** Whether plots of a genre are stories of what the prompt says, one after the other. */
export function tellsPremise(
  genre: Genre,
  prompt: string,
): (idea: Pick<IdeaDraft, 'title' | 'script'>) => boolean {
  // A speech to runners is about running, whatever its words are; to runners who are plumbers, about both.
  if (genre === 'motivation' && findActivity(prompt) !== null && readTwofold(prompt) === null)
    return () => true
  if (SPOKEN.has(genre)) return (idea) => isTold(prompt, idea)
  const premise = genre === 'bedtime' ? premiseForChild(prompt) : prompt
  const bare = premise.replace(/\bfall(?:s|ing)? asleep\b/gi, ' ')
  // Who is one of several is another story.
  const several = /\b(?:two|three|four) (\p{L}+s)\b/iu.exec(prompt)?.[1]
  return ({ script }) =>
    isTold(bare, { title: '', script }, [], PLOT_SHARE) &&
    (several === undefined || isTold(several, { title: '', script }))
}

/**
 * Whether an idea tells of what the prompt names, in its own words; of a prompt that names nothing, any does. `known` are the
 * names of the topic itself, which every idea about it may say otherwise.
 */
export function isTold(
  prompt: string,
  { title, script }: Pick<IdeaDraft, 'title' | 'script'>,
  known: readonly string[] = [],
  share = TOLD_SHARE,
): boolean {
  const named = wordsBeside(prompt, known)
  if (named.length === 0) return true
  const text = `${title} ${script}`
  return named.filter((word) => says(text, word)).length >= named.length * share
}

/** What a text names besides what is `known`. */
export function wordsBeside(text: string, known: readonly string[]): string[] {
  const covered = new Set(known.flatMap((name) => contentWords(name)).map(fold))
  return [...new Set(wordsNamed(text))].filter((word) => !covered.has(fold(word)))
}
