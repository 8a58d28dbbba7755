import { MYSTERY_WORDS, STORY_WORDS, SURVIVAL_WORDS } from '../prompt/neutral-words.ts'
import type { StoryKind } from './grammars.ts'

/** Words that ask for one family of stories, the narrowest first. */
export const STORY_KINDS: readonly (readonly [StoryKind, RegExp])[] = [
  [
    'contact',
    /\b(first contact|alien (?:story|stories|encounter|visitor|contact|invasion)|aliens? land\w*|(?:story|stories|tale) (?:about|of|with) (?:an |the )?(?:aliens?|ufos?|first contact)|ufo story|sci-?fi story)\b/i,
  ],
  [
    'letter',
    /\b((?:found|lost|old|forgotten|hidden|unsent|unopened|secret) letters?|message in a bottle|lost (?:ring|object|diary|photo)|letter story|(?:story|tale) (?:about|of) an? (?:letter|diary))\b/i,
  ],
  [
    'message',
    /\b(last (?:message|text|voicemail|call)|voicemail|wrong number|unknown (?:number|caller)|lost phone|phone call|text message)\b/i,
  ],
  ['rivals', /\b(rivals?|rivalry|enemies|unlikely (?:friends|friendship)|friendship|friends)\b/i],
  [
    'underdog',
    /\b(underdogs?|against all odds|nobody believed in|comeback|overcoming the odds|(?:never|not) giv(?:e|ing) up|perseverance)\b/i,
  ],
  ['town', /\b(small[- ]town|village)\b/i],
  ['cabin', /\b((?:log |forest )?cabin(?: in the woods)?)\b/i],
]

const NEEDS_STORY_WORD = new Set<StoryKind>(['rivals', 'town', 'message', 'letter', 'underdog'])
const NO_STORY =
  /\b(facts?|tips?|how to|guide|review|history|quiz|myths?|instagram|snapchat|facebook|brand)\b/i
const EERIE = /\b(scary|scariest|creepy|spooky|eerie|chilling|terrifying|dark|disturbing|unsettling)\b/i
const FRIGHT = /\b(?:scary|scariest|creepy|spooky|horror|terrifying)\b/i
const WARM = /\b(inspir\w+|motivational|heart-?warming|uplifting|wholesome|happy|touching)\b/i

/** Which story a prompt asks for; null when it does not ask for one. */
export function storyKindOf(text: string): StoryKind | null {
  if (
    SURVIVAL_WORDS.test(text) &&
    (STORY_WORDS.test(text) || !/\b(facts?|tips?|how to|guide|kit)\b/i.test(text))
  )
    return 'survival'
  if (NO_STORY.test(text)) return null
  const isTale = STORY_WORDS.test(text) || MYSTERY_WORDS.test(text)
  if (!/\b(haunted|ghosts?)\b/i.test(text)) {
    const narrow = STORY_KINDS.find(
      ([kind, words]) => words.test(text) && (isTale || !NEEDS_STORY_WORD.has(kind)),
    )
    // Who asks to be frightened is told nothing warm.
    if (narrow !== undefined && NEEDS_STORY_WORD.has(narrow[0]) && FRIGHT.test(text)) return null
    if (narrow !== undefined) return narrow[0]
  }
  // "Mystery" alone may be about anything; with a story word or a haunted thing it is a tale.
  if (MYSTERY_WORDS.test(text)) {
    if (/\bmyster(?:y|ies) of\b/i.test(text) && !STORY_WORDS.test(text)) return null
    return /\b(?:scary|creepy|spooky|horror)\b/i.test(text) && STORY_WORDS.test(text) ? 'eerie' : 'mystery'
  }
  if (!STORY_WORDS.test(text)) return null
  if (EERIE.test(text)) return 'eerie'
  return WARM.test(text) ? 'warm' : 'any'
}
