import { nlp } from '../../../../text/english.ts'
import { capitalize } from '../../wording.ts'
import { THING_WITH_A_WISH } from '../find-genre.ts'
import { isSomebody, readParts, type Asked, type Listener } from './read-parts.ts'

/** Whom a story is about: a person, an animal or a thing, as the prompt names it. */
export type Hero = {
  /** "a little snowplow", or the name of a child. */
  readonly phrase: string
  readonly gender: 'he' | 'she' | null
  /** The child whom the story is told to; null where it is the hero, or nobody is named. */
  readonly listener: string | null
  /** Whether the prompt says what the hero does, and the words in which it does. */
  readonly isTold: boolean
  readonly clause: string
}

const ABOUT =
  /\b(?:about|of) ((?:an? |the |one )?(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+?) (?:who|that|which|and (?:his|her|its))\b.*$/iu
const ABOUT_ONE =
  /\babout (an? (?:(?:little|tiny|small|young|old|baby|big|brave|shy|sleepy|grumpy) )*(?:[\p{L}-]+ )?[\p{L}-]+)(?=$|[,.;!?])/iu
const DID =
  /\babout (an? (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?=(?:won'?t|can(?:'?t| ?not)|doesn'?t|didn'?t|does not|did not|could not|lost|refuses|hates)\b)/iu
const CHILD =
  /\b(?:my|our|for (?!my\b|our\b|the\b|an?\b)) ?(?:(?:little|\d+[- ]years?[- ]old|\d+ ?yo|toddler|sweet|older|youngest|oldest|baby) )*(?:(son|daughter|boy|girl|kid|child|toddler|nephew|niece|grandson|granddaughter|little one|twins?)\b,? ?)?(?:(?:named|called) )?(\p{Lu}[\p{L}-]+)?/u
const LOVES =
  /\b(?:loves?|adores?|likes?|is (?:crazy about|mad about|obsessed with|into)) (?:all )?(?:the )?((?:[\p{L}-]+ )?[\p{L}-]+?)(?=$|[,.;!]| (?:and|but|so|a lot|more|very)\b)/iu
const NOT_LOVED = /\b(?:her|his|their|to|it|colou?r|music|mom|mum|dad|school|eating|playing|\p{L}+ing)\b/iu

/** Reads whom a story is to be about; null where the prompt names nobody. */
export function readHero(prompt: string): Hero | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/[.!?\s]+$/, '')
  const child = CHILD.exec(text)
  const name = child?.[2] ?? null
  const gender = genderOf(text)
  const told = ABOUT.exec(text) ?? DID.exec(text)
  const clause = told === null ? '' : text.slice(told.index).replace(/^(?:about|of) /i, '')
  const own = told?.[1] ?? ABOUT_ONE.exec(text)?.[1] ?? null
  if (own !== null && !/\b(?:my|our) (?:son|daughter|kids?|child)/i.test(own))
    return {
      phrase: own,
      gender: genderOf(clause),
      listener: name,
      isTold: told !== null,
      clause: clause.split(/[,.;]\s/)[0] ?? '',
    }
  const loved = LOVES.exec(text)?.[1] ?? ''
  if (loved !== '' && !NOT_LOVED.test(loved)) {
    const one = nlp(loved).nouns().toSingular().text().trim() || loved
    return {
      phrase: `a little ${one.toLowerCase()}`,
      gender: null,
      listener: name,
      isTold: false,
      clause: '',
    }
  }
  return name === null
    ? null
    : { phrase: capitalize(name), gender, listener: null, isTold: false, clause: '' }
}

function genderOf(text: string): 'he' | 'she' | null {
  const said = /\b(he|his|him|she|her|son|daughter|boy|girl|nephew|niece|grandson|granddaughter)\b/i.exec(
    text,
  )?.[1]
  if (said === undefined) return null
  return /^(?:she|her|daughter|girl|niece|granddaughter)$/i.test(said) ? 'she' : 'he'
}

/** What a child's story is about: what the prompt says, else what the child loves. */
export function readForChild({ loves, rest }: Listener): Asked {
  const read = readParts(rest, true)
  const told = readHero(rest)
  // Anyone who a story is about is its hero, be it a teapot; only what is said of a child stands beside one.
  const asked =
    told?.isTold === true && read.who === null
      ? { ...read, who: told.phrase, thing: null, place: null }
      : read
  if (asked.who === null && THING_WITH_A_WISH.test(rest)) return { ...asked, who: asked.thing, thing: null }
  const hero = loves.find((one) => isSomebody(one, true))
  const dear = loves.find((one) => !isSomebody(one, true))
  const thing = asked.thing ?? (dear === undefined ? null : `the ${dear}`)
  return { ...asked, thing, who: asked.who ?? (hero === undefined ? null : `the little ${hero}`) }
}
