import { genderOfName } from '@hookreel/film'
import type { Gender } from '@hookreel/film'
import type { Token } from './parse-sentence.ts'

/**
 * The name by which a sentence calls somebody: first and last, or a first name that its film's script gives in full elsewhere.
 * Its title gives none: titles are capitalised throughout, and "Places on Earth You Should Know" names nobody.
 */
export function findCalledName(tokens: readonly Token[], script: string): string[] | null {
  return fullNameOf(tokens) ?? firstNameOf(tokens, script)
}

/** A person's first and last name side by side: "Ada Quill was saved". */
function fullNameOf(tokens: readonly Token[]): string[] | null {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const isName =
      next !== undefined &&
      !token.endsClause &&
      !followsThe(tokens, at) &&
      [token, next].every(isNamePart) &&
      !isPlaceName(tokens, at)
    if (isName) return [token.text, next.text]
  }
  return null
}

function firstNameOf(tokens: readonly Token[], script: string): string[] | null {
  const found = tokens.find(
    (token, at) => !followsThe(tokens, at) && !isWhere(tokens, at) && isOfFilm(token, script),
  )
  return found ? [found.text] : null
}

/** A first name that the film gives in full elsewhere: "Iris" of "Iris Dunn". */
function isOfFilm(token: Token, script: string): boolean {
  if (!isNamePart(token)) return false
  return new RegExp(`(?:\\p{Ll},? |[.!?] )${token.text} \\p{Lu}\\p{Ll}+`, 'u').test(script)
}

/** "The Pomodoro Technique": people are not called "the". */
function followsThe(tokens: readonly Token[], at: number): boolean {
  return /^(?:the|an?)$/.test(tokens[at - 1]?.normal ?? '')
}

/** "In New York": a place, no matter who else is called by two names in the film. */
function isWhere(tokens: readonly Token[], at: number): boolean {
  return (
    isPlaceName(tokens, at) ||
    /^(?:in|at|near|to|from|across|new|san|los|saint|st)$/.test(tokens[at - 1]?.normal ?? '')
  )
}

function isNamePart(token: Token): boolean {
  return token.isProperName && token.part === 'noun' && /^\p{Lu}\p{Ll}+$/u.test(token.text)
}

function pronounIn(text: string): Gender | null {
  const women = /\b(?:she|her|hers|herself)\b/i.test(text)
  const men = /\b(?:he|him|his|himself)\b/i.test(text)
  return women === men ? null : women ? 'woman' : 'man'
}

/**
 * Whether somebody called by name is a man or a woman: by rank, title or first name, by "he" or "she" in a sentence that
 * names them or goes on from it; null when nothing tells. `names`: the parts of the name as they are written; `sentences`: those of the whole film.
 */
export function findNameGender(
  names: readonly string[],
  text: string,
  sentences: readonly string[],
): Gender | null {
  const known = genderOfName(names)
  if (known !== null) return known
  const own = pronounIn(text)
  if (own !== null) return own
  const about = sentences.filter((sentence, at) => {
    const goesOn =
      /^(?:he|she|his|her)\b/i.test(sentence) && names.some((name) => sentences[at - 1]?.includes(name))
    return goesOn || names.some((name) => sentence.includes(name))
  })
  return pronounIn(about.join(' '))
}

/** Names of places that take a common noun along: "Grand Canyon", "Mount Everest". */
export const PLACE_NAME =
  /^(?:mount|lake|cape|planet|great|grand|north|south|east|west|new|the|old|red|black|dead|pacific|atlantic)$/
export const PLACE_NOUN =
  /^(?:canyon|ocean|sea|river|desert|island|islands|mountain|mountains|bridge|castle|tower|telescope|nebula|galaxy|station|volcano|cave|reef|forest|lighthouse|house|shark|whale|planet|bear|wolf|tree|technique|method|effect|rule|principle|law|theory|project|award|prize|university|institute|spot|belt|war|cup|age|lane|street|road|avenue|square|park|hall|station|airport|museum|church|cathedral|club|company|records?|league|court|act|house|hotel|school)$/

/** Whether the two words from here on name a place rather than a person. */
export function isPlaceName(tokens: readonly Token[], at: number): boolean {
  return PLACE_NAME.test(tokens[at]?.normal ?? '') || PLACE_NOUN.test(tokens[at + 1]?.normal ?? '')
}
