import { nlp } from '../../../text/english.ts'
import { stripAudience } from '../prompt/relax-prompt.ts'
import type { TextKind } from './text-kind.ts'

/** Told of the same thing, no matter who watches. */
const OF_WORLD: ReadonlySet<TextKind> = new Set<TextKind>(['topic', 'life', 'account', 'origin'])
/** Asks for the form, and is no part of the name. */
const REQUEST =
  /^(?:[\p{L}-]+ ){0,3}?(?:bio(?:graphy)?|profile|portrait) of (?=(?:the )?\p{Lu})|^(?:(?:some|quick|short|basic|more|crazy|random|fun) )*(?:infos?|information|facts|stuff) (?:on|about) (?=\p{L}{2})|^(?:the )?(?:[\p{L}-]+ ){0,2}(?:myster(?:y|ies)|truth|legend|secrets?|case) (?:of|behind|about) (?=(?:the )?\p{L}{2})/iu

/** What a prompt asks for, as it is named: without who watches and without the form, and a lesson with those whom it is for. */
export function headOf(kind: TextKind, asked: string, whole: string): string {
  if (kind === 'lesson')
    return (whole.split(/[,.;?!]\s/)[0] ?? whole)
      .replace(/^(?:please )?(?=explain )/i, 'how to ')
      .replace(/[.?!\s]+$/, '')
  const bare = OF_WORLD.has(kind) ? stripAudience(asked) : asked
  return bare.replace(REQUEST, '')
}

/** Somebody whom the asker alone knows: "first christmas without her". */
const SOMEBODY = /\b(?:he|him|she|her|they|them)\b/i
/** Whether words say what something does, or speak of somebody: "penguins propose with pebbles" is no name of a thing. */
export const isSaidOf = (text: string): boolean =>
  SOMEBODY.test(text) || nlp(text).has('#Noun (#PresentTense|#PastTense|#Copula|#Modal) .')
