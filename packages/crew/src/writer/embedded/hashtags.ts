import { nlp } from '../../text/english.ts'
import { NEUTRAL_WORDS } from './prompt/neutral-words.ts'
import { hasCharacters, takeCharacters } from './wording.ts'

const MAX_TAGS = 7
const MAX_CHARACTERS = 300

/** 3 to 7 hashtags of letters and digits only, from words or phrases, without repeats; fewer when fewer are given. */
export function hashtagsFrom(phrases: readonly string[], most = 6): string[] {
  const bare = phrases.map((phrase) =>
    phrase
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('\u0307', '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
  )
  const usable = bare.filter((tag) => tag.length > 1 && tag.length <= 30)
  return [...new Set(usable)].slice(0, Math.min(most, MAX_TAGS)).map((tag) => `#${tag}`)
}

/** A caption of at most 300 characters: the opening line, then the hashtags. */
export function joinCaption(line: string, tags: readonly string[]): string {
  const room = MAX_CHARACTERS - tags.join(' ').length - 1
  const short = hasCharacters(line, room + 1)
    ? `${takeCharacters(line, Math.max(0, room - 3))
        .join('')
        .trimEnd()}...`
    : line
  return [short, ...tags].join(' ').trim()
}

/** Hashtags of a prompt's topic: its nouns and names, one by one and never a phrase of the prompt, then `more`. */
export function tagsOfTopic(topic: string, more: readonly string[]): string[] {
  const nouns = nlp(topic).nouns().out('array') as string[] // compromise types its output as any
  const words = nouns
    .flatMap((noun) => noun.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => hasCharacters(word, 3) && !NEUTRAL_WORDS.has(word.toLowerCase()))
    .filter((word) => !nlp(word).has('(#Verb|#Adverb|#Preposition)') || !nlp(topic).has(`[${word}] #Noun`))
  const isLatin = /\p{sc=Latin}/u.test(topic)
  const others = topic.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => hasCharacters(word, 3))
  return hashtagsFrom([...(isLatin ? words : others).slice(0, 3), ...more, 'shorts', 'reels'])
}
